import { mentorDeskPaths } from '#contract/mentors/desk-paths.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { mentorsElsewhereTexts as texts } from '#web/mentors/texts/en/elsewhere.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const mentorsElsewhere = {
  desk: [{ to: mentorDeskPaths.deskMentors, label: texts.desk, below: mentorDeskPaths.deskMentorReview('') }],
  find: [{ to: innerMentorPaths.findMentors, label: texts.tab }],
} satisfies ModuleElsewhere;
