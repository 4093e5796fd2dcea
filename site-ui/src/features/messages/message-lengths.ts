/** Of a page of messages. */
export const messagePageLength = 10;

/** The longest text of a message, in characters. */
export const messageLength = 4000;
