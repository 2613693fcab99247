/** The cells of `mentors.free`: quarters of an hour of eight weeks. */
const cells = 5376;
const cellMs = 900_000;

/** Where slots begin, as `mentors.free` stores it. All slots lie within eight weeks, so no two share a cell. */
export function freeBits(slots: readonly { startsAt: number }[]): string {
  return bitsAt(slots.map(({ startsAt }) => startsAt));
}

/** The bits of the cells that hold these moments. */
export function bitsAt(moments: readonly number[]): string {
  const bits = new Array<string>(cells).fill('0');
  for (const at of moments) bits[Math.floor(at / cellMs) % cells] = '1';
  return bits.join('');
}
