import type { opportunityKinds } from '#contract/opportunities/kinds.ts';
import { opportunityLimits } from '#contract/opportunities/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { opportunityHeld } from './held.ts';
import { opportunityRefusals } from './refusals.ts';

const named = (thing: string) => (thing ? `“${thing}”` : 'it');

/** The words that complete the kinds of this module. */
export const opportunityWords = {
  refusals: opportunityRefusals,
  fieldErrors: {
    opportunity_title_missing: 'Give it a title.',
    opportunity_title_long: `Keep the title to ${opportunityLimits.title} characters.`,
    opportunity_text_long: `Keep each text to ${opportunityLimits.text.toLocaleString('en-IN')} characters.`,
    opportunity_line_long: `Keep each question to ${opportunityLimits.question} characters.`,
    opportunity_number_invalid: `Use whole numbers: up to ${opportunityLimits.seats} seats, ${opportunityLimits.weeks} weeks, ${opportunityLimits.hoursAWeek} hours a week, ${opportunityLimits.trialHours} hours of a trial task and ${opportunityLimits.creditHours} hours of credit.`,
    opportunity_amount_invalid: 'Enter an amount above 0, such as 6,000.',
    opportunity_pay_half: 'Enter both amounts: from how much, to how much. They may be the same.',
    opportunity_credit_half: 'College credit needs the institution and the hours.',
    opportunity_choice_unknown: 'Choose one of the entries of the list.',
  },
  turns: {
    mine: {
      opportunity_review: ({ thing }) => `Look at an opportunity: ${thing}`,
      opportunity_returned: ({ thing }) => `Change ${thing} and send it for review again`,
      seat_free: ({ thing }) => `A seat is free again. Reopen or close: ${thing}`,
    },
    awaited: {
      opportunity_review: ({ thing }) => `We look at your opportunity: ${thing}`,
      opportunity_returned: ({ thing }) => `Its owners change ${thing}`,
      seat_free: ({ thing }) => `Its owners reopen or close ${thing}`,
    },
  },
  notifications: {
    opportunity_approved: ({ thing }) => `We looked at ${named(thing)}, and it is open to others`,
    opportunity_returned: ({ thing }) => `We looked at ${named(thing)}. Please change something first`,
    opportunity_late: ({ thing }) => `We are late with looking at ${named(thing)}. It comes first now`,
    opportunity_expired: ({ thing }) => `The closing day of ${named(thing)} has passed`,
    opportunity_removed: ({ thing }) => `Our staff removed ${named(thing)}`,
    places_paused: ({ thing }) =>
      `The opportunities of ${thing || 'the project'} are paused: three answers came too late. Answer who waits, and they open again`,
    places_resumed: ({ thing }) =>
      `All applicants have their answer: the opportunities of ${thing || 'the project'} are open again`,
    opportunity_opened: ({ thing }) => `A project that you follow offers ${named(thing)}`,
  },
  deskActions: {
    'opportunities.listed': 'opened the list of opportunities',
    'opportunity.opened': 'looked at an opportunity',
    'opportunity.approved': 'approved an opportunity',
    'opportunity.returned': 'returned an opportunity',
    'opportunity.removed': 'removed an opportunity',
  },
  reportables: {
    opportunity: { name: 'Opportunity', inSentence: 'opportunity', own: 'An opportunity of your project' },
  },
  dates: { closes: (thing) => `The last day to apply: ${thing}` },
  held: opportunityHeld,
} satisfies ModuleWords<typeof opportunityKinds>;
