import { sql } from 'kysely';
import type { SavedSearchBody } from '#contract/saved-searches/calls.ts';
import { type SearchKind, savedSearchLimits } from '#contract/saved-searches/limits.ts';
import { now } from '#db/now.ts';
import { recordFirstConsent } from '../consents/steps/record-first-consent.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { type AnyFilters, askedFor } from './kinds-of-searches.ts';
import { nextLook } from './next-look.ts';
import { presentSearch, rowOf } from './row.ts';

type Said = AnyFilters & { name: string };

/**
 * Saves a search; an email reports its new results once a week. One that is saved already stays as it is.
 * @throws Refusal `saved_search_empty`, `saved_searches_many`; the refusals by age
 */
export async function saveSearch(
  core: Core,
  member: Member,
  said: Said,
  kind: SearchKind = 'opportunities',
): Promise<SavedSearchBody> {
  const filters = JSON.stringify(askedFor(kind, said));
  const { name } = said;
  return core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'adult');
    const own = tx.selectFrom('saved_searches').where('account_id', '=', member.id);
    const before = await own
      .selectAll()
      .where('kind', '=', kind)
      .where(sql<boolean>`filters = ${filters}::jsonb`)
      .executeTakeFirst();
    if (before) return presentSearch(rowOf(before));
    const { count, at, zone } = await own
      .select([sql<number>`count(*)::int`.as('count'), now.as('at')])
      .select(sql<string>`(select zone from standings where account_id = ${member.id})`.as('zone'))
      .executeTakeFirstOrThrow();
    if (count >= savedSearchLimits.most) throw new Refusal('saved_searches_many');
    const id = newId();
    const row = await tx
      .insertInto('saved_searches')
      .values({ id, account_id: member.id, kind, name, filters, look_at: nextLook(at, zone, id) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordFirstConsent(tx, { accountId: member.id, document: 'saved_searches' });
    return presentSearch(rowOf(row));
  });
}
