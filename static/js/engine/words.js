// What people read from the scripts of this folder.

const AGAIN = "Check your connection, then press Retry.";

/** A script of the page, or the one that loads Python, did not arrive. */
export const MISSING = `A part of the page did not arrive. ${AGAIN}`;
export const STOPPED = "Python stopped. Press Retry to start it again; your board is still here.";
export const SILENT = "Python stopped answering. Press Retry to start it again; your board is still here.";
/** What whoever still waits for a worker hears when its user has ended it. */
export const ENDED = "This worker was ended.";

export const refused = () => `The page could not start Python. ${AGAIN}`;
export const stalled = (seconds) =>
  `Python could not be loaded: nothing has arrived for ${seconds} seconds. ${AGAIN}`;
export const unloadable = (clause) => `Python could not be loaded: ${clause}. ${AGAIN}`;
export const unstartable = (clause) => `Python could not be started (${clause}). Press Retry.`;

// Clauses of the two sentences above.
export const answered = (status, file) => `the server answered ${status} for ${file}`;
export const unexpected = (file) => `${file} is not the file that was expected`;
export const cutShort = (file) => `${file} did not arrive whole`;
export const NOT_HANDED_ON = "this browser does not hand compiled programs on";

// Beside the line of progress.
export const LOADING = "Loading Python";
export const STARTING = "Starting Python";
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
export const loaded = (received, total) => `Loading Python: ${megabytes(received)} of ${megabytes(total)} MB`;
