/** 32 digits and letters. None looks like another one. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const size = 2n ** 40n;
/** Odd, so that each row has a number of its own; numbers that follow one another look different. */
const factor = 0x9e3779b97fn;
const back = inverse(factor);

/** `C-7K2M9QXW`: the number on the receipt of a row of `consents`. */
export function receiptNumber(id: string): string {
  let rest = (BigInt(id) * factor) % size;
  let text = '';
  for (let at = 0; at < 8; at++) {
    text = letters[Number(rest % 32n)] + text;
    rest /= 32n;
  }
  return `C-${text}`;
}

/** The row of a number as a person may type it; null for a text that is none. */
export function rowOfReceipt(number: string): string | null {
  const [, text] = /^C-([2-9A-HJ-NP-Z]{8})$/.exec(number.trim().toUpperCase()) ?? [];
  if (!text) return null;
  let value = 0n;
  for (const letter of text) value = value * 32n + BigInt(letters.indexOf(letter));
  return String((value * back) % size);
}

function inverse(of: bigint): bigint {
  let result = 1n;
  // Each round doubles the number of right bits.
  for (let round = 0; round < 6; round++) result = (result * (2n - of * result)) % size;
  return ((result % size) + size) % size;
}
