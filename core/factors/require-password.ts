import type { Member } from '../ground/actor.ts';
import { isPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * Compares the password of a member who adds a first factor; later ones are proven by a factor.
 * @throws Refusal `user_invalid_credentials`
 */
export async function requirePassword({ account }: Member, password: string): Promise<void> {
  const { mfa_since: since, password_hash: stored } = account;
  if (!since && stored !== null && !(await isPassword(password, stored)))
    throw new Refusal('user_invalid_credentials');
}
