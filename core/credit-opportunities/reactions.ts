import { sql } from 'kysely';
import { record, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { endOfInstitution } from './steps/end-of-institution.ts';
import { refreshConfirmed } from './steps/refresh-confirmed.ts';
import { settleCredit } from './steps/settle-credit.ts';

export const creditOpportunityReactions = [
  reaction({
    name: 'credit-opportunities:settle',
    to: [
      'opportunities.opened',
      'opportunities.paused',
      'opportunities.expired',
      'opportunities.termsChanged',
      'opportunities.closed',
      'opportunities.removed',
      'opportunities.putBack',
    ],
    run: (tx, { subject }) => settleCredit(tx, subject.opportunityId),
  }),
  reaction({
    name: 'credit-opportunities:end-of-institution',
    to: ['organisations.paused', 'organisations.ended', 'organisations.hidden'],
    run: (tx, { subject }) => endOfInstitution(tx, subject.organisationId),
  }),
  reaction({
    name: 'credit-opportunities:refresh',
    to: ['organisations.edited', 'rosters.changed', 'credit.ruleChanged'],
    run: (tx, { subject }) => refreshConfirmed(tx, subject.organisationId),
  }),
  reaction({
    name: 'credit-opportunities:lapse',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'credit_opportunity',
    run: (tx, { subject }) => lapse(tx, subject.subjectId),
  }),
];

/** It stays unconfirmed; the institution can still answer. */
async function lapse(tx: Tx, id: string): Promise<void> {
  const asked = await tx
    .updateTable('credit_opportunities as asked')
    .from('opportunities')
    .set({ state: 'unanswered', version: sql<number>`asked.version + 1` })
    .whereRef('opportunities.id', '=', 'asked.opportunity_id')
    .where('asked.id', '=', id)
    .where('asked.state', '=', 'asked')
    // It may have been asked again meanwhile.
    .where(
      sql<boolean>`not exists (select from clocks where clocks.kind = 'credit_opportunity'
        and clocks.subject_id = asked.id and clocks.ended_at is null)`,
    )
    .returning(['asked.organisation_id', 'asked.opportunity_id', 'opportunities.project_id'])
    .executeTakeFirst();
  if (!asked) return;
  const { organisation_id: organisationId, opportunity_id: opportunityId, project_id: projectId } = asked;
  const subject = { creditOpportunityId: id, organisationId, opportunityId, projectId };
  await record(tx, { name: 'creditOpportunities.unanswered', accountId: null, subject });
}
