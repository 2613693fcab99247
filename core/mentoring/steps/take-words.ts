import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import { record, type Tx } from '../../ground/events.ts';

type Note = { sessionId: string; side: Side };

/** Empties a note that both read, by an administrator's decision, unless its author has. The author may write another one. */
export async function takeNote(tx: Tx, { sessionId, side }: Note): Promise<void> {
  await sql`update mentoring_notes set text = '', taken_at = now(), version = version + 1
    where session_id = ${sessionId} and side = ${side} and not is_private and text <> ''`.execute(tx);
  await record(tx, { name: 'mentoring.noted', accountId: null, subject: { sessionId } });
}

/** Restores a note after a granted appeal, unless its author has written another one. */
export async function giveNoteBack(tx: Tx, { sessionId, side }: Note, text: string): Promise<void> {
  await sql`update mentoring_notes set text = ${text}, taken_at = null, version = version + 1
    where session_id = ${sessionId} and side = ${side} and not is_private and taken_at is not null`.execute(
    tx,
  );
  await record(tx, { name: 'mentoring.noted', accountId: null, subject: { sessionId } });
}

/** Takes thanks off by an administrator's decision, unless their writer has. */
export async function takeThanks(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('mentoring_thanks')
    .set({ state: 'off', taken_at: now })
    .where('id', '=', id)
    .where('state', '<>', 'off')
    .execute();
  await noteThanks(tx, id);
}

/** Gives thanks back to the mentor after a granted appeal: the mentor shows them again, or does not. */
export async function giveThanksBack(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('mentoring_thanks')
    .set({ state: 'sent', taken_at: null })
    .where('id', '=', id)
    .where('taken_at', 'is not', null)
    .execute();
  await noteThanks(tx, id);
}

async function noteThanks(tx: Tx, id: string): Promise<void> {
  const row = await tx
    .selectFrom('mentoring_thanks')
    .select('session_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.session_id) return;
  await record(tx, {
    name: 'mentoring.thanksChanged',
    accountId: null,
    subject: { sessionId: row.session_id },
  });
}
