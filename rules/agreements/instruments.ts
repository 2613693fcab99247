/** Instruments that we name; others are typed. The second one is for employees and directors alone. */
export const promiseOfShares = 'Promise of shares';
export const esopPromise = 'ESOP promise';
