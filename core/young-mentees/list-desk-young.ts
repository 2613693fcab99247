import { sql } from 'kysely';
import type { DeskYoungBody } from '#contract/young-mentees/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { findDeskMentors, presentDeskMentor } from './find-desk-mentors.ts';

export type DeskYoungList = 'waiting' | 'decided';

/** The switch, and the mentors who wait for a decision or have one. */
export async function listDeskYoung(
  { db }: Pick<Core, 'db'>,
  administrator: Member,
  list: DeskYoungList,
): Promise<DeskYoungBody> {
  const held = ['references', 'waiting', 'paused'] as const;
  const rows = await findDeskMentors(db)
    .where('one.state', list === 'waiting' ? 'in' : 'not in', held)
    .orderBy('one.signed_at')
    .limit(100)
    .execute();
  const { rows: counted } = await sql<{ waiting: number; decided: number }>`
    select count(*) filter (where state = any(${held}::text[]))::int as waiting,
      count(*) filter (where state <> all(${held}::text[]))::int as decided
    from young_mentors`.execute(db);
  const changed = await db.selectFrom('young_mentoring').selectAll().executeTakeFirst();
  const { rows: by } = await sql<{ name: string }>`
    select accounts.name from admin_actions join accounts on accounts.id = actor_id
    where action in ('young_mentoring.switched_on', 'young_mentoring.switched_off')
    order by admin_actions.id desc limit 1`.execute(db);
  await db
    .transaction()
    .execute((tx) => noteAction(tx, administrator, { action: 'young_mentors.listed', detail: list }));
  return {
    isOn: changed?.is_on ?? false,
    changedAt: isoDateOrEmpty(changed?.changed_at ?? null),
    changedBy: by[0]?.name ?? '',
    counts: counted[0] ?? { waiting: 0, decided: 0 },
    mentors: rows.map(presentDeskMentor),
  };
}
