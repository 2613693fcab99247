import { randomInt } from 'node:crypto';

/** The contract's ids: 1 to 36 characters, the first one alphanumeric. */
export const idPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/;

/** 13 hex digits of time in microseconds and 7 random ones, as the contract's clients make them (specification §9). */
export function newId(): string {
  const time = Math.floor((performance.timeOrigin + performance.now()) * 1000).toString(16);
  return (
    time.slice(-13).padStart(13, '0') +
    randomInt(16 ** 7)
      .toString(16)
      .padStart(7, '0')
  );
}

/** `unique()` asks the server for an id. */
export function idOrNew(wanted: string): string {
  return wanted === 'unique()' ? newId() : wanted;
}
