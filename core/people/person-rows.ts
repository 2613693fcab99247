import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { dayOfAccount } from '../standings/own-day.ts';
import { verifiedKindsOf } from '../verifications/verified-kinds.ts';

/** Members with their present handle and the shown part of their account, profile and photo. */
export function personRows(db: Db) {
  return db
    .selectFrom('people')
    .innerJoin('accounts', 'accounts.id', 'people.account_id')
    .leftJoin('handles', (join) =>
      join.onRef('handles.account_id', '=', 'people.account_id').on('handles.is_current', '=', true),
    )
    .leftJoin('profiles', (join) =>
      join
        .onRef('profiles.owner_id', '=', 'people.account_id')
        .onRef('profiles.account_id', '=', 'people.account_id'),
    )
    .leftJoin('avatars', (join) =>
      join.onRef('avatars.account_id', '=', 'people.account_id').on('avatars.held_back_at', 'is', null),
    )
    .select([
      'people.account_id as id',
      'handles.handle',
      'avatars.id as avatar_id',
      'profiles.role',
      'profiles.location',
      'profiles.college',
      'profiles.company_url',
      'people.other_name',
      'people.headline',
      'people.languages',
      'people.skills',
      'people.hours_a_week',
      'people.open_to',
      sql<string>`coalesce(nullif(profiles.name, ''), accounts.name)`.as('name'),
      verifiedKindsOf(sql`people.account_id`).as('verified'),
    ]);
}

/** The same with all that the member's own page shows. */
export function personPageRows(db: Db) {
  return personRows(db).select([
    'people.about',
    'people.evenings_a_week',
    'people.links',
    'people.past_work',
    'people.visibility',
    'people.version',
    'people.listed',
    untilItIsOver('available_from').as('available_from'),
    untilItIsOver('away_until').as('away_until'),
  ]);
}

/** A day that a member has named, until it is over where they live. */
function untilItIsOver(column: 'available_from' | 'away_until') {
  const named = sql.ref<string>(`people.${column}`);
  const today = dayOfAccount(sql`people.account_id`);
  return sql<string | null>`case when ${named} >= ${today} then ${named} end`;
}

export type PersonRow = Awaited<ReturnType<ReturnType<typeof personRows>['executeTakeFirstOrThrow']>>;
export type PersonPageRow = Awaited<ReturnType<ReturnType<typeof personPageRows>['executeTakeFirstOrThrow']>>;
