import { getMentorWeek } from '#contract/mentors/calls.ts';
import { mentorDeskPaths } from '#contract/mentors/desk-paths.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { shownSlotDay } from '#web/ground/texts/shown-time.ts';
import { mentorsElsewhereTexts as texts } from '#web/mentors/texts/en/elsewhere.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const mentorsElsewhere = {
  desk: [{ to: mentorDeskPaths.deskMentors, label: texts.desk, below: mentorDeskPaths.deskMentorReview('') }],
  find: [{ to: innerMentorPaths.findMentors, label: texts.tab }],
  today: [
    async ({ ask }) => {
      const { week } = await ask(getMentorWeek, {});
      if (!week) return null;
      const { sessions, perWeek, nextSlot, zone } = week;
      const facts = nextSlot
        ? texts.weekWithSlot(sessions, perWeek, shownSlotDay(nextSlot, zone))
        : texts.week(sessions, perWeek);
      return { to: innerMentorPaths.ownMentorPage, what: texts.asMentor, facts };
    },
  ],
} satisfies ModuleElsewhere;
