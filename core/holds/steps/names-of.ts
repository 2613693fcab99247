import type { Tx } from '../../ground/events.ts';

/** The names of staff, by the ids of their accounts; empty for those who have left. */
export async function namesOf(
  tx: Tx,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string> {
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where('id', 'in', ['', ...ids.filter((id) => id !== null)])
    .execute();
  return (id) => {
    const found = rows.find((one) => one.id === id);
    return found?.name || found?.email || '';
  };
}
