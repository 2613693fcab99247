import { sql } from 'kysely';
import type { CofoundersBody } from '#contract/cofounders/find-calls.ts';
import { cofounderLimits as limits } from '#contract/cofounders/limits.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findCards } from './find-cards.ts';
import { findFacts } from './find-facts.ts';
import { findMatches } from './find-matches.ts';
import { findOwnSide } from './find-own-side.ts';
import { bigMask, modeBits } from './masks.ts';

const pageSize = 20;

type Wanted = { sector: string; mode: SearchSaid['mode'] | ''; after: string };

/** The members whose search fits the member's own one both ways. The list opens to those whose search is found. */
export async function listCofounders(
  core: Core,
  member: Member,
  { sector, mode, after }: Wanted,
): Promise<CofoundersBody> {
  const { db } = core;
  const found = await db
    .selectFrom('cofounder_searches')
    .select('state')
    .where('account_id', '=', member.id)
    .executeTakeFirst();
  const me = member.standing.isSeen ? await findOwnSide(db, member.id) : undefined;
  const own = { state: found?.state ?? ('' as const), isFound: me !== undefined };
  if (!me)
    return {
      ...own,
      lacks: [...(await findFacts(db, member.id)).lacks],
      cofounders: [],
      total: { count: 0, isMore: false },
      next: '',
      inCountry: null,
    };
  const field = sector === '' ? '0' : await sectorMask(db, sector);
  const narrowed = { field, mode: mode === '' ? 0 : modeBits[mode], after, size: pageSize };
  const page = await findMatches(db, me, member, narrowed);
  const cards = await findCards(core, member, me, page.ids);
  return {
    ...own,
    lacks: [],
    cofounders: page.ids.flatMap((id) => cards.get(id) ?? []),
    total: page.total,
    next: page.next,
    inCountry: await countInCountry(db, me.country),
  };
}

/** No search has the last bit of a sector that none has named. */
async function sectorMask(db: Db, sector: string): Promise<string> {
  const row = await db
    .selectFrom('cofounder_bits')
    .select('bit')
    .where('list', '=', 'sector')
    .where('value', '=', sector)
    .executeTakeFirst();
  return bigMask([row?.bit ?? 62]);
}

/** Null where many search, and for a member without a district. */
async function countInCountry(db: Db, country: string): Promise<CofoundersBody['inCountry']> {
  if (country === '') return null;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from cofounder_matching where country = ${country} and good_until > now() limit ${limits.fewInCountry}
    ) one`.execute(db);
  const count = rows[0]?.count ?? 0;
  return count < limits.fewInCountry ? { country, count } : null;
}
