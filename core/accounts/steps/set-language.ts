import type { Tx } from '../../ground/events.ts';

/** Sets the language of an account's pages and emails. */
export async function setLanguage(tx: Tx, accountId: string, language: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ interface_language: language })
    .where('id', '=', accountId)
    .execute();
}
