import type { Core } from '../ground/core.ts';

/** Whom a letter to an account is for. */
export async function findRecipient(
  core: Core,
  accountId: string,
): Promise<{ to: string; name: string } | null> {
  const account = await core.db
    .selectFrom('accounts')
    .select(['email as to', 'name'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account ?? null;
}
