import { sql } from 'kysely';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { record, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { holdPutAway } from '../projects/steps/hold-put-away.ts';
import { endOpportunity } from './steps/end-opportunity.ts';
import { pauseByCase } from './steps/pause-by-case.ts';
import { endReview } from './steps/reviews.ts';

export const opportunityReactions = [
  reaction({
    name: 'opportunities:end-with-project',
    to: ['projects.archived', 'projects.removed'],
    async run(tx, { name, subject }) {
      await endOfProject(
        tx,
        subject.projectId,
        name === 'projects.archived' ? 'archived' : 'project_removed',
      );
    },
  }),
  reaction({
    name: 'opportunities:return-with-project',
    to: ['projects.putBack'],
    run: (tx, { subject }) => returnOfProject(tx, subject.projectId),
  }),
  reaction({
    name: 'opportunities:pause-with-project',
    to: ['projects.paused'],
    run: (tx, { subject }) => pauseByCase(tx, subject.projectId),
  }),
  reaction({
    name: 'opportunities:tell-late',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'opportunity_review',
    run: (tx, { subject }) => tellLate(tx, subject.subjectId),
  }),
];

/** Opportunities that others have seen end with their project; one that waits for its first review becomes a draft again. */
async function endOfProject(
  tx: Tx,
  projectId: string,
  ending: 'archived' | 'project_removed',
): Promise<void> {
  if (!(await holdPutAway(tx, projectId))) return;
  const rows = await tx
    .selectFrom('opportunities')
    .select(['id', 'project_id', 'state'])
    .where('project_id', '=', projectId)
    .where('state', 'in', ['review', 'live', 'paused', 'expired', 'filled'])
    .forUpdate()
    .execute();
  for (const row of rows) {
    if (row.state !== 'review') {
      await endOpportunity(tx, row, ending, null);
      continue;
    }
    await endReview(tx, row.id);
    await tx.updateTable('opportunities').set({ state: 'draft' }).where('id', '=', row.id).execute();
  }
}

/**
 * When the removal of a project is undone, its opportunities are paused and owners open them again. One that was
 * removed on its own stays removed.
 */
async function returnOfProject(tx: Tx, projectId: string): Promise<void> {
  await tx.selectFrom('projects').select('id').where('id', '=', projectId).forUpdate().execute();
  const ended = await tx
    .selectFrom('opportunities')
    .select(['id', 'state', 'ended_at'])
    .where('project_id', '=', projectId)
    .where('ending', '=', 'project_removed')
    .where('state', 'in', ['closed', 'removed'])
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, state, ended_at: at } of ended) {
    const isBack = state === 'closed';
    await tx
      .updateTable('opportunities')
      .set({ ending: '' })
      .$if(isBack, (query) =>
        query
          .set('state', sql<'paused'>`case when joined >= seats then 'filled' else 'paused' end`)
          .set({ ended_at: sql<Date>`null` }),
      )
      .where('id', '=', id)
      .execute();
    if (!isBack) continue;
    const subject = { opportunityId: id, projectId, removedAt: isoDateOrEmpty(at) || undefined };
    await record(tx, { name: 'opportunities.putBack', accountId: null, subject });
  }
}

/** Our lateness ends nothing; the page of the waiting owner says that the review is late. */
async function tellLate(tx: Tx, subjectId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('opportunity_reviews as review')
    .innerJoin('opportunities', 'opportunities.id', 'review.opportunity_id')
    .select(['opportunities.id', 'opportunities.project_id'])
    .select(
      sql<string | null>`(
        select account_id from project_members as seat
        where seat.project_id = opportunities.project_id and is_owner
        order by account_id = review.asked_by desc nulls last, joined_at, account_id limit 1
      )`.as('asked_by'),
    )
    .where('review.id', '=', subjectId)
    .where('review.state', '=', 'waiting')
    .executeTakeFirst();
  if (!waiting?.asked_by) return;
  const subject = {
    opportunityId: waiting.id,
    projectId: waiting.project_id,
    awaitedBy: waiting.asked_by,
  };
  await record(tx, { name: 'opportunities.reviewLate', accountId: null, subject });
}
