import type { NotificationKind } from '#contract/collected.ts';
import type { EventName } from '#core/ground/events.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Build, Cases } from '#tests/ground/module-samples.ts';
import { someone, world } from '#tests/ground/world.ts';
import { openOpportunity } from './opportunities.ts';

async function offered(core: TestCore) {
  const made = await world(core);
  const { slug } = await core.db
    .selectFrom('projects')
    .select('slug')
    .where('id', '=', made.projectId)
    .executeTakeFirstOrThrow();
  const { id: opportunityId } = await openOpportunity(core, made.owner, {}, slug);
  return { ...made, subject: { opportunityId, projectId: made.projectId } };
}

function toOwners(
  name:
    | 'opportunities.approved'
    | 'opportunities.returned'
    | 'opportunities.removed'
    | 'opportunities.expired',
  kind: NotificationKind,
): Build[] {
  return [
    async (core) => {
      const [{ owner, subject }, { id: accountId }] = [await offered(core), await someone(core)];
      return { event: { name, accountId, subject }, notified: { [owner.id]: kind } };
    },
  ];
}

function ofAll(
  name: 'opportunities.lapsePaused' | 'opportunities.lapseLifted',
  kind: NotificationKind,
): Build[] {
  return [
    async (core) => {
      const { owner, projectId } = await world(core);
      return { event: { name, accountId: null, subject: { projectId } }, notified: { [owner.id]: kind } };
    },
  ];
}

export const opportunityEvents: Cases<Extract<EventName, `opportunities.${string}`>> = {
  'opportunities.begun': 'none',
  'opportunities.edited': 'none',
  'opportunities.deleted': 'none',
  'opportunities.submitted': 'none',
  'opportunities.takenBack': 'none',
  'opportunities.termsChanged': 'none',
  'opportunities.paused': 'none',
  'opportunities.resumed': 'none',
  'opportunities.renewed': 'none',
  'opportunities.reopened': 'none',
  'opportunities.filled': 'none',
  'opportunities.putBack': 'none',
  'opportunities.closed': 'none',
  'opportunities.lapsePaused': ofAll('opportunities.lapsePaused', 'places_paused'),
  'opportunities.lapseLifted': ofAll('opportunities.lapseLifted', 'places_resumed'),
  'opportunities.reviewLate': [
    async (core) => {
      const { owner, subject } = await offered(core);
      return {
        event: {
          name: 'opportunities.reviewLate',
          accountId: null,
          subject: { ...subject, awaitedBy: owner.id },
        },
        notified: { [owner.id]: 'opportunity_late' },
      };
    },
  ],
  'opportunities.approved': toOwners('opportunities.approved', 'opportunity_approved'),
  'opportunities.returned': toOwners('opportunities.returned', 'opportunity_returned'),
  'opportunities.removed': toOwners('opportunities.removed', 'opportunity_removed'),
  'opportunities.expired': toOwners('opportunities.expired', 'opportunity_expired'),
  'opportunities.opened': [
    async (core) => {
      const { owner, follower, subject } = await offered(core);
      return {
        event: { name: 'opportunities.opened', accountId: owner.id, subject },
        notified: { [follower.id]: 'opportunity_opened' },
      };
    },
  ],
};
