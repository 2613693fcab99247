import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** Notifications with the name of the member who caused them, as long as the recipient may see that member. */
export function notificationRows(db: Db) {
  return db
    .selectFrom('notifications')
    .leftJoin('accounts as actor', 'actor.id', 'notifications.actor_id')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.owner_id', '=', 'actor.id').onRef('profiles.account_id', '=', 'actor.id'),
    )
    .leftJoin('standings as seen', (join) =>
      join.onRef('seen.account_id', '=', 'actor.id').on(sql<boolean>`seen.seen_from <= now() and not exists (
        select from blocks where (blocker_id, blocked_id) in (
          (notifications.account_id, actor.id), (actor.id, notifications.account_id)
        )
      )`),
    )
    .select(['notifications.id', 'notifications.kind', 'notifications.subject_kind'])
    .select(['notifications.subject_id', 'notifications.created_at', 'notifications.read_at'])
    .select(
      sql<string | null>`case when seen.account_id is not null
        then coalesce(nullif(profiles.name, ''), actor.name) end`.as('actor_name'),
    );
}
