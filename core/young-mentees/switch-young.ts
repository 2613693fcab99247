import { sql } from 'kysely';
import type { DeskYoungBody } from '#contract/young-mentees/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { listDeskYoung } from './list-desk-young.ts';
import { releaseClosed } from './release-closed.ts';

/** Switches mentoring under 18 on or off: off, everything ahead is cancelled. The same again changes nothing. */
export async function switchYoung(core: Core, administrator: Member, isOn: boolean): Promise<DeskYoungBody> {
  await core.db.transaction().execute(async (tx) => {
    await sql`lock table young_mentoring in share row exclusive mode`.execute(tx);
    const before = await tx.selectFrom('young_mentoring').select('is_on').executeTakeFirst();
    if ((before?.is_on ?? false) === isOn) return;
    await sql`
      insert into young_mentoring (id, is_on) values (1, ${isOn})
      on conflict (id) do update
        set is_on = excluded.is_on, changed_at = clock_timestamp()`.execute(tx);
    await noteAction(tx, administrator, {
      action: isOn ? 'young_mentoring.switched_on' : 'young_mentoring.switched_off',
    });
    await record(tx, { name: 'youngMentees.switched', accountId: administrator.id, subject: { isOn } });
  });
  if (!isOn) await releaseClosed(core);
  return listDeskYoung(core, administrator, 'waiting');
}
