import type { kindsOfMentors } from '#contract/mentors/kinds.ts';
import { mentorLimits as limits } from '#contract/mentors/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { mentorHeld } from './held.ts';
import { mentorRefusals } from './refusals.ts';

/** The words that complete the kinds of this module. */
export const mentorWords = {
  refusals: mentorRefusals,
  fieldErrors: {
    mentor_number_invalid: 'Please enter a whole number within the bounds that are named here.',
    mentor_topics_missing: `Name 1 to ${limits.topics.max} topics.`,
    mentor_help_length: `Write ${limits.helpWith.min} to ${limits.helpWith.max.toLocaleString('en-IN')} characters.`,
    mentor_languages_missing: `Choose 1 to ${limits.languages.max} languages.`,
  },
  turns: {
    mine: {
      mentor_page_review: ({ thing }) => `Read a mentor page: ${thing}`,
      still_mentoring: () => 'Say whether you still mentor: yes, or pause your page',
    },
    awaited: {
      mentor_page_review: () => 'We read your page as a mentor',
      still_mentoring: () => 'A mentor says whether they still mentor',
    },
  },
  topics: {
    mentorship: {
      name: 'Mentorship',
      hint: 'Requests, answers, slots and your page as a mentor. Changes of an agreed session always come.',
    },
  },
  notifications: {
    mentor_paused: () => 'Your page as a mentor is paused. Read why, and how you open it again',
    mentor_page_late: () => 'We are late with reading your page as a mentor. We read it next',
    mentor_page_approved: () => 'We read your page as a mentor, and others can read it now',
    mentor_page_returned: () => 'We read your page as a mentor. Change something first: the page says what',
  },
  subjects: { mentor_page: () => 'Your page as a mentor' },
  deskActions: {
    'mentors.listed': 'opened the list of reviews of mentor pages',
    'mentor.opened': 'looked at a mentor page',
    'mentor.approved': 'let others read a mentor page',
    'mentor.returned': 'returned a mentor page',
    'mentor.removed': 'removed a mentor page',
  },
  reportables: {
    mentor_page: { name: 'Mentor page', inSentence: 'mentor page', own: 'Your page as a mentor' },
  },
  held: mentorHeld,
} satisfies ModuleWords<typeof kindsOfMentors>;
