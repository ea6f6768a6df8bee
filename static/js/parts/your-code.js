/** The reader's own program, as the list of strategies, addresses and the callbacks call it. */
export const YOUR_CODE = "your-code";
