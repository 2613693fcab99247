import { getWorkLogs } from '#contract/credit/log-calls.ts';
import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import { getOwnCredit } from '#contract/credit/student-calls.ts';
import { isOpenClaim } from '#rules/credit/states.ts';
import { creditTexts as texts } from '#web/credit/texts/en/credit.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';
import { collegeElsewhere } from './college-elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const creditElsewhere = {
  you: [{ to: paths.credit, label: texts.title, facts: texts.facts, module: 'verification' }],
  ownProject: [() => ({ to: paths.hosted, label: texts.ofProject })],
  ownMembership: [
    async (_, { state }) => (state === 'member' ? [{ to: paths.credit, label: texts.link }] : []),
  ],
  endsWithMembership: [
    async ({ ask }, { organisation }) => {
      const { claims } = await ask(getOwnCredit, {});
      return claims
        .filter((claim) => isOpenClaim(claim.state) && claim.organisation.slug === organisation.slug)
        .map(({ $id, project }) => ({
          to: paths.claim($id),
          label: texts.leaves(project, organisation.name),
        }));
    },
  ],
  // Only a student of a cohort with a rule can claim the hours.
  ownMilestone: [
    async ({ ask }, { side, state }) => {
      if (side !== 'contributor' || state.stage !== 'accepted') return [];
      const { cohorts } = await ask(getOwnCredit, {});
      return cohorts.some(({ bar }) => bar === '')
        ? [{ to: paths.newClaim, label: texts.claimMilestone }]
        : [];
    },
  ],
  ownApplication: [
    async ({ ask }, { id, stage, said }) => {
      if (stage !== 'joined' || !said.credit) return [];
      const { opportunities } = await ask(getWorkLogs, {});
      const isLogged = opportunities.some(({ applicationId }) => applicationId === id);
      return isLogged ? [{ to: `${paths.logs}?of=${id}`, label: texts.writeLog }] : [];
    },
  ],
  ...collegeElsewhere,
} satisfies ModuleElsewhere;
