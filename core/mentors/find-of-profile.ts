import { sql } from 'kysely';
import type { ProfileMentorBody } from '#contract/mentors/find-calls.ts';
import type { MentorSaid } from '#contract/mentors/shapes.ts';
import { normaliseHandle } from '#rules/lists/handles.ts';
import { guest } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findPersonRows } from '../people/find-person-rows.ts';
import { kindsOf } from './kinds-of.ts';

/** The part of a mentor's page that guests read on the public profile, if the mentor has ticked it. Never a slot. */
export async function findOfProfile(core: Core, { handle }: { handle: string }): Promise<ProfileMentorBody> {
  const { rows } = await sql<{ account_id: string; said: MentorSaid }>`
    select mentors.account_id, mentors.said from mentors
    join handles on handles.account_id = mentors.account_id and handles.is_current
    where handles.handle = ${normaliseHandle(handle)} and mentors.listed
      and (mentors.said -> 'isOnProfile')::boolean`.execute(core.db);
  const [row] = rows;
  const isSeen = row && (await findPersonRows(core, guest, [row.account_id])).has(row.account_id);
  if (!row || !isSeen) return { topics: [], languages: [], kinds: [] };
  return { topics: row.said.topics, languages: row.said.languages, kinds: kindsOf(row.said) };
}
