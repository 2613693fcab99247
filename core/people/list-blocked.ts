import { sql } from 'kysely';
import type { BlockedPeopleBody } from '#contract/blocks/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { blockedRows, presentBlocked } from './blocked-rows.ts';

const pageSize = 50;

/** The members whom the caller has blocked, latest first. `after` is the id of the last one of the page before. */
export async function listBlocked(
  core: Core,
  member: Member,
  { after }: { after: string },
): Promise<BlockedPeopleBody> {
  let blocked = blockedRows(core.db, member)
    .where('blocks.blocked_at', 'is not', null)
    .orderBy('blocks.blocked_at', 'desc')
    .orderBy('blocks.blocked_id', 'desc')
    .limit(pageSize + 1);
  if (after !== '')
    blocked = blocked.where(
      sql<boolean>`(blocks.blocked_at, blocks.blocked_id) < (
        select blocked_at, blocked_id from blocks where blocker_id = ${member.id} and blocked_id = ${after}
      )`,
    );
  const rows = await blocked.execute();
  const people = rows.slice(0, pageSize).map(presentBlocked);
  return { people, next: rows.length > pageSize ? (people.at(-1)?.id ?? '') : '' };
}
