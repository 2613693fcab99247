/** Instruments that we name; others are typed. The second one is for employees and directors alone. */
export const promiseOfShares = 'Promise of shares';
export const esopPromise = 'ESOP promise';

/** An instrument in the words of a language; one that members have typed stays as it is. */
export function instrumentNamed(instrument: string, names: { promise: string; esop: string }): string {
  if (instrument === promiseOfShares) return names.promise;
  return instrument === esopPromise ? names.esop : instrument;
}
