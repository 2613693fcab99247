import type { introductionKinds } from '#contract/introductions/kinds.ts';
import { introductionLimits as limits } from '#rules/introductions/limits.ts';
import { day, number, span } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { introductionHeld } from './held.ts';

const notThere = 'This member is not available at present.';

/** The words that complete the kinds of this module. */
export const introductionWords = {
  refusals: {
    introduction_unknown: 'There is no such request here.',
    introduction_receiver_unknown: 'There is no such member or project here.',
    introduction_purpose: 'This member or project is not asked for this.',
    introduction_own: 'This is your own page or project. Ask another member.',
    introduction_not_verified: 'You need a mark to ask for introductions. Get one under You, Verification.',
    introduction_shown: 'Choose what you show with your request.',
    introduction_waits: 'They have not answered your request yet. You can ask for one thing at a time.',
    introduction_rests: ({ on }) =>
      `You have asked here lately.${on ? ` You can ask again from ${day(on)} on.` : ' You can ask again later.'}`,
    introductions_too_many: ({ seconds }) =>
      `You have asked ${limits.ofMember.count} times in ${limits.ofMember.days} days. You can ask again${seconds ? ` in ${span(seconds)}` : ' later'}.`,
    introductions_project_many: ({ seconds }) =>
      `The owners of this project have asked ${limits.ofProject.count} times in ${limits.ofProject.days} days. They can ask again${seconds ? ` in ${span(seconds)}` : ' later'}.`,
    introductions_full: 'They have enough requests just now.',
    introduction_over: 'It is answered, taken back or over already.',
    introduction_gone: notThere,
  },
  fieldErrors: {
    introduction_note_length: `Write ${limits.note.min} to ${number(limits.note.max)} characters.`,
    introduction_reason_missing: 'Choose a reason.',
    introduction_words_long: `Write up to ${limits.words} characters.`,
  },
  turns: {
    mine: {
      cofounder_answer: ({ person }) => `Answer ${person || 'a member'} about beginning something together`,
      introduction_answer: ({ person, thing }) =>
        thing
          ? `Answer ${person || 'a member'} about an introduction to ${thing}`
          : `Answer ${person || 'a member'} about an introduction`,
    },
    awaited: {
      cofounder_answer: ({ person }) => `${person || 'A member'} answers about beginning something together`,
      introduction_answer: ({ person, thing }) =>
        `${thing || person || 'A member'} answers your request for an introduction`,
    },
  },
  topics: {
    introductions: {
      name: 'Introductions',
      hint: 'Requests for introductions to you, and the answers to yours.',
    },
  },
  notifications: {
    introduction_asked: ({ person }) => `${person || 'A member'} asks for an introduction`,
    introduction_answered: () => 'Your request for an introduction has its answer',
    introduction_lapsed: () => 'No answer came to your request for an introduction',
  },
  subjects: { introduction: ({ thing }) => (thing ? `Introduction to ${thing}` : 'Introduction') },
  reportables: {
    introduction: {
      name: 'Request for an introduction',
      inSentence: 'request for an introduction',
      own: 'A request for an introduction of yours',
      title: (name) => `Report a request for an introduction of ${name || 'a member'}`,
    },
  },
  conversations: { introduction: { name: 'Introduction', over: '' } },
  held: introductionHeld,
} satisfies ModuleWords<typeof introductionKinds>;
