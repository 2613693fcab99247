import { databaseId, profilesId } from '#contract/profiles/ids.ts';
import { isoDate } from '#core/ground/dates.ts';
import type { LiveUpdate, Path } from '#core/ground/realtime.ts';

/** A live update in the contract's names (CONTRACT 9), with the channels that carry it. */
export type PresentedUpdate = {
  events: string[];
  channels: string[];
  timestamp: string;
  payload: Record<string, unknown>;
};

export function presentUpdate(liveUpdate: LiveUpdate, at: Date): PresentedUpdate {
  const { events, channels, payload } = inContractWords(liveUpdate);
  return { events, channels, timestamp: isoDate(at), payload };
}

function inContractWords(liveUpdate: LiveUpdate): Omit<PresentedUpdate, 'timestamp'> {
  const { path, action, attribute, body: payload } = liveUpdate;
  const [[kind, id] = ['', '']] = path;
  if (kind === 'profiles') {
    const events = [...namesOf(profilePath('collections', 'documents', id), action)];
    events.push(...namesOf(profilePath('tables', 'rows', id), action));
    const channels = withAction(documentChannels(id), action);
    return { events, channels, payload: { ...payload, $collectionId: profilesId, $tableId: profilesId } };
  }
  const events = namesOf(path, action, attribute);
  if (kind === 'users') {
    const own = ['account', `account.${id}`];
    return { events, channels: path.length === 1 ? withAction(own, action) : own, payload };
  }
  return { events, channels: withAction(channelsOf(path), action), payload };
}

/** The channels of the kind, of the kind in its container, and of this one item. */
function channelsOf(path: Path): string[] {
  const [kind = '', id = ''] = path.at(-1) ?? [];
  const parents = path.slice(0, -1).flat();
  const list = [...parents, kind].join('.');
  return [...new Set([kind, list, `${list}.${id}`])];
}

function profilePath(container: string, item: string, id: string): Path {
  return [
    ['databases', databaseId],
    [container, profilesId],
    [item, id],
  ];
}
function documentChannels(id: string): string[] {
  const lists = [
    `databases.${databaseId}.collections.${profilesId}.documents`,
    `databases.${databaseId}.tables.${profilesId}.rows`,
    `tablesdb.${databaseId}.tables.${profilesId}.rows`,
  ];
  return ['documents', 'rows', ...lists.flatMap((list) => [list, `${list}.${id}`])];
}

function withAction(channels: string[], action: string): string[] {
  return [...channels, ...channels.map((channel) => `${channel}.${action}`)];
}

/**
 * The concrete name first, then each generalisation of it: without the attribute, without the action, of the parents,
 * and each of these with any of its ids replaced by `*`.
 */
export function namesOf(path: Path, action: string, attribute?: string): string[] {
  const tails = attribute ? [`.${action}.${attribute}`, `.${action}`, ''] : [`.${action}`, ''];
  const patterns = tails.map((tail) => ({ path, tail }));
  for (let length = path.length - 1; length > 0; length -= 1)
    patterns.push({ path: path.slice(0, length), tail: '' });
  return [
    ...new Set(patterns.flatMap((pattern) => starred(pattern.path).map((name) => name + pattern.tail))),
  ];
}

/** The path with each choice of its ids starred, none first. */
function starred(path: Path): string[] {
  return path.reduce<string[]>(
    (names, [kind, id]) => {
      const parts = names.map((name) => (name ? `${name}.${kind}` : kind));
      return [...parts.map((part) => `${part}.${id}`), ...parts.map((part) => `${part}.*`)];
    },
    [''],
  );
}
