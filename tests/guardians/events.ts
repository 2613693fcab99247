import type { NotificationKind } from '#contract/collected.ts';
import type { CoreEvent, EventName } from '#core/ground/events.ts';
import { member } from '#tests/ground/builders.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Case, Cases } from '#tests/ground/module-samples.ts';

async function guardian(
  core: TestCore,
  event: (accountId: string) => CoreEvent,
  kind: NotificationKind,
): Promise<Case> {
  const { id } = await member(core, { password: null, birthDate: '2015-01-01' });
  return { event: event(id), notified: { [id]: kind } };
}

export const guardianEvents: Cases<Extract<EventName, `guardians.${string}`>> = {
  'guardians.asked': 'emails',
  'guardians.answered': [
    (core) =>
      guardian(
        core,
        (accountId) => ({
          name: 'guardians.answered',
          accountId,
          subject: { guardianId: 'g', confirmed: true },
        }),
        'guardian_answered',
      ),
  ],
  'guardians.reviewed': [
    (core) => guardian(core, (accountId) => ({ name: 'guardians.reviewed', accountId }), 'guardian_reviewed'),
  ],
  'guardians.outgrown': [
    (core) => guardian(core, (accountId) => ({ name: 'guardians.outgrown', accountId }), 'guardian_outgrown'),
  ],
  'guardians.ended': 'none',
  'guardians.erasureAnnounced': 'emails',
  'guardians.childErased': 'none',
};
