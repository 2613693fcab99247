import type { DeskAction } from '#contract/collected.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';

/** Logs an action of staff or of the operator in the transaction that carries it out. */
export async function noteAction(
  tx: Tx,
  by: Pick<Member, 'id'>,
  done: { action: DeskAction; subjectId?: string; detail?: string },
): Promise<void> {
  await tx
    .insertInto('admin_actions')
    .values({
      actor_id: by.id,
      action: done.action,
      subject_id: done.subjectId ?? null,
      detail: done.detail ?? '',
    })
    .execute();
}
