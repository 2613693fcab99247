import { getNotifications, putNotificationsRead } from '#contract/notifications/calls.ts';
import { getLayout } from '#contract/today/layout-calls.ts';
import { withPart } from '#web/deadlines/texts/en/parts.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import { notificationTexts } from '#web/notifications/texts/en/notifications.ts';
import { notificationLines, subjectLines } from '#web/words.ts';

export type ShownNotification = {
  id: string;
  line: string;
  path: string;
  at: string;
  when: string;
  isRead: boolean;
};
export type Group = { id: string; name: string; rows: ShownNotification[] };

export const loader = loads(async ({ ask, url }) => {
  const cursor = url.searchParams.get('cursor') || undefined;
  const [{ notifications, next }, { turns, unread }] = await Promise.all([
    ask(getNotifications, { cursor }),
    ask(getLayout, {}),
  ]);
  const groups = new Map<string, Group>();
  for (const { $id: id, $createdAt: at, kind, subject, person, path, isRead } of notifications) {
    const key = `${subject.kind} ${subject.$id}`;
    const name = nameOf(subject) || person || notificationTexts.unnamed;
    const group = groups.get(key) ?? { id: key, name, rows: [] };
    group.rows.push({
      id,
      line: notificationLines[kind]({ person, thing: withPart(subject.thing, subject) }),
      path,
      at,
      when: moment(at),
      isRead,
    });
    groups.set(key, group);
  }
  return { groups: [...groups.values()], newest: notifications[0]?.$id ?? '', next, turns, unread };
});

export const action = acts({
  async read(sent, { ask }) {
    await ask(putNotificationsRead, { notification: sent.text('notification'), isAlone: true });
    return { done: 'read' };
  },
  async 'read-all'(sent, { ask }) {
    await ask(putNotificationsRead, { notification: sent.text('notification'), isAlone: false });
    return { done: 'read' };
  },
});

function nameOf(subject: { kind: string; thing: string; milestone: number }): string {
  const { kind } = subject;
  const thing = withPart(subject.thing, subject);
  return subjectLines[kind]?.({ thing, person: '' }) ?? thing;
}
