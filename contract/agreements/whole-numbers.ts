/** (a × b) div c in whole numbers, exact also where the product passes 2⁵³. */
export function timesDivided(a: number, b: number, c: number): number {
  return toNumber((BigInt(a) * BigInt(b)) / BigInt(c));
}

/** @throws RangeError where the result could not be held exactly: terms that allow it are refused when drafted. */
export function times(a: number, b: number): number {
  return toNumber(BigInt(a) * BigInt(b));
}

export function sumOf(numbers: readonly number[]): number {
  return toNumber(numbers.reduce((sum, number) => sum + BigInt(number), 0n));
}

function toNumber(exact: bigint): number {
  if (exact > BigInt(Number.MAX_SAFE_INTEGER) || exact < BigInt(Number.MIN_SAFE_INTEGER))
    throw new RangeError('A sum passes the whole numbers that can be held exactly.');
  return Number(exact);
}
