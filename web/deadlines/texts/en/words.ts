import type { kindsOfDeadlines } from '#contract/deadlines/kinds.ts';
import { extensionLimits } from '#contract/deadlines/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { deadlineHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const deadlineWords = {
  refusals: {
    clock_already_extended: 'More time was asked for already. It can be asked for once.',
    clock_extension_too_long: 'Choose from 1 to 7 days.',
    clock_not_extendable: 'The time for this cannot be made longer.',
    clock_not_running: 'No one waits for this any more.',
    clock_overdue: 'The time for this is over.',
    turn_not_found: 'No one waits for this any more.',
  },
  fieldErrors: {
    extension_reason_invalid: `Please say why, in up to ${extensionLimits.reason} characters.`,
  },
  topics: {
    answers: { name: 'Answers', hint: 'To what you asked, or that the other side needs more time.' },
  },
  notifications: {
    turn_ended: () => 'The time for your answer is over',
    wait_ended: () => 'No answer came in time',
    more_time: ({ person }) => `${person || 'The other side'} asked for more time`,
  },
  held: deadlineHeld,
} satisfies ModuleWords<typeof kindsOfDeadlines>;
