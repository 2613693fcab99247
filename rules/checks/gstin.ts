/** State (01–38, 97, 99), PAN, number of the registration in the state, Z (C and D for those who collect or deduct tax), check character. */
const form = /^(\d{2})[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z][1-9A-Z][ZCD][0-9A-Z]$/;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function faultOfGstin(number: string): 'registry_number_form' | 'registry_number_check' | null {
  const state = Number(form.exec(number)?.[1] ?? 0);
  if (!((state >= 1 && state <= 38) || state === 97 || state === 99)) return 'registry_number_form';
  return gstinCheckCharacter(number.slice(0, 14)) === number[14] ? null : 'registry_number_check';
}

/** Every second character counts twice, in base 36, the digits of a product added up; the sum is filled up to 36. */
export function gstinCheckCharacter(first14: string): string {
  const sum = [...first14].reduce((total, character, index) => {
    const value = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(value / 36) + (value % 36);
  }, 0);
  return alphabet[(36 - (sum % 36)) % 36] ?? '';
}
