import { turnKinds } from '#contract/collected.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { guest } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import type { DescribeNoticed, Notice, NoticeRules, Notices } from '../ground/notice.ts';
import { deadlineOf } from './deadlines.ts';
import type { clockEvents } from './events.ts';
import { describeWaits } from './wait-descriptions.ts';

const about = { about: 'wait', path: () => todayPaths.dashboard } as const;

export const clockNotices: Notices = {
  rules: {
    'clocks.began': { nobody: 'What begins a wait tells of it.' },
    'clocks.extended': { tells: (tx, { subject }) => tellMoreTime(tx, subject) },
    'clocks.ended': { nobody: 'What ends a wait tells of it.' },
    'clocks.lapsed': { letters: ['turn-lapsed'], tells: (tx, { subject }) => tellLapse(tx, subject) },
    'clocks.noticeDue': { letters: ['turn-reminder'] },
  } satisfies NoticeRules<typeof clockEvents>,
  forms: {
    more_time: { ...about, namesActor: true },
    turn_ended: about,
    wait_ended: about,
  },
  subjects: { wait: describeClocks },
};

function sidesOf(tx: Tx, clockId: string) {
  return tx
    .selectFrom('clocks')
    .select(['owed_by', 'awaited_by'])
    .where('id', '=', clockId)
    .executeTakeFirst();
}

async function tellMoreTime(tx: Tx, { clockId, kind }: { clockId: string; kind: string }): Promise<Notice[]> {
  // The other side has agreed to it.
  if (deadlineOf(kind).canExtend === 'with_consent') return [];
  const sides = await sidesOf(tx, clockId);
  if (!sides?.awaited_by) return [];
  return [{ accountId: sides.awaited_by, kind: 'more_time', subjectId: clockId, by: sides.owed_by }];
}

/**
 * Notifies the same members as the emails do: no one for deadlines without a text or that close quietly, nor for the
 * administrators' own deadlines, which go on.
 */
async function tellLapse(
  tx: Tx,
  { clockId, kind }: { clockId: string; kind: string },
): Promise<readonly Notice[]> {
  const sides = await sidesOf(tx, clockId);
  if (!sides?.owed_by || deadlineOf(kind).closesQuietly || !turnKinds.some((one) => one === kind)) return [];
  const owing: Notice = { accountId: sides.owed_by, kind: 'turn_ended', subjectId: clockId };
  if (!sides.awaited_by) return [owing];
  return [owing, { accountId: sides.awaited_by, kind: 'wait_ended', subjectId: clockId }];
}

async function describeClocks(...[db, ids]: Parameters<DescribeNoticed>) {
  const clocks = await db
    .selectFrom('clocks')
    .select(['id', 'kind', 'subject_id'])
    .where('id', 'in', [...ids])
    .execute();
  const described = await describeWaits(db, clocks, guest);
  return new Map(
    clocks.flatMap((clock) => {
      const told = described(clock);
      const thing = told?.inMails ?? told?.thing;
      return thing === undefined ? [] : [[clock.id, { thing, key: '' }] as const];
    }),
  );
}
