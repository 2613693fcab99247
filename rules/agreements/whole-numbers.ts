/** (a × b) div c in whole numbers, exact also where the product passes 2⁵³. */
export function timesDivided(a: number, b: number, c: number): number {
  const product = a * b;
  // Exact operands truncate rightly: a quotient that is no whole number is further from one than its rounding error.
  if (areExact(a, b, c, product) && c !== 0) return Math.trunc(product / c) + 0;
  return toNumber((BigInt(a) * BigInt(b)) / BigInt(c));
}

/** @throws RangeError where the result could not be held exactly: terms that allow it are refused when drafted. */
export function times(a: number, b: number): number {
  return toNumber(BigInt(a) * BigInt(b));
}

export function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) {
    const next = sum + number;
    if (!areExact(number, next)) return toNumber(numbers.reduce((all, one) => all + BigInt(one), 0n));
    sum = next;
  }
  return sum;
}

const areExact = (...numbers: number[]) => numbers.every(Number.isSafeInteger);

const [most, least] = [BigInt(Number.MAX_SAFE_INTEGER), BigInt(Number.MIN_SAFE_INTEGER)];

function toNumber(exact: bigint): number {
  if (exact > most || exact < least)
    throw new RangeError('A sum passes the whole numbers that can be held exactly.');
  return Number(exact);
}
