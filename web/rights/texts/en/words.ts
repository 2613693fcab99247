import type { rightsKinds } from '#contract/rights/kinds.ts';
import { rightsLimits, rightsTimes } from '#contract/rights/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { rightsHeld } from './held.ts';

const { words, answer } = rightsLimits;

/** The words that complete the kinds of this module. */
export const rightsWords = {
  refusals: {
    rights_request_unknown: 'There is no such request here.',
    rights_not_contestable: `You cannot contest this answer. You can contest once, within ${rightsTimes.contestDays} days of the answer.`,
    rights_not_withdrawable: 'We have answered already. Please reload the page.',
    rights_own: 'This is your own request. Other staff answer it.',
    rights_same_staff: 'You gave the first answer. Other staff answer now.',
    rights_reason_unfit:
      'Choose a reason from the list for a refusal. For other answers choose “No refusal”.',
    rights_sign_in: 'Sign in',
    rights_too_many: `You have sent ${rightsLimits.guestsADay} in a day from this address. Please try again tomorrow.`,
  },
  fieldErrors: {
    rights_words_length: `Please write ${words.min} to ${words.max.toLocaleString('en-IN')} characters.`,
    rights_kind_missing: 'Choose the kind of your request.',
    rights_outcome_missing: 'Choose the outcome.',
    rights_reason_missing: 'Choose the reason for the refusal.',
    rights_answer_length: `Please write ${answer.min} to ${answer.max.toLocaleString('en-IN')} characters.`,
  },
  turns: {
    mine: {
      rights_answer: ({ thing }) => `Answer request ${thing}`,
      content_complaint_answer: ({ thing }) => `Answer complaint ${thing}`,
    },
    awaited: {
      rights_answer: ({ thing }) => `We answer your request ${thing}`,
      content_complaint_answer: ({ thing }) => `We answer your complaint ${thing}`,
    },
  },
  notifications: {
    rights_answered: () => 'We have answered your request',
    rights_late: () => 'We are late with your request',
    rights_waits: () => 'A request waits for our answer',
    rights_late_at_desk: () => 'We are late with an answer to a request',
  },
  subjects: {
    rights_request: ({ thing }) => `Request ${thing}`,
    rights_request_at_desk: ({ thing }) => `Request ${thing}`,
  },
  deskActions: {
    'rightsRequests.listed': 'opened the list of requests about data',
    'rightsRequest.opened': 'read a request about data',
    'rightsRequest.taken': 'began to work on a request about data',
    'rightsRequest.answered': 'answered a request about data',
  },
  held: rightsHeld,
  emails: {
    'rights-code': 'Code for a request without an account',
    'rights-received': 'Request about data received',
    'rights-answered': 'Answer to a request about data',
    'rights-late': 'Late answer to a request about data',
  },
} satisfies ModuleWords<typeof rightsKinds>;
