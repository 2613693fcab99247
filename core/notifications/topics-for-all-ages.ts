import { type ChosenTopic, mailings } from '#contract/collected.ts';
import { isChosenTopic } from '#contract/notifications/topics.ts';
import { knownNotifications } from '../ground/notification.ts';

/** The topics that have notifications for members under 18. */
export function topicsForAllAges(): Set<ChosenTopic> {
  const found = new Set<ChosenTopic>();
  for (const [kind, form] of knownNotifications().forms) {
    const topic: string = mailings[kind as keyof typeof mailings];
    if (form.isForAllAges && isChosenTopic(topic)) found.add(topic);
  }
  return found;
}
