import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';
import { recordProfile } from './record-profile.ts';

/** Moves the date in a member's own profile too: a client that sends the old date again would bring it back. */
export async function moveProfileBirthDate(tx: Tx, accountId: string, birthDate: string): Promise<void> {
  const rows = await tx
    .updateTable('profiles')
    .set({ dob: birthDate, updated_at: now })
    .where('owner_id', '=', accountId)
    .where('account_id', '=', accountId)
    .where('dob', 'is not', null)
    .where('dob', '!=', birthDate)
    .returningAll()
    .execute();
  for (const row of rows) await recordProfile(tx, 'updated', row);
}
