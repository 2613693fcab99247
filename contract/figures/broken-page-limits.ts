/** The most stack frames that a browser reports of one error. */
export const mostFrames = 8;
