/** The zeros of the scripts in which members write numbers: each is followed by its one to nine. */
const zeros = [
  0x0660, // Arabic
  0x06f0, // Persian and Urdu
  0x0966, // Devanagari
  0x09e6, // Bengali and Assamese
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0b66, // Odia
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0d66, // Malayalam
  0xff10, // full width
];

/** The text with its digits as 0 to 9, whatever script they were typed in: १२३ becomes 123. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((one) => code >= one && code <= one + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** A code from an email as typed or pasted, reduced to its digits. */
export function readCode(text: string): string {
  return latinDigits(text).replace(/\D/g, '').slice(0, codeLength);
}

export const codeLength = 6;
