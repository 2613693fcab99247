import { sql } from 'kysely';
import type { BlockedPersonBody } from '#contract/blocks/calls.ts';
import type { Db } from '#db/connect.ts';
import { isMetBy } from '../ground/acquaintance.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import type { Seer } from '../ground/may-see.ts';
import { namesShown } from './names-shown.ts';

/**
 * Members with the moment at which the caller blocked them, if they did. A hidden or suspended member has no name here,
 * unless the two still meet elsewhere; then it is the name that the caller knows.
 */
export function blockedRows(db: Db, member: Extract<Seer, { kind: 'member' }>) {
  const isNamed = sql<boolean>`(coalesce(people.listed, false) or ${isMetBy(member, 'accounts.id')})`;
  return db
    .selectFrom('accounts')
    .leftJoin('blocks', (join) =>
      join.onRef('blocks.blocked_id', '=', 'accounts.id').on('blocks.blocker_id', '=', member.id),
    )
    .leftJoin('people', 'people.account_id', 'accounts.id')
    .leftJoin('handles', (join) =>
      join.onRef('handles.account_id', '=', 'accounts.id').on('handles.is_current', '=', true),
    )
    .leftJoin(namesShown(db, member).as('named'), 'named.id', 'accounts.id')
    .select(['accounts.id', 'blocks.blocked_at'])
    .select(sql<string>`case when ${isNamed} then named.name else '' end`.as('name'))
    .select(sql<string>`case when people.listed then coalesce(handles.handle, '') else '' end`.as('handle'));
}

type Row = Awaited<ReturnType<ReturnType<typeof blockedRows>['executeTakeFirstOrThrow']>>;

export function presentBlocked({ id, name, handle, blocked_at: at }: Row): BlockedPersonBody {
  return { id, name, handle, blockedAt: isoDateOrEmpty(at) };
}
