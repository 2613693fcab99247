import { type Expression, type SqlBool, sql } from 'kysely';
import type { FeedFilters, Unreadable } from '#contract/feeds/filters.ts';
import type { CreditConfirmed, OpportunitySaid } from '#contract/opportunities/shapes.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { beginningOf } from '../opportunities/beginning-of.ts';
import { joined, partsOf } from '../opportunities/filters.ts';
import { districtOf, isOpen, liveOpportunities } from '../opportunities/find-opportunities.ts';
import { districtNameOf } from '../opportunities/read-said.ts';
import { confirmedOf, type Said } from '../opportunities/row.ts';
import { isShownToOthers } from '../projects/is-seen-by.ts';
import { findPage } from '../search/find-page.ts';
import { readTyped } from '../search/read-typed.ts';

/** An open opportunity as programs of others read it. Days are `2031-05-01`. */
export type FeedEntry = Pick<
  OpportunitySaid,
  'kind' | 'title' | 'skills' | 'mode' | 'pay' | 'equity' | 'credit' | 'startsOn' | 'closesOn'
> & {
  id: string;
  slug: string;
  project: { slug: string; name: string };
  /** The beginning of what one would do. */
  text: string;
  district: string;
  publishedAt: Date;
  updatedAt: Date;
  creditConfirmed: CreditConfirmed;
  /** Rises with each change. */
  version: number;
};

type Asked = {
  filters: FeedFilters;
  most: number;
  /** Of this project alone. */
  project?: string;
  /** A further condition on the row of `opportunities`. */
  only?: Expression<SqlBool>;
};

/**
 * The open opportunities that the search finds by these filters, or the name of a filter that cannot be read.
 * @throws Refusal `project_unknown` where no published project has the address
 */
export async function findFeed(
  core: Core,
  { filters: { order, ...filters }, most, project, only }: Asked,
): Promise<{ entries: FeedEntry[]; projectName: string } | Unreadable> {
  const of = project === undefined ? null : await projectAt(core, project);
  const place = districtOf(filters.place);
  if (filters.place !== '' && !place) return { unreadable: 'place' };
  if (await isWithoutWords(core, filters.search)) return { unreadable: 'search' };
  if (await isWithoutWords(core, filters.skill)) return { unreadable: 'skill' };
  const parts = [...(await partsOf(core, filters, place)).values()];
  const conditions = [
    isOpen,
    ...parts.flatMap(({ condition }) => condition ?? []),
    ...(of ? [sql`project_id = ${of.id}`] : []),
    ...(only ? [only] : []),
  ];
  const searched = {
    ...liveOpportunities,
    mayFind: sql<boolean>`${sql.join(conditions, sql` and `)}`,
    ...(order === 'closing' && { order: sql`closing` }),
  };
  const { ids } = await findPage(core, searched, joined(parts), { size: most, after: '' });
  return { entries: await load(core, ids), projectName: of?.name ?? '' };
}

async function projectAt({ db }: Core, slug: string): Promise<{ id: string; name: string }> {
  const found = await db
    .selectFrom('projects')
    .select(['id', 'name'])
    .where('slug', '=', slug)
    .where(isShownToOthers)
    .executeTakeFirst();
  if (!found) throw new Refusal('project_unknown');
  return found;
}

/** Signs alone are no words: the search would leave them out, and find all. */
async function isWithoutWords(core: Core, typed: string): Promise<boolean> {
  if (typed === '') return false;
  const [read] = await readTyped(core, [typed]);
  return read?.words.length === 0;
}

async function load({ db }: Core, ids: readonly string[]): Promise<FeedEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('opportunities')
    .innerJoin('projects', 'projects.id', 'opportunities.project_id')
    .select(['opportunities.id', 'opportunities.slug', 'opportunities.said', 'opportunities.version'])
    .select('opportunities.credit_confirmed')
    .select(['opportunities.updated_at', 'projects.slug as project_slug', 'projects.name as project_name'])
    .select(sql<Date>`coalesce(opportunities.published_at, opportunities.created_at)`.as('published_at'))
    .where('opportunities.id', 'in', [...ids])
    .where('opportunities.state', '=', 'live')
    .where(isShownToOthers)
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { wouldDo, place, ...said } = row.said as Said;
    return {
      kind: said.kind,
      title: said.title,
      skills: said.skills,
      mode: said.mode,
      pay: said.pay,
      equity: said.equity,
      credit: said.credit,
      creditConfirmed: confirmedOf(row),
      startsOn: said.startsOn,
      closesOn: said.closesOn,
      id,
      slug: row.slug,
      project: { slug: row.project_slug, name: row.project_name },
      text: beginningOf(wouldDo),
      district: districtNameOf(place),
      publishedAt: row.published_at,
      updatedAt: row.updated_at,
      version: row.version,
    };
  });
}
