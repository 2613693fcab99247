import { rosterTicks } from '#contract/rosters/limits.ts';
import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import {
  listMemberships,
  postMembership,
  postRosterCode,
  postRosterObjection,
} from '#contract/rosters/student-calls.ts';
import { readRosterCode } from '#core/rosters/code.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

/** The calls refuse whom the page is closed to. */
export const loader = loads(async ({ ask }) => {
  const { memberships } = await ask(listMemberships, {});
  return { count: memberships.length };
});

const doneBy = { member: 'joined', waiting: 'waits', guardian: 'guardian' } as const;

/** Its name is none of those whose values never come back: a typing error is mended in place. */
const codeField = 'letters';
/** Far more than any writing of a code. */
const longest = 60;
const atCode = { fields: [codeField] };

export const action = acts(
  {
    /** The offer of the code comes back with the outcome: no address and no history holds the code. */
    async look(sent, { ask }) {
      const code = sent.text(codeField).slice(0, longest);
      // The core would count a text that is no code among the wrong ones.
      if (readRosterCode(code) === null) return { fault: { code: 'roster_code_form', ...atCode } };
      const offer = await ask(postRosterCode, { code });
      const { organisation, cohort, held, isUnlike, needsGuardian, canTick, ticksClosedUntil } = offer;
      const about = {
        code,
        institution: organisation.name,
        slug: organisation.slug,
        cohort,
        ...held,
        unlike: isUnlike ? 'yes' : '',
        guardian: needsGuardian ? 'yes' : '',
        canTick: canTick ? 'yes' : '',
        closedUntil: ticksClosedUntil,
      };
      return { done: 'offered', about };
    },
    async join(sent, { ask }) {
      const ticks = rosterTicks.filter((tick) => sent.has(tick));
      const { $id, state } = await ask(postMembership, {
        code: sent.text(codeField).slice(0, longest),
        ticks,
      });
      return { done: doneBy[state], to: rosterPaths.membership($id) };
    },
    async object(sent, { ask }) {
      await ask(postRosterObjection, { code: sent.text(codeField).slice(0, longest) });
      return { done: 'objected' };
    },
  },
  {
    roster_code_unknown: atCode,
    roster_code_used: atCode,
  },
);
