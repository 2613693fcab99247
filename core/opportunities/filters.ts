import { type RawBuilder, sql } from 'kysely';
import type { OpportunityFilter } from '#contract/opportunities/filters.ts';
import type { Currency } from '#rules/amounts/money.ts';
import { jobKinds } from '#rules/lists/kinds.ts';
import { storedSkill } from '#rules/lists/skills/find.ts';
import { districtsWithin } from '../districts/districts-within.ts';
import type { District } from '../districts/table.ts';
import type { Core } from '../ground/core.ts';
import type { Wanted } from '../search/find-page.ts';
import { readTyped } from '../search/read-typed.ts';

export type Filters = Omit<Record<OpportunityFilter, string>, 'pay'> & {
  /** Kilometres around the district. */
  within: string;
  /** Minor units of `currency`; 0 for any. */
  pay: number;
  currency: Currency;
};

/** The condition of one filter: words and tags for the index, or a condition next to it. */
export type Part = Wanted & { condition?: RawBuilder<boolean> };

const usualKm = 25;

/** The condition of each filter that is set. An unknown district leaves no results. */
export async function partsOf(
  core: Core,
  filters: Filters,
  place: District | null,
): Promise<Map<OpportunityFilter, Part>> {
  const [typed, skill] = await readTyped(core, [filters.search, storedSkill(filters.skill)]);
  const parts = new Map<OpportunityFilter, Part>();
  const put = (filter: OpportunityFilter, isWanted: boolean, part: Partial<Part>) => {
    if (isWanted) parts.set(filter, { words: [], tags: [], ...part });
  };
  const words = typed?.words ?? [];
  put('search', words.length > 0, { words });
  if (filters.kind === 'jobs') put('kind', true, { condition: sql`kind = any(${[...jobKinds]}::text[])` });
  else put('kind', filters.kind !== '', { tags: [`kind:${filters.kind}`] });
  put('skill', filters.skill !== '', { tags: [`skill:${skill?.letters ?? ''}`] });
  put('remote', filters.remote === 'yes', { tags: ['remote:yes'] });
  put('equity', filters.equity === 'yes', { tags: ['equity:yes'] });
  put('credit', filters.credit === 'yes', { tags: ['credit:yes'] });
  // Searches that an earlier server saved leave it out.
  if (filters.textIn) put('textIn', true, { tags: [`text:${filters.textIn}`] });
  if (filters.institution) put('institution', true, { condition: isConfirmedBy(filters.institution) });
  const near = place ? districtsWithin(place, Number(filters.within) || usualKm) : [];
  put('place', filters.place !== '', { condition: sql`place = any(${near}::text[])` });
  put('hours', filters.hours !== '', { condition: sql`hours <= ${Number(filters.hours)}::int` });
  put('pay', filters.pay > 0, {
    condition: sql`pay_period = 'Per month' and pay_currency = ${filters.currency}
      and pay_least >= ${filters.pay}::bigint`,
  });
  put('begins', filters.begins !== '', {
    condition: sql`starts_on <= to_char(now() + make_interval(days => ${Number(filters.begins)}::int), 'YYYY-MM-DD')`,
  });
  put('verified', filters.verified === 'yes', { condition: isOfVerified });
  return parts;
}

/** At least one owner of its project has a mark in force. */
const isOfVerified = sql<boolean>`exists (
  select from project_members seat
  join verifications on verifications.account_id = seat.account_id
  where seat.project_id = opportunities.project_id and seat.is_owner
    and verifications.state = 'verified' and verifications.expires_at > now()
)`;

/** The address of the institution, or a part of its name. */
function isConfirmedBy(typed: string): RawBuilder<boolean> {
  const part = `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(credit_confirmed is not null and (credit_confirmed ->> 'organisation' = ${typed}
    or credit_confirmed ->> 'name' ilike ${part}))`;
}

export function joined(parts: readonly Part[]): Wanted {
  return { words: parts.flatMap(({ words }) => words), tags: parts.flatMap(({ tags }) => tags) };
}
