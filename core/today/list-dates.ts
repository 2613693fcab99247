import { sql } from 'kysely';
import type { DateKind } from '#contract/collected.ts';
import type { DatesBody } from '#contract/deadlines/calls.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { type DateRow, knownDates } from '../ground/dates-of.ts';
import { findStarts } from './find-starts.ts';
import { readFromStarts } from './read-from-starts.ts';

const days = 7;
const most = 30;

const until = sql<Date>`now() + make_interval(days => ${sql.lit(days)})`;
const readDates = readFromStarts(
  (start) =>
    knownDates()
      .filter((dates) => dates.start === start)
      .map(
        ({ select }) =>
          (accountId: string, db: Db) =>
            select({ db, accountId, until }),
      ),
  (rows) => sql<DateRow>`${rows} order by at, id limit ${sql.lit(most)}`,
);

/** The member's coming dates in all modules, earliest first. */
export async function listDates({ db }: Pick<Core, 'db'>, { id }: Pick<Member, 'id'>): Promise<DatesBody> {
  const rows = await readDates(db, id, await findStarts(db, id));
  const sorted = rows.sort((one, other) => Number(one.at) - Number(other.at) || (one.id < other.id ? -1 : 1));
  return {
    dates: sorted.slice(0, most).map(({ id: subjectId, kind, at, ...row }) => ({
      ...row,
      kind: kind as DateKind,
      subjectId,
      at: isoDate(at),
    })),
  };
}
