import type { NotificationKind } from '#contract/collected.ts';
import type { EventName } from '#core/ground/events.ts';
import type { Build, Cases } from '#tests/ground/module-samples.ts';
import { idOf } from '#tests/organisations/organisations.ts';
import { asked } from './credit-opportunities.ts';

type OwnEvent = Extract<EventName, `creditOpportunities.${string}`>;

/** An event about a question that notifies the owner of one side. */
const to =
  (side: 'owner' | 'team', name: OwnEvent, kind: NotificationKind, more: object = {}): Build =>
  async (core) => {
    const made = await asked(core);
    const opportunity = await core.db
      .selectFrom('opportunities')
      .select('project_id')
      .where('id', '=', made.opportunity.id)
      .executeTakeFirstOrThrow();
    const subject = {
      creditOpportunityId: made.creditOpportunityId,
      organisationId: await idOf(core, made.organisationSlug),
      opportunityId: made.opportunity.id,
      projectId: opportunity.project_id,
      ...more,
    };
    return { event: { name, accountId: null, subject } as never, notified: { [made[side].id]: kind } };
  };

export const creditOpportunityEvents: Cases<OwnEvent> = {
  'creditOpportunities.asked': [to('owner', 'creditOpportunities.asked', 'credit_asked')],
  'creditOpportunities.confirmed': [to('team', 'creditOpportunities.confirmed', 'credit_confirmed')],
  'creditOpportunities.declined': [to('team', 'creditOpportunities.declined', 'credit_declined')],
  'creditOpportunities.takenBack': [to('team', 'creditOpportunities.takenBack', 'credit_taken_back')],
  'creditOpportunities.unanswered': 'none',
  'creditOpportunities.ended': [
    to('team', 'creditOpportunities.ended', 'credit_ended', { by: 'organisation' }),
  ],
};
