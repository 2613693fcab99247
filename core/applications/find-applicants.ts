import { sql } from 'kysely';
import type { PersonRowBody } from '#contract/find-people.ts';
import { student } from '#contract/roles.ts';
import type { Db } from '#db/connect.ts';
import { verifiedKindsOf } from '../verifications/verified-kinds.ts';

/** People as those whom they have applied to see them, whatever they show to others, by their account's id. */
export async function findApplicants(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, PersonRowBody>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('people', 'people.account_id', 'accounts.id')
    .leftJoin('handles', (join) =>
      join.onRef('handles.account_id', '=', 'accounts.id').on('handles.is_current', '=', true),
    )
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.owner_id', '=', 'accounts.id').onRef('profiles.account_id', '=', 'accounts.id'),
    )
    .leftJoin('avatars', 'avatars.account_id', 'accounts.id')
    .select(['accounts.id', 'handles.handle', 'avatars.id as avatar_id', 'people.listed'])
    .select(['profiles.role', 'profiles.location', 'profiles.college', 'profiles.company_url'])
    .select(['people.headline', 'people.skills', 'people.hours_a_week', 'people.open_to'])
    .select(sql<string>`coalesce(nullif(profiles.name, ''), accounts.name)`.as('name'))
    .select(verifiedKindsOf(sql`accounts.id`).as('verified'))
    .where('accounts.id', '=', sql<string>`any(${accountIds}::text[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        // It leads to a page that others may see, or to none.
        handle: row.listed ? (row.handle ?? '') : '',
        name: row.name,
        avatarId: row.avatar_id ?? '',
        role: row.role ?? '',
        place: row.location ?? '',
        organisation: (row.role === student ? row.college : row.company_url) ?? '',
        headline: row.headline ?? '',
        skills: row.skills ?? [],
        hoursAWeek: row.hours_a_week ?? 0,
        openTo: row.open_to ?? [],
        verified: row.verified,
      },
    ]),
  );
}
