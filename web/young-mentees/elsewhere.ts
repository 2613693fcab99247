import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { getYoungMentors } from '#contract/young-mentees/calls.ts';
import { youngDeskPaths } from '#contract/young-mentees/desk-paths.ts';
import { getGuardianMentoring } from '#contract/young-mentees/guardian-calls.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { youngElsewhereTexts as texts } from '#web/young-mentees/texts/en/elsewhere.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const youngMenteesElsewhere = {
  desk: [{ to: youngDeskPaths.list, label: texts.desk, below: youngDeskPaths.one('') }],
  forUnder18: {
    [innerMentorPaths.findMentors]: async ({ ask }) => {
      await ask(getYoungMentors, {});
      return youngPaths.mentors;
    },
  },
  guardian: [
    async ({ ask }, { requestId, secret, memberName }) => {
      if (!(await ask(getGuardianMentoring, { requestId, secret })).isOn) return null;
      const to = `${youngPaths.guardian}?${new URLSearchParams({ request: requestId, secret })}`;
      return { said: texts.guardian(memberName), to, label: texts.toGuardian };
    },
  ],
  ownMentorPage: [{ to: youngPaths.ownApproval, what: texts.ownMentorPage, facts: texts.ownMentorFacts }],
  untilAdult: [
    async ({ ask }) => {
      const isOpen = (await ask(getYoungMentors, {}).catch(unlessRefused)) !== null;
      return isOpen ? { to: youngPaths.mentors, label: texts.askMentor } : null;
    },
  ],
  todayUnder18: [
    async ({ ask }) => {
      const found = await ask(getYoungMentors, {}).catch(unlessRefused);
      if (!found) return null;
      const { hasYes, total, requests } = found;
      const toSend = requests.filter(({ state }) => state === 'agreed').length;
      return {
        to: youngPaths.mentors,
        what: texts.mentors,
        facts: hasYes ? texts.facts(total.count, toSend) : texts.noYes,
      };
    },
  ],
} satisfies ModuleElsewhere;

/** Nothing is said while the operator has not switched it on. */
function unlessRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
