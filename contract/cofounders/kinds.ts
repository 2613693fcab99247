import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { cofounderDeskPaths } from './desk-paths.ts';
import { innerCofounderPaths } from './inner-paths.ts';
import { cofounderLimits as limits } from './limits.ts';

/** The names that this module declares for all other modules. */
export const cofounderKinds = {
  notifications: {
    still_looking_asked: 'introductions',
    search_paused: 'always',
    search_late: 'none',
    search_approved: 'introductions',
    search_returned: 'always',
  },
  deadlines: {
    cofounder_review: {
      workingDays: 2,
      canExtend: 'no',
      goesOnLate: true,
      path: ({ subjectId }) => cofounderDeskPaths.deskCofounderReview(subjectId),
      pathOfWaiting: () => innerCofounderPaths.ownSearch,
      isOurs: true,
    },
    still_looking: {
      days: limits.onDays - limits.askedAfterDays,
      canExtend: 'no',
      // The first email is that of the question. The second reminder would come after the end.
      reminderDays: [limits.remindedAfterDays - limits.askedAfterDays, limits.onDays],
      path: () => innerCofounderPaths.ownSearch,
    },
  },
  introductionPurposes: {
    begin_together: { deadline: 'cofounder_answer', to: ['member'], shows: ['search'] },
  },
  refusals: {
    cofounder_search_unknown: ['not_found', 'The member has no search for co-founders.'],
    cofounder_removed: ['forbidden', 'An administrator has removed or paused the search.'],
    cofounder_lacks_mark: ['forbidden', 'A member who searches for co-founders has a mark in force.'],
    cofounder_incomplete: ['conflict', 'The search lacks something before others can find it.'],
    cofounder_project_unknown: ['invalid', 'The project is none of the own ones.'],
    cofounder_criterion_empty: ['invalid', 'A criterion that is a must or nice has a value.'],
    cofounder_skill_unknown: ['invalid', 'A skill that is asked for is in the list of skills.'],
    cofounder_district_unknown: [
      'invalid',
      'A distance needs a district of the table in the profile, or remote work.',
    ],
    cofounder_start_day: ['invalid', 'The earliest start is at most two years ahead.'],
    cofounder_nevers_many: ['invalid', 'At most five sectors and stages are never wanted.'],
    cofounder_changes_many: ['forbidden', 'A search is changed at most five times within 24 hours.'],
    cofounder_split_soon: ['forbidden', 'The split is changed at most once in 14 days.'],
    cofounder_search_off: ['forbidden', "The caller's own search is not on."],
    cofounder_not_fitting: ['forbidden', 'The two searches do not fit both ways now.'],
    cofounder_review_unknown: ['not_found', 'There is no such review of a search.'],
    cofounder_own_review: ['forbidden', 'An administrator does not judge the own search.'],
    cofounder_reason_missing: ['invalid', 'A text that is returned has a reason.'],
  },
  fieldErrors: ['cofounder_text_length', 'cofounder_choice_invalid', 'cofounder_hours_invalid'],
  reportables: ['search'],
  deskActions: ['searches.listed', 'search.opened', 'search.approved', 'search.returned', 'search.removed'],
} as const satisfies ModuleKinds;
