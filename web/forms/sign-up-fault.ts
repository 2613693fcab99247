import { type SignUpRefusalCode, signUpRefusalTexts } from '#web/sign-ups/texts/en/sign-up-refusals.ts';
import type { OwnFault } from './outcome.ts';

/** A fault of the sign-up's rules. It brings its sentence along, for pages of other forms load none of them. */
export function signUpFault(code: SignUpRefusalCode, fields: string[]): OwnFault {
  return { code, fields, sentence: signUpRefusalTexts[code] };
}
