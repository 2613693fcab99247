import { sql } from 'kysely';
import { z } from 'zod';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { confirmed } from '../ground/confirmed.ts';
import { isoDate } from '../ground/dates.ts';
import { record, type Tx } from '../ground/events.ts';
import { type HoldRow, holdRows } from './hold-row.ts';
import { endHold } from './steps/end-hold.ts';

const input = z.object({ holdId: z.string() });
type OfHold = z.infer<typeof input>;

const lock = (tx: Tx, { holdId }: OfHold) =>
  tx.selectFrom('holds').select('id').where('id', '=', holdId).forUpdate().execute();

/** The account is no person of the proposal: an erasure of it must not end the proposal. */
const foundOf = (row: HoldRow) => ({
  subjectId: row.id,
  personId: null,
  about: [row.account_id],
  effect: {
    account: row.account_id,
    order: row.order_number,
    tables: row.tables,
    until: isoDate(row.until),
  },
  state: [row.account_id, row.tables, isoDate(row.until), row.state],
  barred: [row.account_id],
});

async function findIn(tx: Tx, { holdId }: OfHold, state: HoldRow['state']) {
  const row = await holdRows(tx).where('id', '=', holdId).where('state', '=', state).executeTakeFirst();
  return row && row.until > row.now ? foundOf(row) : null;
}

/** Lets a proposed hold stand. It keeps the rows already. */
export const holdPlaced = confirmed({
  kind: 'hold.placed',
  input,
  hold: lock,
  find: (tx, _, said) => findIn(tx, said, 'proposed'),
  async carryOut(tx, _, { proposedBy, confirmedBy }, { holdId }) {
    const { account_id: accountId, is_secret: isSecret } = await tx
      .updateTable('holds')
      .set({
        state: 'active',
        confirmed_at: now,
        confirmed_by: confirmedBy ?? proposedBy,
        is_lone: confirmedBy === null,
      })
      .where('id', '=', holdId)
      .returning(['account_id', 'is_secret'])
      .executeTakeFirstOrThrow();
    await record(tx, {
      name: 'holds.changed',
      accountId: isSecret ? null : accountId,
      subject: { holdId },
    });
    await noteAction(tx, { id: proposedBy }, { action: 'hold.confirmed', subjectId: holdId });
  },
});

const renewal = input.extend({ days: z.number(), until: z.string() });

/** Lets a hold stand for longer. It keeps its rows until this is decided (end-due-holds.ts). */
export const holdRenewed = confirmed({
  kind: 'hold.renewed',
  input: renewal,
  hold: (tx, said) => lock(tx, said),
  async find(tx, _, { holdId, until }) {
    const row = await holdRows(tx)
      .where('id', '=', holdId)
      .where('state', '=', 'active')
      .where((row) =>
        row.or([row('until', '<', sql<Date>`${until}::timestamptz`), row('ends_with_case', '=', true)]),
      )
      .executeTakeFirst();
    if (!row) return null;
    const found = foundOf(row);
    return { ...found, effect: { ...found.effect, longer: isoDate(new Date(until)) } };
  },
  async carryOut(tx, _, { proposedBy }, { holdId, until }) {
    const { account_id: accountId, is_secret: isSecret } = await tx
      .updateTable('holds')
      .set({ until: sql<Date>`${until}::timestamptz`, ends_with_case: false })
      .where('id', '=', holdId)
      .returning(['account_id', 'is_secret'])
      .executeTakeFirstOrThrow();
    await record(tx, {
      name: 'holds.changed',
      accountId: isSecret ? null : accountId,
      subject: { holdId },
    });
    await noteAction(tx, { id: proposedBy }, { action: 'hold.renewed', subjectId: holdId });
  },
});

/** Ends a hold before its time. */
export const holdEnded = confirmed({
  kind: 'hold.ended',
  input,
  hold: lock,
  find: (tx, _, said) => findIn(tx, said, 'active'),
  async carryOut(tx, _, { proposedBy }, { holdId }) {
    const row = await holdRows(tx).where('id', '=', holdId).executeTakeFirstOrThrow();
    await endHold(tx, row);
    await noteAction(tx, { id: proposedBy }, { action: 'hold.ended', subjectId: holdId });
  },
});
