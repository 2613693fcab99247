import type { Selectable } from 'kysely';
import type { WordingsTable } from '#db/tables/wordings.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/** Locks a wording until the transaction ends, so that two of the staff do not decide at once. */
export async function holdWording(tx: Tx, wordingId: string): Promise<Selectable<WordingsTable>> {
  const wording = await tx
    .selectFrom('wordings')
    .selectAll()
    .where('id', '=', wordingId)
    .forUpdate()
    .executeTakeFirst();
  if (!wording) throw new Refusal('wording_not_found');
  return wording;
}
