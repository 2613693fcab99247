import { sql } from 'kysely';
import type { OpportunityFilter } from '#contract/opportunities/filters.ts';
import type { FoundOpportunitiesBody } from '#contract/opportunities/find-calls.ts';
import { aboutKm, distanceKm } from '../districts/distance.ts';
import { districtNamed } from '../districts/district-named.ts';
import { districtOfPin } from '../districts/pin-code.ts';
import { type District, districtLabel, districts } from '../districts/table.ts';
import type { Core } from '../ground/core.ts';
import { findPage, type Searched } from '../search/find-page.ts';
import { type Filters, joined, type Part, partsOf } from './filters.ts';
import { byFit, type Fit } from './fit.ts';
import { presentListed } from './present.ts';
import {
  type ListedColumns,
  type ListedProjectColumns,
  listedColumns,
  listedProject,
  type Said,
} from './row.ts';

export const liveOpportunities: Searched = {
  kind: 'opportunities',
  table: 'opportunities',
  id: 'id',
  mayFind: sql<boolean>`state = 'live'`,
};
/** Within its days. */
export const isOpen = sql<boolean>`state = 'live' and closes_at > now()`;

const pageSize = 20;

export type WantedOpportunities = Filters & { order: 'newest' | 'closing' | 'fit'; after: string };
export type Found = Omit<FoundOpportunitiesBody, 'opportunities'> & {
  rows: FoundRow[];
  near: District | null;
};
export type FoundRow = ListedColumns & ListedProjectColumns;

/**
 * The open opportunities that match all filters. An empty result names the filter whose removal would find most; a
 * filter for pay also returns how many others state pay in another way.
 */
export async function findOpportunities(
  core: Core,
  wanted: WantedOpportunities,
): Promise<FoundOpportunitiesBody> {
  const { rows, near, ...found } = await findOpen(core, wanted, null);
  return {
    ...found,
    opportunities: rows.map((row) => ({ ...presentListed(row), aboutKm: kmBetween(near, row.said.place) })),
  };
}

/** The same as rows. The best fits come first if the member has said what they look for. */
export async function findOpen(
  core: Core,
  { after, order, ...filters }: WantedOpportunities,
  fit: Fit | null,
): Promise<Found> {
  const place = districtOf(filters.place);
  const parts = await partsOf(core, filters, place);
  const searched = (some: readonly Part[]): Searched => ({
    ...liveOpportunities,
    mayFind: sql<boolean>`${sql.join([isOpen, ...some.flatMap(({ condition }) => condition ?? [])], sql` and `)}`,
  });
  const count = async (some: readonly Part[]) =>
    (await findPage(core, searched(some), joined(some), { size: 1, after: '' })).total;
  const all = [...parts.values()];
  const ordered = { ...searched(all), ...orders[order](fit) };
  const page = await findPage(core, ordered, joined(all), { size: pageSize, after });
  return {
    rows: await load(core, page.ids),
    near: place,
    total: page.total,
    next: page.next,
    payOtherwise: await countOtherPay(parts, filters, count),
    place: place ? districtLabel(place) : '',
    institution: await institutionAt(core, filters.institution),
    drop: page.total.count === 0 ? await filterToDrop(parts, count) : null,
  };
}

const orders: Record<
  WantedOpportunities['order'],
  (fit: Fit | null) => Pick<Searched, 'order' | 'beside' | 'ahead'>
> = {
  newest: () => ({}),
  closing: () => ({ order: sql`closing` }),
  fit: (fit) => (fit ? byFit(fit) : {}),
};

export async function load(core: Core, ids: readonly string[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const rows = await core.db
    .selectFrom('opportunities')
    .innerJoin('projects', 'projects.id', 'opportunities.project_id')
    .select(listedColumns)
    .select(listedProject)
    .where('opportunities.id', 'in', [...ids])
    .where('opportunities.state', '=', 'live')
    .where('projects.state', '=', 'published')
    .where('projects.held_back_at', 'is', null)
    .execute();
  const found = new Map(rows.map((row) => [row.id, { ...row, said: row.said as Said }]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Centre to centre; 0 where one of the two is not known. */
export function kmBetween(near: District | null, placeId: string): number {
  const place = districts.get(placeId);
  return near && place ? aboutKm(distanceKm(near, place)) : 0;
}

/** A district by its name or its PIN code. */
export function districtOf(typed: string): District | null {
  const found = districtOfPin(typed);
  return 'place' in found ? found.place : districtNamed(typed);
}

/** The name of an institution that has confirmed credit, by its address. */
async function institutionAt({ db }: Core, typed: string | undefined): Promise<string> {
  if (!typed) return '';
  const organisation = sql<string>`credit_confirmed ->> 'organisation'`;
  const found = await db
    .selectFrom('opportunities')
    .select(sql<string>`credit_confirmed ->> 'name'`.as('name'))
    .where('credit_confirmed', 'is not', null)
    .where(organisation, '=', typed)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.name ?? '';
}

type Count = (parts: readonly Part[]) => Promise<FoundOpportunitiesBody['total']>;

async function countOtherPay(
  parts: Map<OpportunityFilter, Part>,
  { currency }: Filters,
  count: Count,
): Promise<FoundOpportunitiesBody['payOtherwise']> {
  if (!parts.has('pay')) return { count: 0, isMore: false };
  const rest = [...parts].filter(([filter]) => filter !== 'pay').map(([, part]) => part);
  const condition = sql<boolean>`pay_period <> '' and (pay_period <> 'Per month' or pay_currency <> ${currency})`;
  return count([...rest, { words: [], tags: [], condition }]);
}

async function filterToDrop(
  parts: Map<OpportunityFilter, Part>,
  count: Count,
): Promise<FoundOpportunitiesBody['drop']> {
  let best: FoundOpportunitiesBody['drop'] = null;
  for (const filter of parts.keys()) {
    const total = await count([...parts].filter(([one]) => one !== filter).map(([, part]) => part));
    if (total.count > (best?.total.count ?? 0)) best = { filter, total };
  }
  return best;
}
