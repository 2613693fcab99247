/** The zero of each script whose digits people here type: Devanagari, Bengali, Gurmukhi, …, Arabic, full width. */
const zeros = [
  0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0, 0x07c0, 0xff10,
];

/** The text with every decimal digit written 0–9. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((zero) => code >= zero && code <= zero + 9);
    return zero === undefined ? digit.normalize('NFKC') : String(code - zero);
  });
}
