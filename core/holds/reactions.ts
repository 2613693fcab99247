import { sql } from 'kysely';
import { caseTimes } from '#contract/cases/report-limits.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { record, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { beginForReport } from './steps/begin-for-report.ts';
import { endHold } from './steps/end-hold.ts';

const longestDays = Math.max(caseTimes.appealDays, caseTimes.secondLookDays);

/** Whatever was decided: from then on the hold lasts until an appeal or a second look is no longer possible, or over. */
async function showDecided(tx: Tx, caseId: string): Promise<void> {
  await tx
    .updateTable('holds')
    .set({
      until: sql<Date>`(select decided_at + make_interval(days => ${longestDays}::int) from cases where id = ${caseId})`,
    })
    .where('case_id', '=', caseId)
    .where('ends_with_case', '=', true)
    .where('ended_at', 'is', null)
    .execute();
  const shown = await tx
    .updateTable('holds')
    .set({ is_secret: false })
    .where('case_id', '=', caseId)
    .where('is_by_report', '=', true)
    .where('is_secret', '=', true)
    .where('ended_at', 'is', null)
    .returning(['id', 'account_id'])
    .execute();
  for (const { id: holdId, account_id: accountId } of shown)
    await record(tx, { name: 'holds.changed', accountId, subject: { holdId } });
}

/** A hold whose proposal was refused, withdrawn or has lapsed keeps nothing any more. */
export const holdReactions = [
  reaction({
    name: 'holds:begin-for-child',
    to: ['cases.reported'],
    async run(tx, { subject: { caseId, reportId } }) {
      const report = await tx
        .selectFrom('case_reports')
        .select('concern')
        .where('id', '=', reportId)
        .executeTakeFirst();
      if (report?.concern === 'child') await beginForReport(tx, caseId);
    },
  }),
  reaction({
    name: 'holds:show-decided',
    to: ['cases.decided'],
    run: (tx, { subject: { caseId } }) => showDecided(tx, caseId),
  }),
  reaction({
    name: 'holds:end-unconfirmed',
    to: ['proposals.ended'],
    async run(tx, { subject: { proposalId } }) {
      const proposal = await tx
        .selectFrom('staff_proposals')
        .select(['subject_id', 'ended_by'])
        .where('id', '=', proposalId)
        .where('kind', '=', 'hold.placed')
        .where('state', 'in', ['refused', 'withdrawn', 'lapsed'])
        .executeTakeFirst();
      if (!proposal) return;
      const hold = await tx
        .selectFrom('holds')
        .select(['id', 'account_id'])
        .where('id', '=', proposal.subject_id)
        .where('state', '=', 'proposed')
        .forUpdate()
        .executeTakeFirst();
      if (!hold) return;
      await endHold(tx, hold);
      await noteAction(tx, { id: proposal.ended_by ?? '' }, { action: 'hold.ended', subjectId: hold.id });
    },
  }),
];
