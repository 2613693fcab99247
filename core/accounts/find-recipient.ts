import type { Core } from '../ground/core.ts';

/** The address and the name to which an account's emails go. */
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
