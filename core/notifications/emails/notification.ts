import { sql } from 'kysely';
import type { ChosenTopic } from '#contract/collected.ts';
import { isNotificationKind, mailings } from '#contract/collected.ts';
import { isChosenTopic } from '#contract/notifications/topics.ts';
import type { Db } from '#db/connect.ts';
import { prepared } from '#db/prepared.ts';
import type { CalendarEntry } from '../../ground/calendar-entry.ts';
import type { Core } from '../../ground/core.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { eachOf } from '../../ground/in-turns.ts';
import { formOf, knownNotifications } from '../../ground/notification.ts';
import { isAdult, isSuspended } from '../../standings/standing-columns.ts';
import { notificationRows } from '../find-rows.ts';
import { type NotificationRow, type Said, sayAll } from '../present.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';

/** Lines of one email; it states how many more there are. */
const mostLines = 20;

type Facts = {
  to: string;
  name: string;
  /** The topic of the email; null where members cannot choose. */
  topic: ChosenTopic | null;
  /** It is about something that is over in the morning. */
  atAnyHour: boolean;
  lines: Said[];
  more: number;
  /** The meetings that these notifications are about, each in its present state. */
  entries: CalendarEntry[];
  /** Ends the emails of this topic, where members can choose. */
  token: string;
};

/** Tells a member by email of unread notifications of one topic. Null when none is left. */
export const notification = emailKind({
  name: 'notification',
  keepsQuiet: true,
  cannotWait: ({ atAnyHour }: Facts) => atAnyHour,
  async prepare(core, { mailId }: { mailId: string }): Promise<Facts | null> {
    const { rows, said } = await countIn(core.db, mailId);
    const [first] = rows;
    if (!first || first.is_suspended || said.size === 0) return null;
    const { account_id: accountId, email: to, name, topic } = first;
    const chosen = isChosenTopic(topic) ? topic : null;
    const lines = rows.flatMap(({ id }) => said.get(id) ?? []);
    return {
      to,
      name,
      topic: chosen,
      atAnyHour: topic === 'at_any_hour',
      lines: lines.slice(0, mostLines),
      more: Math.max(0, lines.length - mostLines),
      entries: await findEntries(
        core,
        accountId,
        rows.filter(({ id }) => said.has(id)),
      ),
      token: chosen ? unsubscribeToken(core, { accountId, topic: chosen }) : '',
    };
  },
  samples: ({ to, name }) =>
    sampleTopics().map(([topic, lines]) => ({
      to,
      name,
      topic,
      atAnyHour: false,
      lines,
      more: 0,
      entries: [],
      token: sampleToken(topic),
    })),
});

/** The content of an email. Emails that are rendered in one turn share one query. */
const countIn = eachOf(async (db: Db, mailIds: readonly string[]) => {
  const all = await select(db, JSON.stringify(mailIds));
  const said = await sayAll(db, all);
  return mailIds.map((mailId) => {
    // A member may have turned out to be under 18 since they were notified.
    const rows = all.filter((row) => row.mail_id === mailId && (row.is_adult || isForAllAges(row.kind)));
    return { rows, said: new Map([...said].filter(([mailedId]) => rows.some(({ id }) => id === mailedId))) };
  });
});

const isForAllAges = (kind: string) => isNotificationKind(kind) && formOf(kind).isForAllAges === true;

const select = prepared((db, mailIds: string) =>
  notificationRows(db)
    .innerJoin('accounts', 'accounts.id', 'notifications.account_id')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .select(['accounts.id as account_id', 'accounts.email', 'accounts.name', 'notifications.topic'])
    .select('notifications.mail_id')
    .select([isSuspended.as('is_suspended'), isAdult.as('is_adult')])
    .where(sql<boolean>`mail_id = any(array(select json_array_elements_text(${mailIds}::json)::bigint))`)
    .where('read_at', 'is', null)
    // The member may have ended these emails while this one waited to be sent.
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('mail_ways')
            .select('way')
            .whereRef('mail_ways.account_id', '=', 'notifications.account_id')
            .whereRef('mail_ways.topic', '=', 'notifications.topic')
            .where('way', '=', 'never'),
        ),
      ),
    )
    .orderBy('notifications.id'),
);

type About = Pick<NotificationRow, 'kind' | 'subject_id'>;

/** One entry for each meeting, however many notifications are about it. */
async function findEntries(core: Core, accountId: string, rows: readonly About[]): Promise<CalendarEntry[]> {
  const found = new Map<string, CalendarEntry>();
  for (const { kind, subject_id: subjectId } of rows) {
    if (!isNotificationKind(kind) || found.has(subjectId)) continue;
    const entry = await formOf(kind).entry?.(core, accountId, subjectId);
    if (entry) found.set(subjectId, entry);
  }
  return [...found.values()];
}

const sampleToken = (topic: ChosenTopic | null) => (topic ? `${topic}.66f0c2d1a4b3.${'5a'.repeat(32)}` : '');

/** A line of each kind, by its topic. */
function sampleTopics(): [ChosenTopic | null, Said[]][] {
  const topics = new Map<ChosenTopic | null, Said[]>();
  for (const [kind, form] of knownNotifications().forms) {
    const topic: string = mailings[kind as Said['kind']];
    const key = isChosenTopic(topic) ? topic : null;
    if (!key && topic !== 'always' && topic !== 'at_any_hour') continue;
    const said = {
      kind: kind as Said['kind'],
      subject: { kind: form.about, id: 'sample' },
      thing: 'Cold rooms for tomatoes',
      milestone: 0,
      person: 'Meera Sample',
    };
    topics.set(key, [
      ...(topics.get(key) ?? []),
      { ...said, path: form.path('cold-rooms'), parts: ['Counter', 'Field tester'] },
    ]);
  }
  return [...topics];
}

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof notification> {}
}
