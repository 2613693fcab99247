import { sql } from 'kysely';
import { accountOf, record, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { holdSearch } from './steps/hold-search.ts';
import { noteAsked } from './steps/note-asked.ts';
import { pauseSearch } from './steps/pause-search.ts';
import { endForHarassment, liftEnd } from './steps/remove-search.ts';
import { settleSearch } from './steps/settle-search.ts';

export const cofounderReactions = [
  reaction({
    name: 'cofounders:settle-member',
    to: ['people.changed', 'verifications.changed', 'standings.changed'],
    run: (tx, event) => settle(tx, accountOf(event)),
  }),
  reaction({
    name: 'cofounders:settle-profile',
    to: ['profiles.created', 'profiles.updated', 'profiles.deleted'],
    // `setOn` waits for changes of the profile, and they wait for it.
    needs: (accountId) =>
      sql`select from cofounder_searches where account_id = ${accountId} and state = 'on'`,
    async run(tx, { accountId }) {
      if (accountId !== null) await settle(tx, accountId);
    },
  }),
  reaction({
    name: 'cofounders:settle-project',
    to: [
      'projects.edited',
      'projects.deleted',
      'projects.archived',
      'projects.returned',
      'projects.removed',
      'projects.putBack',
      'projects.left',
      'projects.ownerGone',
    ],
    run: (tx, { subject }) => settleOfProject(tx, subject.projectId),
  }),
  reaction({
    name: 'cofounders:count-asked',
    to: ['introductions.asked'],
    when: ({ purpose }) => purpose === 'begin_together',
    run: (tx, { subject }) => noteAsked(tx, subject.introductionId),
  }),
  reaction({
    name: 'cofounders:settle-deadline',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'cofounder_review' || kind === 'still_looking',
    async run(tx, { subject: { kind, subjectId } }) {
      if (kind === 'still_looking') await pauseSearch(tx, subjectId, 'quiet');
      else await tellLate(tx, subjectId);
    },
  }),
  reaction({
    name: 'cofounders:end-for-harassment',
    to: ['cases.decided'],
    run: (tx, { subject }) => endForHarassment(tx, subject.caseId),
  }),
  reaction({
    name: 'cofounders:lift-end',
    to: ['cases.appealAnswered'],
    run: (tx, { subject }) => liftEnd(tx, subject.caseId),
  }),
];

/** After a change of what others compare: the member's skills, hours, languages, district, marks or standing. */
async function settle(tx: Tx, accountId: string): Promise<void> {
  const row = await holdSearch(tx, accountId);
  if (row?.state === 'on') await settleSearch(tx, accountId);
}

async function settleOfProject(tx: Tx, projectId: string): Promise<void> {
  const { rows } = await sql<{ account_id: string }>`
    select account_id from cofounder_searches
    where said ->> 'projectId' = ${projectId} and said ->> 'projectId' <> '' and state = 'on'
    order by account_id`.execute(tx);
  for (const { account_id: id } of rows) await settle(tx, id);
}

/** Our lateness ends nothing; the member reads that the review is late. */
async function tellLate(tx: Tx, reviewId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('cofounder_reviews')
    .select('account_id')
    .where('id', '=', reviewId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!waiting) return;
  const subject = { searchId: waiting.account_id };
  await record(tx, { name: 'cofounders.reviewLate', accountId: null, subject });
}
