import type { ChosenTopic } from '#contract/collected.ts';
import { isChosenTopic } from '#contract/notifications/topics.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isSame, linkSecretOf } from '../ground/secrets.ts';

type Unsubscriber = { accountId: string; topic: ChosenTopic };

/** Half the digits of other links: it opens nothing, and stands in headers that some programs cut. */
const markLength = 64;

/** The token in the emails of a topic. Its holder can end these emails, and nothing else. */
export function unsubscribeToken({ key }: Pick<Core, 'key'>, { accountId, topic }: Unsubscriber): string {
  const named = `${topic}.${accountId}`;
  return `${named}.${linkSecretOf(key, 'unsubscribe', named).slice(0, markLength)}`;
}

/** @throws Refusal `unsubscription_unknown` */
export function readUnsubscribeToken(core: Pick<Core, 'key'>, token: string): Unsubscriber {
  const [, topic = '', accountId = ''] = /^(\w+)\.(.+)\.[0-9a-f]+$/.exec(token) ?? [];
  if (!isChosenTopic(topic) || !isSame(token, unsubscribeToken(core, { accountId, topic })))
    throw new Refusal('unsubscription_unknown');
  return { accountId, topic };
}
