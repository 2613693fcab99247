import { confirmCredit } from '#core/credit-opportunities/confirm-credit.ts';
import type { Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { asked, institutionOf } from './credit-opportunities.ts';

const gone = { organisationSlug: newId(), requestId: newId() };

/** The owner of an institution has what opportunities ask it. */
export const creditOpportunityThings = {
  asked: {
    owners: members,
    own: async (core, owner) => (await asked(core, { owner: owner as Member })).named,
    gone,
  },
  /** With a cohort for which it can be confirmed: a list, sent along as it is. */
  confirmable: {
    owners: members,
    own: async (core, owner) => {
      const { named, cohortId } = await asked(core, { owner: owner as Member });
      return { ...named, cohorts: [cohortId] as unknown as string };
    },
    gone,
  },
  confirmed: {
    owners: members,
    own: async (core, owner) => {
      const { named, cohortId } = await asked(core, { owner: owner as Member });
      await confirmCredit(core, owner as Member, {
        ...named,
        version: 1,
        terms: 1,
        hours: 60,
        cohorts: [cohortId],
      });
      return named;
    },
    gone,
  },
  /** An own opportunity, with an institution that it can name. */
  naming: {
    owners: members,
    own: async (core, owner) => {
      const { organisationSlug } = await institutionOf(core);
      return { opportunityId: (await openOpportunity(core, owner as Member)).id, organisationSlug };
    },
    gone: { opportunityId: newId(), organisationSlug: gone.organisationSlug },
  },
  /** Its page is for everyone. */
  institution: {
    owners: members,
    own: async (core, owner) => {
      const { organisationSlug } = await asked(core, { owner: owner as Member });
      return { organisationSlug };
    },
    gone: { organisationSlug: gone.organisationSlug },
  },
} satisfies Record<string, Thing>;
