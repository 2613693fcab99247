import { sql } from 'kysely';
import type { AskedOpportunity } from '#contract/credit-opportunities/shapes.ts';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { noteCreditConfirmed } from '../opportunities/steps/note-credit-confirmed.ts';
import { touchOrganisation } from '../organisations/steps/touch-organisation.ts';
import { mostCredits } from './most-credits.ts';
import { subjectOf } from './row.ts';
import { showAsked } from './show-asked.ts';
import { endAnswer } from './steps/end-answer.ts';
import { holdAnswered } from './steps/hold-answered.ts';

type Confirmation = {
  organisationSlug: string;
  requestId: string;
  /** The version that the member has looked at, with the terms of the opportunity. */
  version: number;
  terms: number;
  hours: number;
  cohorts: readonly string[];
};

/**
 * Confirms the credit of an opportunity for students of some cohorts, up to so many hours. One that was confirmed or declined
 * before is confirmed as said now; the same confirmation twice changes nothing.
 * @throws Refusal `conflict`; `credit_opportunity_over`; `credit_opportunity_hours`; `credit_opportunity_cohorts`;
 * `credit_opportunity_few_hours`; the refusals of `holdAnswered`
 */
export async function confirmCredit(
  core: Core,
  member: Member,
  { hours, ...said }: Confirmation,
): Promise<AskedOpportunity> {
  const cohorts = [...new Set(said.cohorts)].sort();
  return core.db.transaction().execute(async (tx) => {
    const { seat, opportunity, asked } = await holdAnswered(tx, member, said);
    const isSaid =
      asked.state === 'confirmed' && asked.hours === hours && opportunity.credit_confirmed !== null;
    if (isSaid && String(await cohortsOf(tx, asked.id)) === String(cohorts))
      return showAsked(tx, member, seat, asked.id);
    if (asked.version !== said.version || opportunity.terms !== said.terms) throw new Refusal('conflict');
    if (asked.state === 'ended') throw new Refusal('credit_opportunity_over');
    if (hours > (opportunity.said.credit?.hours ?? 0))
      throw new Refusal('credit_opportunity_hours', { param: 'hours' });
    await keepCohorts(tx, asked.id, seat.id, cohorts);
    const { credits } = await tx
      .updateTable('credit_opportunities as asked')
      .set({ state: 'confirmed', hours, reason: '', answered_at: now, version: asked.version + 1 })
      .set({ credits: sql<number>`coalesce(${mostCredits(sql<number>`${hours}::int`)}, 0)` })
      .where('asked.id', '=', asked.id)
      .returning('asked.credits')
      .executeTakeFirstOrThrow();
    if (credits === 0) throw new Refusal('credit_opportunity_few_hours', { param: 'hours' });
    await endAnswer(tx, asked.id);
    const confirmed = { organisation: seat.slug, name: seat.name, hours, credits };
    await noteCreditConfirmed(tx, opportunity.id, confirmed);
    await touchOrganisation(tx, seat.id);
    await record(tx, {
      name: 'creditOpportunities.confirmed',
      accountId: member.id,
      subject: subjectOf(asked, opportunity),
    });
    return showAsked(tx, member, seat, asked.id);
  });
}

async function cohortsOf(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('credit_opportunity_cohorts')
    .select('cohort_id')
    .where('credit_opportunity_id', '=', id)
    .execute();
  return rows.map(({ cohort_id: cohortId }) => cohortId).sort();
}

/** @throws Refusal `credit_opportunity_cohorts` unless all are cohorts of the organisation with a rule of credit */
async function keepCohorts(tx: Tx, id: string, organisationId: string, cohorts: string[]): Promise<void> {
  const known = await tx
    .selectFrom('cohorts')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', sql<string>`any(${cohorts}::text[])`)
    .where(sql<boolean>`exists (select from credit_rules where credit_rules.cohort_id = cohorts.id)`)
    .orderBy('id')
    .forShare()
    .execute();
  if (known.length === 0 || known.length < cohorts.length)
    throw new Refusal('credit_opportunity_cohorts', { param: 'cohorts' });
  await tx.deleteFrom('credit_opportunity_cohorts').where('credit_opportunity_id', '=', id).execute();
  await tx
    .insertInto('credit_opportunity_cohorts')
    .values(known.map((cohort) => ({ credit_opportunity_id: id, cohort_id: cohort.id })))
    .execute();
}
