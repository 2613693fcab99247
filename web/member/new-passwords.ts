import { faultOfNewPassword } from '#contract/password.ts';
import type { OwnFault } from '../forms/outcome.ts';

/** What stands against a new password and its repetition, in the browser and on the server alike. */
export function faultOfNewPasswords(password: string, confirmPassword: string): OwnFault | null {
  const empty = Object.entries({ password, confirmPassword }).flatMap(([field, text]) =>
    text ? [] : [field],
  );
  if (empty.length > 0) return { code: 'sign_up_required', fields: empty };
  const code = faultOfNewPassword(password, confirmPassword);
  return code && { code, fields: [code === 'sign_up_passwords_differ' ? 'confirmPassword' : 'password'] };
}
