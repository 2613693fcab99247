import type { NotificationKind } from '#contract/collected.ts';
import type { EventName } from '#core/ground/events.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Build, Cases } from '#tests/ground/module-samples.ts';
import { pairBetween } from './pairs.ts';

type OfTrials = Extract<EventName, `trials.${string}`>;

/** One side causes it and the other one is notified; where none causes it, both are. */
function tells(name: OfTrials, kind: NotificationKind, isCaused: boolean): Build[] {
  return [
    async (core: TestCore) => {
      const { id, asker, asked } = await pairBetween(core);
      const event = { name, accountId: isCaused ? asker.id : null, subject: { pairId: id } };
      const notified = isCaused ? { [asked.id]: kind } : { [asker.id]: kind, [asked.id]: kind };
      return { event, notified };
    },
  ];
}

export const trialEventCases: Cases<OfTrials> = {
  'trials.pairBegun': 'none',
  'trials.setHandedIn': tells('trials.setHandedIn', 'trial_set_waits', true),
  'trials.setTakenBack': 'none',
  'trials.setsOpened': tells('trials.setsOpened', 'trial_sets_open', true),
  'trials.questionsClosed': 'none',
  'trials.begun': 'none',
  'trials.moved': 'none',
  'trials.answersAsked': tells('trials.answersAsked', 'trial_answer_asked', false),
  'trials.answered': 'none',
  'trials.goneOn': tells('trials.goneOn', 'trial_gone_on', false),
  'trials.extending': tells('trials.extending', 'trial_extended', false),
  'trials.parted': tells('trials.parted', 'trial_parted', false),
};
