import { faultOfNewPassword } from '#rules/checks/password.ts';
import type { OwnFault } from '#web/forms/outcome.ts';
import { signUpFault } from '#web/forms/sign-up-fault.ts';

/** The errors of a new password and its repetition, both in the browser and on the server. */
export function faultOfNewPasswords(password: string, confirmPassword: string): OwnFault | null {
  const empty = Object.entries({ password, confirmPassword }).flatMap(([field, text]) =>
    text ? [] : [field],
  );
  if (empty.length > 0) return signUpFault('sign_up_required', empty);
  const code = faultOfNewPassword(password, confirmPassword);
  return code && signUpFault(code, [code === 'sign_up_passwords_differ' ? 'confirmPassword' : 'password']);
}
