import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { mentorDeskPaths } from './desk-paths.ts';
import { innerMentorPaths } from './inner-paths.ts';

/** The names that this module declares for all other modules. */
export const kindsOfMentors = {
  topics: { mentorship: { usual: 'at_once' } },
  notifications: {
    mentor_paused: 'always',
    mentor_page_late: 'none',
    mentor_page_approved: 'mentorship',
    mentor_page_returned: 'always',
  },
  deadlines: {
    mentor_page_review: {
      workingDays: 2,
      canExtend: 'no',
      goesOnLate: true,
      path: ({ subjectId }) => mentorDeskPaths.deskMentorReview(subjectId),
      pathOfWaiting: () => innerMentorPaths.ownMentorPage,
      isOurs: true,
    },
    still_mentoring: {
      days: 7,
      canExtend: 'no',
      path: () => innerMentorPaths.ownMentorPage,
    },
  },
  refusals: {
    mentoring_time_taken: ['conflict', 'The member has another session, or something else, at this time.'],
    mentoring_slot_taken: ['conflict', 'This time cannot be asked for: it is taken, closed or no slot.'],
    mentor_unknown: ['not_found', 'There is no such mentor page, or none that the caller may see.'],
    mentor_lacks_mark: ['forbidden', 'A mentor has a mark in force other than that of a student.'],
    mentor_promise_missing: ['invalid', 'A mentor states that they ask for nothing in return.'],
    mentor_topic_unknown: ['invalid', 'A topic is a skill of the list.'],
    mentor_removed: ['forbidden', 'An administrator has removed or paused the page.'],
    mentor_barred: ['forbidden', 'The page stays closed for a year after a case about money.'],
    mentor_incomplete: ['conflict', 'The page lacks something that a mentor must have.'],
    mentor_requests_wait: ['conflict', 'Every waiting request is answered before the page opens again.'],
    mentor_pause_day: ['invalid', 'The last day of a pause has passed.'],
    mentor_zone_unknown: ['invalid', 'The zone is none of the IANA list.'],
    mentor_span_invalid: ['invalid', 'A span begins before it ends, on steps of 15 minutes of one day.'],
    mentor_span_overlaps: ['invalid', 'Two spans of a day overlap.'],
    mentor_spans_many: ['invalid', 'A day has at most 3 spans, and there are at most 60 exceptions.'],
    mentor_day_invalid: ['invalid', 'An exception names a day, and each day once.'],
    mentor_review_unknown: ['not_found', 'There is no such review of a mentor page.'],
    mentor_own_review: ['forbidden', 'An administrator does not judge the own page.'],
    mentor_reason_missing: ['invalid', 'A text that is returned has a reason.'],
  },
  fieldErrors: [
    'mentor_number_invalid',
    'mentor_topics_missing',
    'mentor_help_length',
    'mentor_languages_missing',
  ],
  reportables: ['mentor_page'],
  deskActions: ['mentors.listed', 'mentor.opened', 'mentor.approved', 'mentor.returned', 'mentor.removed'],
} as const satisfies ModuleKinds;
