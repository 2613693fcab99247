import { type AccountBody, getAccount } from '#contract/accounts/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import type { Visit } from '#web/forms/visit.ts';

/** The account that is signed in here; null for everybody else. */
export async function whoAsks({ ask, cookies }: Visit): Promise<AccountBody | null> {
  if (!cookies.read('session')) return null;
  return ask(getAccount, {}).catch((error: unknown) => {
    if (error instanceof Refusal && error.code !== 'general_unavailable') return null;
    throw error;
  });
}

export async function nameOfWhoAsks(visit: Visit): Promise<string | null> {
  const account = await whoAsks(visit);
  return account && (account.name || account.email);
}
