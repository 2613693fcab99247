import { type SqlBool, sql } from 'kysely';
import type { NextCaseBody } from '#contract/cases/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { caseRows } from './case-rows.ts';
import { isBarred, isTakenFrom } from './is-barred.ts';

/** The first case in the list that this administrator may decide, and that no one else has; empty for none. */
export async function nextCase(core: Core, administrator: Member): Promise<NextCaseBody> {
  const found = await caseRows(core.db)
    .where('one.state', '=', 'open')
    .where(sql<SqlBool>`not ${isBarred(sql<string>`${administrator.id}`)}`)
    .where(sql<SqlBool>`not ${isTakenFrom(administrator.id)}`)
    .orderBy(sql`case when one.is_urgent then 0 else 1 end`)
    .orderBy(sql`due_at nulls last`)
    .orderBy('one.id')
    .limit(1)
    .executeTakeFirst();
  return { $id: found?.id ?? '' };
}
