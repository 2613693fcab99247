import type { NotificationKind } from '#contract/collected.ts';
import type { CoreEvent, EventName } from '#core/ground/events.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Build, Cases } from '#tests/ground/module-samples.ts';
import { introductionBetween } from './introductions.ts';

type OfIntroductions = Extract<EventName, `introductions.${string}`>;
type Side = 'asker' | 'asked';

/** `by` causes it; the side `to` is notified. */
function tells(name: OfIntroductions, kind: NotificationKind, by: Side | null, to: Side): Build[] {
  return [true, false].map((isToProject) => async (core: TestCore) => {
    const made = await introductionBetween(core, { isToProject });
    const subject = { introductionId: made.id, purpose: '', answer: 'accepted' };
    const event = { name, accountId: by && made[by].id, subject } as CoreEvent;
    return { event, notified: { [made[to].id]: kind } };
  });
}

export const introductionEventCases: Cases<OfIntroductions> = {
  'introductions.asked': tells('introductions.asked', 'introduction_asked', 'asker', 'asked'),
  'introductions.answered': tells('introductions.answered', 'introduction_answered', 'asked', 'asker'),
  'introductions.withdrawn': 'none',
  'introductions.lapsed': tells('introductions.lapsed', 'introduction_lapsed', null, 'asker'),
  'introductions.released': 'none',
};
