import { type Selectable, sql } from 'kysely';
import type { ApplicationStage, TrialState } from '#contract/applications/limits.ts';
import type { ApplicationsTable } from '#db/tables/applications.ts';
import type { Tx } from '../../ground/events.ts';
import { holdOffered } from '../../opportunities/steps/hold-offered.ts';
import { findLimit } from '../find-bar.ts';
import { rowOf } from '../row.ts';
import { askAboutTerms } from './ask-about-terms.ts';
import { noteStep } from './note-step.ts';
import { settleDeadline } from './settle-deadline.ts';

type Applied = Pick<Selectable<ApplicationsTable>, 'id' | 'project_id' | 'account_id' | 'trial'>;

const returned = ['live', 'paused', 'filled', 'expired'];

/**
 * Brings back the applications that an undone removal had ended. An offer that ended has to be made again. An application
 * that ended before the removal, such as by a block, stays over.
 */
export async function returnOfOpportunity(
  tx: Tx,
  opportunityId: string,
  removedAt: string | undefined,
): Promise<void> {
  const offered = await holdOffered(tx, opportunityId);
  if (!offered || !returned.includes(offered.state)) return;
  const rows = await tx
    .selectFrom('applications as one')
    .selectAll()
    .where('opportunity_id', '=', opportunityId)
    .where('ending', '=', 'gone')
    .$if(removedAt !== undefined, (query) => query.where('one.ended_at', '>=', new Date(removedAt ?? '')))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('applications as later')
            .select('later.id')
            .whereRef('later.account_id', '=', 'one.account_id')
            .whereRef('later.opportunity_id', '=', 'one.opportunity_id')
            .whereRef('later.sequence', '>', 'one.sequence'),
        ),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) {
    // They have a seat by now, or as many open applications as they may have.
    if (await isInTeam(tx, row)) continue;
    if (await findLimit(tx, row.account_id)) continue;
    const stage = stageAfter(row.stage_before);
    const trial = await trialAfter(tx, row);
    await tx
      .updateTable('applications')
      .set({
        stage,
        trial,
        ending: '',
        ended_at: sql<Date>`null`,
        stage_before: '',
        version: row.version + 1,
      })
      .where('id', '=', row.id)
      .execute();
    await noteStep(tx, row.id, 'brought_back');
    await settleDeadline(tx, { ...rowOf(row), stage, trial, ended_at: null });
  }
  await askAboutTerms(tx, opportunityId);
}

async function isInTeam(tx: Tx, { project_id: projectId, account_id: accountId }: Applied): Promise<boolean> {
  const seat = await tx
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', projectId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return seat !== undefined;
}

/** A trial task that the end has waived has to be asked for again. */
async function trialAfter(tx: Tx, { id, trial }: Applied): Promise<TrialState> {
  if (trial !== 'waived') return trial as TrialState;
  await tx.deleteFrom('application_trials').where('application_id', '=', id).execute();
  return '';
}

function stageAfter(before: string): ApplicationStage {
  if (before === 'submitted' || before === 'seen') return before;
  return 'shortlisted';
}
