import { sql } from 'kysely';
import type { SaidParam } from '#contract/opportunities/params.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { createOpportunity } from '#core/opportunities/create-opportunity.ts';
import { addDays } from '#rules/calendar/day.ts';
import { publishedProject } from '#tests/projects/published-project.ts';

/**
 * The date so many days from today in UTC, in which tests without a time zone live. The date in India may be a day ahead.
 */
export function dayFromNow(days: number): string {
  return addDays(new Date().toISOString().slice(0, 10), days);
}

/** The complete content of an opportunity. */
export function goodSaid(changes: SaidParam = {}) {
  return {
    kind: 'Internship' as const,
    title: 'Counter for cold rooms',
    wouldDo: 'You read the meters of three rooms and build the counter that shows them.',
    wouldLearn: 'How a small thing is measured well.',
    lookFor: 'Somebody who likes to look twice.',
    skills: ['Python', 'Sensors'],
    seats: 2,
    startsOn: dayFromNow(20),
    weeks: 8,
    hoursAWeek: 8,
    mode: 'Both' as const,
    place: 'Nagpur',
    closesOn: dayFromNow(14),
    pay: { min: 600_000, max: 900_000, currency: 'INR' as const, period: 'Per month' as const },
    equity: true,
    ...changes,
  };
}

/** A draft in a published project of its own, unless one is named. */
export async function draftOpportunity(core: Core, owner: Member, changes: SaidParam = {}, project?: string) {
  const projectSlug = project ?? (await publishedProject(core, owner, `of-${owner.id}`));
  return createOpportunity(core, owner, { projectSlug, said: goodSaid(changes) });
}

/** A public opportunity, as if an administrator had approved it. */
export async function openOpportunity(core: Core, owner: Member, changes: SaidParam = {}, project?: string) {
  const made = await draftOpportunity(core, owner, changes, project);
  await sql`update opportunities set state = 'live', terms = 1, published_at = now(), submitted_by = ${owner.id},
    closes_at = now() + interval '14 days' where id = ${made.id}`.execute(core.db);
  await sql`insert into opportunity_terms (opportunity_id, number, said)
    select id, 1, said from opportunities where id = ${made.id}`.execute(core.db);
  return made;
}
