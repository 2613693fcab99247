import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import { accountOf, record, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { endInvitations } from '../projects/steps/end-deadlines.ts';
import { holdStanding } from '../standings/steps/hold-standing.ts';
import { endHandOvers } from './steps/end-hand-overs.ts';
import { endProjects } from './steps/end-projects.ts';
import { leaveOrganisations } from './steps/leave-organisations.ts';
import { settleHandOver } from './steps/settle-hand-over.ts';
import { settleOrganisation } from './steps/settle-organisation.ts';
import { settleOrganisationsOf } from './steps/settle-organisations-of.ts';
import { settleSuccession } from './steps/settle-succession.ts';

export const organisationReactions = [
  reaction({
    name: 'organisations:settle-of-owner',
    to: ['verifications.changed', 'standings.suspended', 'standings.suspensionEnded', 'standings.childFound'],
    run: (tx, event) => settleOrganisationsOf(tx, accountOf(event)),
  }),
  reaction({
    name: 'organisations:leave-found-child',
    to: ['standings.childFound'],
    run: (tx, event) => leaveAsChild(tx, accountOf(event)),
  }),
  reaction({
    name: 'organisations:settle',
    to: [
      'organisations.proven',
      'organisations.proofEnded',
      'organisations.staffed',
      'organisations.staffLeft',
    ],
    run: (tx, { subject }) => settleOrganisation(tx, subject.organisationId),
  }),
  reaction({
    name: 'organisations:settle-succession',
    to: ['organisations.staffLeft', 'organisations.decided'],
    run: (tx, { subject }) => settleSuccession(tx, subject.organisationId),
  }),
  reaction({
    name: 'organisations:succeed-suspended',
    to: ['standings.suspended'],
    run: (tx, event) => succeedSuspended(tx, accountOf(event)),
  }),
  reaction({
    name: 'organisations:end-hand-over',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'organisation_hand_over' || kind === 'organisation_succession',
    run: (tx, { subject }) => settleHandOver(tx, subject.subjectId),
  }),
  reaction({
    name: 'organisations:end-staff-requests',
    to: ['organisations.ended'],
    run: async (tx, { subject: { organisationId } }) => {
      await endInvitations(tx, organisationId);
      await endHandOvers(tx, organisationId);
    },
  }),
  reaction({
    name: 'organisations:tell-late',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'organisation_review',
    run: (tx, { subject }) => tellLate(tx, subject.subjectId),
  }),
  reaction({
    name: 'organisations:end-projects',
    to: ['organisations.ended'],
    run: (tx, { subject }) => endProjects(tx, subject.organisationId),
  }),
];

/** Staff are adults. The others see that the member has left, never why. */
async function leaveAsChild(tx: Tx, accountId: string): Promise<void> {
  if ((await holdStanding(tx, accountId))?.age !== 'adult') await leaveOrganisations(tx, { id: accountId });
}

/** No one waits for a suspended member, and where only they own an organisation, another member is asked. */
async function succeedSuspended(tx: Tx, accountId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('organisation_hand_overs')
    .select(['id', 'asked_by'])
    .where('account_id', '=', accountId)
    .where('declined_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id, asked_by: askedBy } of waiting) {
    await releaseDeadline(tx, askedBy === null ? 'organisation_succession' : 'organisation_hand_over', id);
    await settleHandOver(tx, id);
  }
  const owned = await tx
    .selectFrom('organisation_staff')
    .select('organisation_id')
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .orderBy('organisation_id')
    .execute();
  for (const { organisation_id: id } of owned) await settleSuccession(tx, id);
}

/** Our lateness ends nothing: the page of the organisation says that the review is late. */
async function tellLate(tx: Tx, organisationId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .executeTakeFirst();
  if (waiting) await record(tx, { name: 'organisations.late', accountId: null, subject: { organisationId } });
}
