import { sql } from 'kysely';
import { accountOf, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { dropAsks } from './steps/end-asks.ts';
import { endMemberships, findMembershipIds } from './steps/end-memberships.ts';
import { endUnguarded } from './steps/end-unguarded.ts';
import { holdOffStaffOf } from './steps/hold-off-staff.ts';
import { outgrow } from './steps/outgrow.ts';
import { settlePressing } from './steps/settle-pressing.ts';

export const rosterReactions = [
  reaction({
    name: 'rosters:end-of-organisation',
    to: ['organisations.ended'],
    run: (tx, { subject }) => endRoster(tx, subject.organisationId),
  }),
  reaction({
    name: 'rosters:end-of-account',
    to: ['accounts.leaving'],
    async run(tx, event) {
      const accountId = accountOf(event);
      const { rows } = await sql`
        select from accounts left join standings on standings.account_id = accounts.id
        where accounts.id = ${accountId} and (leaves_at is not null or adult_at is null)`.execute(tx);
      if (rows.length === 0) return;
      await holdOffStaffOf(tx, { accountId });
      await endMemberships(tx, await findMembershipIds(tx, { accountId }), 'left');
    },
  }),
  reaction({
    name: 'rosters:end-unguarded',
    to: ['standings.childFound', 'guardians.asked', 'guardians.answered', 'guardians.ended'],
    run: (tx, event) => endUnguarded(tx, accountOf(event)),
  }),
  reaction({
    name: 'rosters:outgrow',
    to: ['guardians.outgrown'],
    run: (tx, event) => outgrow(tx, accountOf(event)),
  }),
  reaction({
    name: 'rosters:settle-pressing',
    to: ['cases.decided', 'cases.judged', 'cases.appealAnswered'],
    run: (tx, { subject }) => settlePressing(tx, subject.caseId),
  }),
  reaction({
    name: 'rosters:end-of-staff',
    to: ['organisations.staffLeft'],
    run: (tx, event) => forgetReviewer(tx, event.subject.organisationId, accountOf(event)),
  }),
];

/** With an organisation its whole roster goes, and with it every membership and mark. */
async function endRoster(tx: Tx, organisationId: string): Promise<void> {
  const { rows } = await sql`
    select from organisations where id = ${organisationId} and state in ('closed', 'removed')`.execute(tx);
  if (rows.length === 0) return;
  await endMemberships(tx, await findMembershipIds(tx, { organisationId }), 'over');
  const asks = await tx
    .selectFrom('roster_guardian_asks')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .execute();
  await dropAsks(
    tx,
    asks.map(({ id }) => id),
    'over',
  );
  await tx.deleteFrom('rosters').where('organisation_id', '=', organisationId).execute();
}

async function forgetReviewer(tx: Tx, organisationId: string, accountId: string): Promise<void> {
  await tx
    .deleteFrom('cohort_reviewers')
    .where('account_id', '=', accountId)
    .where(
      'cohort_id',
      'in',
      tx.selectFrom('cohorts').select('id').where('organisation_id', '=', organisationId),
    )
    .execute();
}
