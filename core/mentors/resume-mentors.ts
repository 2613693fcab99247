import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { findGrounds, lacksOf } from './find-lacks.ts';
import { requireMentor } from './steps/require-mentor.ts';
import { setOpen } from './steps/set-open.ts';

/** Opens the pages whose last day of a pause is over where the mentor is. One that lacks something stays paused. */
export async function resumeMentors({ db }: Core): Promise<void> {
  const { rows } = await sql<{ account_id: string }>`
    select mentors.account_id from mentors join standings using (account_id)
    where ${isOver} order by account_id limit 1000`.execute(db);
  for (const { account_id: id } of rows) await db.transaction().execute((tx) => resume(tx, id));
}

const isOver = sql`state = 'paused' and pause = 'own' and paused_until is not null
  and (paused_until + 1)::timestamp at time zone coalesce(mentors.hours ->> 'zone', standings.zone) <= now()`;

async function resume(tx: Tx, mentorId: string): Promise<void> {
  const row = await requireMentor(tx, mentorId);
  if (row.pause !== 'own' || row.paused_until === null) return;
  const lacks = lacksOf(await findGrounds(tx, mentorId), row);
  if (lacks.length === 0) await setOpen(tx, row, null);
  else
    await tx.updateTable('mentors').set({ paused_until: null }).where('account_id', '=', mentorId).execute();
}
