import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { prepared } from '#db/prepared.ts';

export type Named = { name: string; avatarId: string };

/** What the people of a conversation are called in it, whether they show themselves to others or not. */
export async function findNames(db: Db, accountIds: readonly (string | null)[]): Promise<Map<string, Named>> {
  const ids = [...new Set(accountIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await select(db, ids);
  return new Map(rows.map(({ id, name, avatar_id: avatarId }) => [id, { name, avatarId: avatarId ?? '' }]));
}

const select = prepared((db, ids: string[]) =>
  namesOf(db).where('accounts.id', '=', sql<string>`any(${ids}::text[])`),
);

/** The same as a part of a statement. */
export function namesOf(db: Db) {
  return db
    .selectFrom('accounts')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.owner_id', '=', 'accounts.id').onRef('profiles.account_id', '=', 'accounts.id'),
    )
    .leftJoin('avatars', 'avatars.account_id', 'accounts.id')
    .select(['accounts.id', 'avatars.id as avatar_id'])
    .select(sql<string>`coalesce(nullif(profiles.name, ''), accounts.name)`.as('name'));
}
