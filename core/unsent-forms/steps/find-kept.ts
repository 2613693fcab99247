import type { KeptForm } from '#contract/unsent-forms/calls.ts';
import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';
import { openForm, type UnsentForm } from '../sealed-form.ts';

export type FoundForm = { id: string; accountId: string; form: UnsentForm };

/** The forms that this browser has kept and can open, the newest first; held, so that each is given back once. */
export async function findKept(tx: Tx, kept: readonly KeptForm[]): Promise<FoundForm[]> {
  if (kept.length === 0) return [];
  const rows = await tx
    .selectFrom('unsent_forms')
    .select(['id', 'account_id', 'sealed'])
    .where(
      'id',
      'in',
      kept.map(({ id }) => id),
    )
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
  return rows.flatMap(({ id, account_id: accountId, sealed }) => {
    const own = kept.find((one) => one.id === id);
    const form = own ? openForm(own, sealed) : null;
    return form ? [{ id, accountId, form }] : [];
  });
}
