// PyScript opens a database for packages, of which there are none here, before it starts Python, and does not start it where
// databases are refused, as in a frame of another page. This one is always there, and empty.

const answered = (result) => {
  const request = {};
  queueMicrotask(() => request.onsuccess({ target: { result } }));
  return request;
};

const store = { getAllKeys: () => answered([]) };
const database = { transaction: () => ({ objectStore: () => store }), close() {} };

export const NO_DATABASE = { open: () => answered(database) };
