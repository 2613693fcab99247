import { sql } from 'kysely';
import type { DateKind } from '#contract/collected.ts';
import type { DatesBody } from '#contract/deadlines/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { datesOf } from '../ground/dates-of.ts';

const days = 7;

/** The member's coming dates in all modules, earliest first. */
export async function listDates({ db }: Pick<Core, 'db'>, { id }: Pick<Member, 'id'>): Promise<DatesBody> {
  const until = sql<Date>`now() + make_interval(days => ${days})`;
  const { rows } = await datesOf({ db, accountId: id, until }).execute(db);
  return {
    dates: rows.map(({ id: subjectId, kind, at, ...row }) => ({
      ...row,
      kind: kind as DateKind,
      subjectId,
      at: isoDate(at),
    })),
  };
}
