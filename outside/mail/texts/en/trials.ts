import type { trialKinds } from '#contract/trials/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. No line says what a member answered. */
export const trialLines = {
  notifications: {
    trial_set_waits: () =>
      'The other member has answered the eight questions. You read it after your own answers.',
    trial_sets_open: () => 'Both of you have answered the eight questions. Read both sets on the page.',
    trial_answer_asked: () => 'Your trial is at its last day. Say on the page how it goes on.',
    trial_gone_on: () => 'Both of you want to go on after the trial.',
    trial_extended: () => 'Two weeks more are proposed for your trial. Both of you sign them.',
    trial_parted: () => 'Your trial is over, and you part here.',
  },
  owed: {
    trial_answer: ({ person }) => `Say how your trial with ${person || 'a member'} goes on.`,
  },
  awaited: {
    trial_answer: () => 'No answer came about your trial.',
  },
} satisfies MailLines<typeof trialKinds>;
