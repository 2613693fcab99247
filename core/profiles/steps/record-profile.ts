import { record, type Tx } from '../../ground/events.ts';
import type { ProfileRow } from '../fields.ts';
import { presentProfile } from '../present.ts';

/**
 * Writes down what happened to a profile, with the profile as it then was: whoever hears of several changes has to hear
 * each of them. The sweep takes it out of the event again when the news is old.
 */
export async function recordProfile(
  tx: Tx,
  what: 'created' | 'updated' | 'deleted',
  row: ProfileRow,
): Promise<void> {
  await record(tx, {
    name: `documents.${what}`,
    accountId: row.owner_id,
    subject: { documentId: row.id, document: presentProfile(row) },
  });
}
