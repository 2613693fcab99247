import type { kindsOfMentors } from '#contract/mentors/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { mentorHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const mentorWords = {
  refusals: {
    mentoring_time_taken: 'You have a session then. Choose another time.',
    mentoring_slot_taken: 'This time was taken just now. Choose another one.',
  },
  held: mentorHeld,
} satisfies ModuleWords<typeof kindsOfMentors>;
