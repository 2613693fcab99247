import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { youngDeskPaths } from './desk-paths.ts';
import { youngLimits as limits } from './limits.ts';
import { youngPaths } from './rare-paths.ts';

/** The names that this module declares for all other modules. */
export const youngMenteeKinds = {
  consents: {
    guardian_mentoring: { text: 'privacy', by: 'guardian', ends: 'guardian' },
    guardian_live: { text: 'statement', by: 'guardian', ends: 'guardian' },
  },
  notifications: {
    young_request_agreed: 'mentorship',
    young_request_refused: 'mentorship',
    young_request_released: 'always',
    young_review_moved: 'mentorship',
    young_session_moved: 'always',
    young_session_reminder: 'always',
    young_session_message: 'mentorship',
    young_plan_moved: 'always',
    young_yes_changed: 'always',
    young_live_changed: 'always',
    young_grown: 'always',
    young_grown_mentor: 'always',
    young_grown_session: 'always',
    young_grown_plan: 'always',
    young_mentor_approved: 'mentorship',
    young_mentor_declined: 'always',
    young_mentor_ended: 'always',
  },
  namedByTopic: ['young_request', 'guardian_mentoring_answer'],
  deadlines: {
    guardian_mentoring_answer: {
      days: limits.guardianDays,
      canExtend: 'no',
      path: ({ subjectId }) => youngPaths.request(subjectId),
    },
    young_mentor_review: {
      workingDays: limits.reviewWorkingDays,
      canExtend: 'no',
      goesOnLate: true,
      path: ({ subjectId }) => youngDeskPaths.one(subjectId),
      pathOfWaiting: () => youngPaths.ownApproval,
      isOurs: true,
    },
  },
  refusals: {
    young_request_unknown: ['not_found', 'There is no such request of the caller’s.'],
    young_yes_missing: ['forbidden', 'The guardian has not agreed to written mentoring.'],
    young_live_missing: ['forbidden', 'The guardian has not agreed to live sessions.'],
    young_phone: ['invalid', 'The guardian’s own number is needed, with its country code.'],
    young_mentor_closed: ['conflict', 'The mentor is not open to members under 18.'],
    young_session_pictures: ['invalid', 'A request for a session brings no pictures.'],
    young_adult: ['conflict', 'The caller is 18 or older, and asks as all members do.'],
    young_mentor_unknown: ['not_found', 'No such mentor has asked to be open to members under 18.'],
    young_lacks: ['conflict', 'An open mentor page with a mark in force is needed first.'],
    young_statement_missing: ['invalid', 'The statement is signed as a whole.'],
    young_references_alike: ['invalid', 'Two other people with two addresses of their own are needed.'],
    young_applied: ['conflict', 'The caller has asked before, and it still counts.'],
    young_reference_unknown: ['not_found', 'The link is unknown, or its time is over.'],
    young_visit_missing: ['forbidden', 'The guardian enters a mailed code in this browser first.'],
    young_own: ['forbidden', 'Administrators do not decide about themselves.'],
    young_reason_missing: ['invalid', 'A no has a reason.'],
    young_references_missing: ['conflict', 'A yes needs two references that recommend the mentor.'],
  },
  fieldErrors: [
    'young_work_missing',
    'young_weeks_range',
    'young_reference_length',
    'young_reference_choice',
    'young_reference_invalid',
  ],
  deskActions: [
    'young_mentors.listed',
    'young_mentor.opened',
    'young_mentor.approved',
    'young_mentor.declined',
    'young_mentor.ended',
    'young_mentoring.switched_on',
    'young_mentoring.switched_off',
  ],
} as const satisfies ModuleKinds;
