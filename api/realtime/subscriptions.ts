import { z } from 'zod';
import { queries } from '#contract/ground/queries.ts';
import { id } from '#contract/ground/values.ts';
import { newId } from '#core/ground/ids.ts';
import { type Matcher, readMatcher } from '#core/ground/queries/match.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { realtimeSentences as say } from '../appwrite/realtime-sentences.ts';
import { sentenceOf } from '../appwrite/sentences.ts';
import { RealtimeFault } from './frames.ts';

/** The subscriptions of one connection: by subscription id, then by channel, the conditions an event has to match. */
export type Subscriptions = Map<string, Map<string, Matcher>>;

const mostSubscriptions = 500;
const mostChannels = 2000;

const channel = z.string(say.channelNoText).min(1, say.channelEmpty).max(256, say.channelLong);
const subscribeItems = z.array(
  z.object(
    {
      subscriptionId: id.optional(),
      channels: z.array(channel, say.channelsInvalid).max(200, say.manyChannels),
      queries,
    },
    say.subscribeNoObject,
  ),
  say.payloadInvalid,
);
const unsubscribeItems = z.array(
  z.object({ subscriptionId: id }, say.unsubscribeNoObject),
  say.payloadInvalid,
);

export type Subscribed = { subscriptionId: string; channels: string[]; queries: string[] };

/**
 * Adds the asked subscriptions, all or none. A known id keeps its other channels.
 * `accountId` is that of the signed-in caller, `room` the work that more subscriptions may cost (networks.ts).
 * @throws RealtimeFault 1003.
 */
export function subscribe(
  subscriptions: Subscriptions,
  data: unknown,
  accountId: string | null,
  room: number,
): Subscribed[] {
  const items = check(subscribeItems, data).map((item) => ({
    subscriptionId: item.subscriptionId ?? newId(),
    channels: ownChannels(item.channels, accountId),
    queries: item.queries,
    matcher: readQueries(item.queries),
  }));
  const ids = new Set([...subscriptions.keys(), ...items.map((item) => item.subscriptionId)]);
  const channels = items.reduce((sum, item) => sum + item.channels.length, countChannels(subscriptions));
  const work = items.reduce((sum, { channels, matcher }) => sum + channels.length * costOf(matcher), 0);
  if (ids.size > mostSubscriptions || channels > mostChannels || work > room)
    throw new RealtimeFault(1003, `items: ${say.manySubscriptions}`);
  for (const item of items) {
    const known = subscriptions.get(item.subscriptionId) ?? new Map<string, Matcher>();
    for (const name of item.channels) known.set(name, item.matcher);
    subscriptions.set(item.subscriptionId, known);
  }
  return items.map(({ subscriptionId, channels, queries }) => ({ subscriptionId, channels, queries }));
}

export function unsubscribe(
  subscriptions: Subscriptions,
  data: unknown,
): { subscriptionId: string; removed: boolean }[] {
  return check(unsubscribeItems, data).map(({ subscriptionId }) => ({
    subscriptionId,
    removed: subscriptions.delete(subscriptionId),
  }));
}

/** The ids of the subscriptions that this event on these channels is for. */
export function matchingIds(
  subscriptions: Subscriptions,
  channels: ReadonlySet<string>,
  payload: Record<string, unknown>,
): string[] {
  const ids: string[] = [];
  for (const [subscriptionId, wanted] of subscriptions) {
    for (const [name, { matches }] of wanted) {
      if (!channels.has(name) || !matches(payload)) continue;
      ids.push(subscriptionId);
      break;
    }
  }
  return ids;
}

/** All channels of these subscriptions, but for those of one's own account. */
export function channelsIn(subscriptions: Subscriptions): Set<string> {
  const names = [...subscriptions.values()].flatMap((wanted) => [...wanted.keys()]);
  return new Set(names.filter((name) => !/^account(\.|$)/.test(name)));
}

/** After a member signs in on a connection that already listens to `account`, it means their own account. */
export function adoptAccount(subscriptions: Subscriptions, accountId: string): void {
  for (const wanted of subscriptions.values()) {
    const matcher = wanted.get('account');
    for (const name of [...wanted.keys()]) if (name.startsWith('account.')) wanted.delete(name);
    if (matcher) wanted.set(`account.${accountId}`, matcher);
  }
}

/** `account` means the caller's own account, and no caller listens to another's (CONTRACT 10.4). */
function ownChannels(channels: string[], accountId: string | null): string[] {
  const own = channels.flatMap((name) => {
    if (name.startsWith('account.')) return [];
    return name === 'account' && accountId ? [name, `account.${accountId}`] : [name];
  });
  return [...new Set(own)];
}

function readQueries(texts: string[]): Matcher {
  try {
    return readMatcher(texts);
  } catch (error) {
    if (error instanceof Refusal) throw new RealtimeFault(1003, sentenceOf(error.code, error.values));
    throw error;
  }
}

function check<S extends z.ZodType>(schema: S, data: unknown): z.output<S> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new RealtimeFault(1003, `items: ${result.error.issues[0]?.message ?? say.payloadInvalid}`);
}

/** How many comparisons a live update on all their channels would cost. */
export function workOf(subscriptions: Subscriptions): number {
  let sum = 0;
  for (const wanted of subscriptions.values()) for (const matcher of wanted.values()) sum += costOf(matcher);
  return sum;
}

function costOf({ cost }: Matcher): number {
  return 1 + cost;
}

function countChannels(subscriptions: Subscriptions): number {
  let sum = 0;
  for (const wanted of subscriptions.values()) sum += wanted.size;
  return sum;
}
