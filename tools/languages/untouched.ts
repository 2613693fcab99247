/** Stands before each sentence that `npm run language` has made, until its translation takes its place. */
export const untouchedSign = '\u2042';
