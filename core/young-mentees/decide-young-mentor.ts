import { sql } from 'kysely';
import type { DeskYoungMentorBody } from '#contract/young-mentees/desk-calls.ts';
import { youngLimits as limits, type YoungVerdict } from '#contract/young-mentees/limits.ts';
import { now } from '#db/now.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { meetDeadline, releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findYoungGrounds } from './find-young-grounds.ts';
import { isOfThisSignature } from './is-of-this-signature.ts';
import { releaseClosed } from './release-closed.ts';
import { showDeskYoungMentor } from './show-desk-young-mentor.ts';

type Decision = { mentorId: string; verdict: YoungVerdict; reason: string; sawCertificate: boolean };

const from = {
  approved: ['waiting', 'paused'],
  declined: ['waiting', 'paused'],
  ended: ['approved'],
} as const satisfies Record<YoungVerdict, readonly string[]>;

/**
 * Opens a mentor to members under 18 for 12 months, declines with a reason that the mentor reads, or ends an approval with
 * one. A decision that is sent twice is made once.
 * @throws Refusal `young_mentor_unknown`, `young_own`, `young_reason_missing`, `young_references_missing`, `young_lacks`,
 * `conflict`
 */
export async function decideYoungMentor(
  core: Core,
  administrator: Member,
  decision: Decision,
): Promise<DeskYoungMentorBody> {
  const { mentorId, verdict, reason, sawCertificate } = decision;
  if (mentorId === administrator.id) throw new Refusal('young_own');
  if (verdict !== 'approved' && [...reason].length < limits.reason.min)
    throw new Refusal('young_reason_missing', { param: 'reason' });
  await core.db.transaction().execute(async (tx) => {
    await holdAccount(tx, mentorId);
    const row = await tx
      .selectFrom('young_mentors')
      .selectAll()
      .where('account_id', '=', mentorId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Refusal('young_mentor_unknown');
    const isSame = row.state === verdict && row.decided_by === administrator.id && row.reason === reason;
    if (isSame) return;
    if (!from[verdict].some((state) => state === row.state)) throw new Refusal('conflict');
    if (verdict === 'approved') await requireGrounds(tx, mentorId, row.approved_until !== null);
    await tx
      .updateTable('young_mentors')
      .set({
        state: verdict,
        reason,
        ended_how: '',
        decided_by: administrator.id,
        decided_at: now,
        ...(verdict === 'approved' && {
          saw_certificate: sawCertificate,
          approved_until: sql<Date>`now() + make_interval(months => ${limits.approvedMonths})`,
        }),
      })
      .where('account_id', '=', mentorId)
      .execute();
    // A late decision meets its deadline too.
    if (!(await meetDeadline(tx, 'young_mentor_review', mentorId)))
      await releaseDeadline(tx, 'young_mentor_review', mentorId);
    const accountId = administrator.id;
    await record(tx, { name: 'youngMentees.mentorDecided', accountId, subject: { mentorId, verdict } });
    await noteAction(tx, administrator, {
      action: `young_mentor.${verdict}`,
      subjectId: mentorId,
      detail: reason,
    });
  });
  if (verdict !== 'approved') await releaseClosed(core, { mentorId });
  return showDeskYoungMentor(core.db, administrator, mentorId);
}

/** References are erased after 30 days. A mentor who was approved with them before does not need them again. */
async function requireGrounds(tx: Tx, mentorId: string, wasApproved: boolean): Promise<void> {
  const { hasPage, hasMark } = await findYoungGrounds(tx, mentorId);
  if (!hasPage || !hasMark) throw new Refusal('young_lacks');
  if (wasApproved) return;
  const { count } = await tx
    .selectFrom('young_mentor_references')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', mentorId)
    .where('recommends', '=', true)
    .where(isOfThisSignature)
    .executeTakeFirstOrThrow();
  if (count < limits.references) throw new Refusal('young_references_missing');
}
