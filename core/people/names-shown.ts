import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { hasBlocks, maySeeOthers, type Seer } from '../ground/may-see.ts';
import { isSeenBy } from '../standings/is-seen-by.ts';

/** The name of a member for one viewer. `id` and `name` are empty for a child, `avatarId` for members who may not be seen. */
export type Named = { id: string; name: string; avatarId: string };

export type Viewer = Seer | 'themself' | 'desk';

const presentName = sql<string>`coalesce(nullif(profiles.name, ''), accounts.name)`;
const isAdult = sql<boolean>`coalesce(standings.adult_at <= now(), false)`;

/**
 * Names of members for viewers who share something with them, whether they show themselves or not. For a member whom
 * `maySee` refuses, it is the name that the viewer last saw. `themself` and `desk` read the present name.
 */
export function namesShown(db: Db, viewer: Viewer) {
  const isSeen =
    typeof viewer === 'string'
      ? sql<boolean>`true`
      : isSeenBy(
          viewer,
          sql<string>`accounts.id`,
          sql<boolean>`coalesce(standings.seen_from <= now(), false)`,
        );
  return db
    .selectFrom('accounts')
    .leftJoin('standings', 'standings.account_id', 'accounts.id')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.owner_id', '=', 'accounts.id').onRef('profiles.account_id', '=', 'accounts.id'),
    )
    .leftJoin('avatars', (join) =>
      join.onRef('avatars.account_id', '=', 'accounts.id').on('avatars.held_back_at', 'is', null),
    )
    .select('accounts.id')
    .select([
      sql<boolean>`(${isSeen} or ${isAdult})`.as('is_named'),
      sql<string>`case when ${isSeen} then ${presentName}
        when ${isAdult} then coalesce(${lastName(viewer)}, '') else '' end`.as('name'),
      sql<string | null>`case when ${isSeen} then avatars.id end`.as('avatar_id'),
    ]);
}

type NamedRow = { id: string; is_named: boolean; name: string; avatar_id: string | null };

export function presentNamed({ id, is_named: isNamed, name, avatar_id: avatarId }: NamedRow): Named {
  return { id: isNamed ? id : '', name, avatarId: avatarId ?? '' };
}

/**
 * A block and a suspension each keep a name, and that of the block is at least as old. A leaving viewer reads what
 * others read.
 */
function lastName(viewer: Viewer): RawBuilder<string | null> {
  const kept = sql<string | null>`(select name from last_names where account_id = accounts.id)`;
  if (typeof viewer === 'string' || viewer.kind !== 'member') return kept;
  const ofOthers = maySeeOthers(viewer)
    ? kept
    : sql<string | null>`case when standings.seen_from <= now() then ${presentName} else ${kept} end`;
  if (!hasBlocks(viewer)) return ofOthers;
  return sql<string | null>`coalesce(
    (select name from parted_names where viewer_id = ${viewer.id} and person_id = accounts.id), ${ofOthers}
  )`;
}
