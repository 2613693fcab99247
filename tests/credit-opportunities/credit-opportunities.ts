import { sql } from 'kysely';
import type { SaidParam } from '#contract/opportunities/params.ts';
import { confirmCredit } from '#core/credit-opportunities/confirm-credit.ts';
import { getOpportunityCredit } from '#core/credit-opportunities/get-opportunity-credit.ts';
import { listAskedOpportunities } from '#core/credit-opportunities/list-asked-opportunities.ts';
import { settleCredit } from '#core/credit-opportunities/steps/settle-credit.ts';
import type { Member } from '#core/ground/actor.ts';
import { guest } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { editOpportunity } from '#core/opportunities/edit-opportunity.ts';
import { getOpportunity } from '#core/opportunities/get-opportunity.ts';
import { showOwn } from '#core/opportunities/show-own.ts';
import { rosterOf } from '#tests/credit/college.ts';
import { member } from '#tests/ground/builders.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { sampleName } from '#tests/organisations/organisations.ts';

export type Rule = { perCredit?: number; mostHours?: number; mostCredits?: number; version?: number };

/** As if a coordinator had set the rule of the cohort. */
export async function ruleOf(
  core: Core,
  cohortId: string,
  { perCredit = 30, mostHours = 120, mostCredits = 4, version = 1 }: Rule = {},
): Promise<void> {
  await sql`insert into credit_rules (cohort_id, version, hours_a_credit, least_hours, most_hours, most_credits)
    values (${cohortId}, ${version}, ${perCredit}, ${Math.min(60, mostHours)}, ${mostHours}, ${mostCredits})`.execute(
    core.db,
  );
}

/** An institution with a cohort that has a rule of credit. */
export async function institutionOf(core: Core, owner?: Member, rule: Rule = {}) {
  const roster = await rosterOf(core, owner ?? (await member(core, { password: null })));
  await ruleOf(core, roster.cohortId, rule);
  return roster;
}

/** An open opportunity of this member that gives credit and names the institution. */
export async function creditOpportunity(core: Core, team: Member, organisationSlug: string, hours = 90) {
  const opportunity = await openOpportunity(core, team, { credit: creditFrom(organisationSlug, hours) });
  await core.db.transaction().execute((tx) => settleCredit(tx, opportunity.id));
  const asked = await core.db
    .selectFrom('credit_opportunities')
    .select('id')
    .where('opportunity_id', '=', opportunity.id)
    .executeTakeFirst();
  return { opportunity, creditOpportunityId: asked?.id ?? '' };
}

/** An open opportunity that has asked an institution, with the owners of both. */
export async function asked(core: Core, { owner, team }: { owner?: Member; team?: Member } = {}) {
  const roster = await institutionOf(core, owner);
  const project = team ?? (await member(core, { password: null }));
  const made = await creditOpportunity(core, project, roster.organisationSlug);
  const { organisationSlug } = roster;
  return {
    ...roster,
    ...made,
    team: project,
    named: { organisationSlug, requestId: made.creditOpportunityId },
  };
}

export type Asked = Awaited<ReturnType<typeof asked>>;
type OfTeam = Pick<Asked, 'team' | 'opportunity'>;

/** The steps and the reading of both sides, in few words. */
export function creditSides(core: Core) {
  const confirm = (one: Asked, { hours = 90, by = one.owner, version = 1, terms = 1 } = {}) =>
    confirmCredit(core, by, { ...one.named, version, terms, hours, cohorts: [one.cohortId] });
  return {
    confirm,
    /** An opportunity whose credit is confirmed. */
    async confirmed(): Promise<Asked> {
      const one = await asked(core);
      await confirm(one);
      return one;
    },
    /** As others read it. */
    shownOf: async ({ opportunity }: Pick<Asked, 'opportunity'>) =>
      (await getOpportunity(core, guest, opportunity.slug)).creditConfirmed,
    /** The answer, as the team reads it. */
    stateOf: async ({ team, opportunity }: OfTeam) =>
      (await getOpportunityCredit(core, team, opportunity.id)).named?.answer?.state,
    /** The questions that wait for the staff of an institution. */
    async waitingFor(who: Member, organisationSlug: string) {
      const { opportunities } = await listAskedOpportunities(core, who, {
        organisationSlug,
        list: 'waiting',
      });
      return opportunities.map(({ $id }) => $id);
    },
    async edit({ team, opportunity }: OfTeam, said: SaidParam) {
      const { version } = await showOwn(core, team, opportunity.id);
      await editOpportunity(core, team, { opportunityId: opportunity.id, version, said });
    },
  };
}

export const creditFrom = (organisation: string, hours = 90) => ({
  institution: sampleName,
  hours,
  organisation,
});
