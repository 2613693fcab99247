import { turnKinds } from '#contract/collected.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { guest } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import type {
  DescribeNotified,
  Notification,
  NotificationRules,
  Notifications,
} from '../ground/notification.ts';
import { describeDeadlines } from './deadline-descriptions.ts';
import { deadlineRuleOf } from './deadline-rules.ts';
import type { deadlineEvents } from './events.ts';

const about = { about: 'wait', path: () => todayPaths.dashboard } as const;

export const deadlineNotifications: Notifications = {
  rules: {
    'clocks.began': { none: 'The step that begins a deadline has a notification of its own.' },
    'clocks.extended': { tells: (tx, { subject }) => tellMoreTime(tx, subject) },
    'clocks.ended': { none: 'The step that ends a deadline has a notification of its own.' },
    'clocks.lapsed': { emails: ['turn-lapsed'], tells: (tx, { subject }) => tellLapse(tx, subject) },
    'clocks.noticeDue': { emails: ['turn-reminder'] },
  } satisfies NotificationRules<typeof deadlineEvents>,
  forms: {
    more_time: { ...about, namesActor: true },
    turn_ended: about,
    wait_ended: about,
  },
  subjects: { wait: describeSubjects },
};

function sidesOf(tx: Tx, deadlineId: string) {
  return tx
    .selectFrom('clocks')
    .select(['owed_by', 'awaited_by'])
    .where('id', '=', deadlineId)
    .executeTakeFirst();
}

async function tellMoreTime(
  tx: Tx,
  { clockId: deadlineId, kind }: { clockId: string; kind: string },
): Promise<Notification[]> {
  // The other side has agreed to it.
  if (deadlineRuleOf(kind).canExtend === 'with_consent') return [];
  const sides = await sidesOf(tx, deadlineId);
  if (!sides?.awaited_by) return [];
  return [{ accountId: sides.awaited_by, kind: 'more_time', subjectId: deadlineId, by: sides.owed_by }];
}

/**
 * Notifies the same members as the emails do: no one for deadlines without a text or that close quietly, nor for the
 * administrators' own deadlines, which go on.
 */
async function tellLapse(
  tx: Tx,
  { clockId: deadlineId, kind }: { clockId: string; kind: string },
): Promise<readonly Notification[]> {
  const sides = await sidesOf(tx, deadlineId);
  if (!sides?.owed_by || deadlineRuleOf(kind).closesQuietly || !turnKinds.some((one) => one === kind))
    return [];
  const owing: Notification = { accountId: sides.owed_by, kind: 'turn_ended', subjectId: deadlineId };
  if (!sides.awaited_by) return [owing];
  return [owing, { accountId: sides.awaited_by, kind: 'wait_ended', subjectId: deadlineId }];
}

async function describeSubjects(...[db, ids]: Parameters<DescribeNotified>) {
  const deadlines = await db
    .selectFrom('clocks')
    .select(['id', 'kind', 'subject_id'])
    .where('id', 'in', [...ids])
    .execute();
  const described = await describeDeadlines(db, deadlines, guest);
  return new Map(
    deadlines.flatMap((deadline) => {
      const description = described(deadline);
      const thing = description?.inMails ?? description?.thing;
      const { milestone } = description ?? {};
      return thing === undefined ? [] : [[deadline.id, { thing, key: '', milestone }] as const];
    }),
  );
}
