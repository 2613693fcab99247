import type { DeskAction } from '#contract/collected.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';

/** Logs an administrator's action in the transaction that carries it out. */
export async function noteAction(
  tx: Tx,
  administrator: Member,
  done: { action: DeskAction; subjectId?: string; detail?: string },
): Promise<void> {
  await tx
    .insertInto('admin_actions')
    .values({
      actor_id: administrator.id,
      action: done.action,
      subject_id: done.subjectId ?? null,
      detail: done.detail ?? '',
    })
    .execute();
}
