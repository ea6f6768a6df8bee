/** Whether the page was loaded again: the address of that may be older than what was written into it last. */
export const isReload = () => performance.getEntriesByType("navigation")[0]?.type === "reload";
