import type { OwnHold } from '#contract/holds/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { shownHolds } from './shown-holds.ts';

/** The holds on rows of the member, newest first. Those that an order keeps secret are shown once they have ended. */
export async function listOwnHolds({ db }: Core, { id }: Member): Promise<{ holds: OwnHold[] }> {
  const rows = await shownHolds(db, id).limit(100).execute();
  return {
    holds: rows.map((row) => ({
      $id: row.id,
      isForOrder: row.order_id !== null,
      tables: row.tables,
      until: isoDate(row.until),
      endedAt: isoDateOrEmpty(row.ended_at),
    })),
  };
}
