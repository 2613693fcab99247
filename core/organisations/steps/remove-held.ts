import { now } from '#db/now.ts';
import { noteAction } from '../../administration/steps/note-action.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdAtDesk } from './hold-at-desk.ts';

/** @throws Refusal `organisation_unknown`; `organisation_own`; `conflict` for one that is not open */
export async function removeHeld(
  tx: Tx,
  core: Core,
  administrator: Member,
  { organisationId, reason }: { organisationId: string; reason: string },
): Promise<void> {
  const { row, bar } = await holdAtDesk(tx, core, administrator, organisationId);
  if (bar === 'own') throw new Refusal('organisation_own');
  if (row.state === 'removed' && row.reason === reason && row.decided_by === administrator.id) return;
  if (row.state !== 'active' && row.state !== 'paused') throw new Refusal('conflict');
  await tx
    .updateTable('organisations')
    .set({
      state: 'removed',
      reason,
      decided_at: now,
      decided_by: administrator.id,
      appeal: '',
      appealed_at: null,
      first_decided_by: null,
      ended_at: now,
      version: row.version + 1,
    })
    .where('id', '=', organisationId)
    .execute();
  await record(tx, { name: 'organisations.ended', accountId: null, subject: { organisationId } });
  await noteAction(tx, administrator, {
    action: 'organisation.removed',
    subjectId: organisationId,
    detail: `${row.name}: ${reason}`,
  });
}
