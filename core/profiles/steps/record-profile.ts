import { type LastForm, record, type Tx } from '../../ground/events.ts';
import { readersLost, readersOf } from '../../ground/permissions.ts';
import type { ProfileRow } from '../fields.ts';
import { presentProfile } from '../present.ts';

/** Records an event of a profile. If it is deleted, or hidden from some readers, the form of `before` is kept. */
export async function recordProfile(
  tx: Tx,
  what: 'created' | 'updated' | 'deleted',
  row: ProfileRow,
  before: ProfileRow = row,
): Promise<void> {
  const readers = what === 'deleted' ? readersOf(before) : readersLost(before, row);
  const last: LastForm = { form: presentProfile(before), readers };
  await record(
    tx,
    { name: `profiles.${what}`, accountId: row.owner_id, subject: { profileId: row.id } },
    last,
  );
}
