import type { youngMenteeKinds } from '#contract/young-mentees/kinds.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { youngMenteeHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const youngMenteeWords = {
  refusals: {
    young_request_unknown: 'There is no such request here.',
    young_yes_missing:
      'Your guardian has not agreed to written mentoring, or has ended it. Please talk to them.',
    young_live_missing:
      'Your guardian has not agreed to live sessions, or has ended them. A session in writing is possible.',
    young_phone:
      'Enter your own number, with the country code: +91 98220 12345. You cannot enter the number of your child.',
    young_mentor_closed: 'This mentor is not open to members under 18 now. Please choose another mentor.',
    young_session_pictures:
      'You cannot send a picture with a session. You can send pictures with a written review.',
    young_adult: 'You are 18. Find and ask mentors on the page for all members.',
    young_mentor_unknown: 'There is no such mentor here.',
    young_lacks: 'First you need an open page as a mentor and a mark in force.',
    young_statement_missing: 'Please agree to the statement as a whole.',
    young_references_alike: 'Name two other people, each with an email address of their own.',
    young_applied: 'You have asked already. Please reload the page.',
    young_reference_unknown: 'This link does not work any more.',
    young_visit_missing: 'Enter a code in this browser first.',
    young_own: 'This is about you. Other staff decide it.',
    young_reason_missing: `Give a reason of at least ${limits.reason.min} characters.`,
    young_references_missing: 'For a yes, the mentor needs two references that recommend them.',
  },
  fieldErrors: {
    young_work_missing: 'Add a picture or a link for the mentor to review.',
    young_reference_length: `Please write ${number(limits.referenceText.min)} to ${number(limits.referenceText.max)} characters.`,
    young_weeks_range: `Enter ${limits.planWeeks.min} to ${limits.planWeeks.max} weeks.`,
    young_reference_choice: 'Choose yes or no.',
    young_reference_invalid: 'Enter a name and a valid email address for both people.',
  },
  turns: {
    mine: {
      guardian_mentoring_answer: ({ thing }) =>
        thing ? `A guardian reads a request about ${thing}` : 'A guardian reads a request',
      young_mentor_review: ({ thing }) => `Decide about a mentor of members under 18: ${thing}`,
    },
    awaited: {
      guardian_mentoring_answer: ({ thing }) =>
        thing ? `Your guardian reads your request about ${thing}` : 'Your guardian reads your request',
      young_mentor_review: () => 'We decide whether you are open to members under 18',
    },
  },
  notifications: {
    young_request_agreed: () => 'Your guardian agreed to your request. Open the page for the next step',
    young_request_refused: () => 'Your guardian did not agree to your request',
    young_request_released: () => 'Your request to a mentor has ended. The page says why',
    young_review_moved: () => 'There is something new in your written review',
    young_session_moved: () => 'There is something new in your session with a mentor',
    young_session_reminder: () => 'Your session with a mentor begins soon, or is over',
    young_plan_moved: () => 'There is something new in your plan with a mentor',
    young_session_message: () => 'There is a message in your session with a mentor',
    young_yes_changed: () => 'Your guardian answered about written mentoring',
    young_live_changed: () => 'Your guardian answered about live sessions',
    young_grown: () => 'You are 18. Your guardian no longer reads what you write',
    young_grown_mentor: () => 'Your mentee is 18. The guardian no longer reads the written review',
    young_grown_session: () => 'Your mentee is 18. The guardian no longer reads the session',
    young_grown_plan: () => 'Your mentee is 18. The guardian no longer reads the plan',
    young_mentor_approved: () => 'You are open to members under 18 as a mentor',
    young_mentor_declined: () => 'We did not approve you as a mentor of members under 18',
    young_mentor_ended: () => 'You are no longer open to members under 18 as a mentor',
  },
  subjects: {
    young_request: ({ thing }) => (thing ? `Request about ${thing}` : 'Request'),
    young_mentor: () => 'Mentoring under 18',
  },
  deskActions: {
    'young_mentors.listed': 'opened the list of mentors of members under 18',
    'young_mentor.opened': 'looked at a mentor of members under 18',
    'young_mentor.approved': 'opened a mentor to members under 18',
    'young_mentor.declined': 'declined a mentor of members under 18',
    'young_mentor.ended': 'closed a mentor to members under 18',
    'young_mentoring.switched_on': 'switched mentoring under 18 on',
    'young_mentoring.switched_off': 'switched mentoring under 18 off',
  },
  consents: {
    guardian_mentoring: {
      name: 'Written mentoring under 18',
      about: 'A parent or guardian agrees that the member asks mentors in writing.',
    },
    guardian_live: {
      name: 'Live sessions under 18',
      about: 'A parent or guardian agrees to links and calls with mentors.',
    },
  },
  held: youngMenteeHeld,
  emails: {
    'guardian-mentoring': 'Step of mentoring, to a guardian',
    'young-mentor-reference': 'Question to a reference of a mentor',
    'young-statement-code': 'Code to sign the statement about members under 18',
  },
} satisfies ModuleWords<typeof youngMenteeKinds>;
