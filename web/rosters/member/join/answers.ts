import { rosterTicks } from '#contract/rosters/limits.ts';
import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import {
  listMemberships,
  postMembership,
  postRosterCode,
  postRosterObjection,
} from '#contract/rosters/student-calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

/** The calls refuse whom the page is closed to. */
export const loader = loads(async ({ ask }) => {
  const { memberships } = await ask(listMemberships, {});
  return { count: memberships.length };
});

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
      if (code === '') return { fault: { code: 'roster_code_form', ...atCode } };
      const { organisation, cohort, held, isUnlike } = await ask(postRosterCode, { code });
      const about = { code, organisation: organisation.name, cohort, ...held, unlike: isUnlike ? 'yes' : '' };
      return { done: 'offered', about };
    },
    async join(sent, { ask }) {
      const ticks = rosterTicks.filter((tick) => sent.has(tick));
      const { $id, state } = await ask(postMembership, {
        code: sent.text(codeField).slice(0, longest),
        ticks,
      });
      return { done: state === 'member' ? 'joined' : 'waits', to: rosterPaths.membership($id) };
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
