import type { CodePurpose } from './sent-codes.ts';

/** The forms of the dialog for a mailed code. */
export function codeIntents(purpose: CodePurpose) {
  return { use: `use ${purpose} code`, resend: `resend ${purpose} code`, aside: `put ${purpose} code aside` };
}
