import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { ApplicationRow } from '../row.ts';
import { findReceived } from '../show-received.ts';
import { holdReceived } from './hold-received.ts';

/**
 * One of the member's own notes about an application that they may read, held until the transaction ends.
 * @throws Refusal `application_note_unknown`, also for a member who does not own the project any more; refusals because of
 * age
 */
export async function holdOwnNote(
  tx: Tx,
  member: Member,
  noteId: string,
): Promise<{ one: ApplicationRow; note: { id: string; text: string; version: number } }> {
  const found = await tx
    .selectFrom('application_notes')
    .select('application_id')
    .where('id', '=', noteId)
    .where('account_id', '=', member.id)
    .executeTakeFirst();
  const { one } = await holdReceived(tx, member, found?.application_id ?? '').catch(asUnknown);
  const received = await findReceived(tx, member, one.id);
  const note = await tx
    .selectFrom('application_notes')
    .select(['id', 'text', 'version'])
    .where('id', '=', noteId)
    .forUpdate()
    .executeTakeFirst();
  if (!note || !received.is_readable) throw new Refusal('application_note_unknown');
  return { one, note };
}

function asUnknown(error: unknown): never {
  if (error instanceof Refusal && error.code === 'application_unknown')
    throw new Refusal('application_note_unknown');
  throw error;
}
