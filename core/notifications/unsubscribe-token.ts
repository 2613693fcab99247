import type { ChosenTopic } from '#contract/notifications/ways.ts';
import { isChosenTopic } from '#contract/notifications/ways.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isSame, linkSecretOf } from '../ground/secrets.ts';

type Unsubscriber = { accountId: string; topic: ChosenTopic };

/** Half of the digits that links of other kinds have: it opens nothing, and stands in headers that some programs cut. */
const markLength = 64;

/** What the mails of a topic carry, so that whoever holds one of them can end these mails, and nothing else. */
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
