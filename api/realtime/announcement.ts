import { databaseId, profilesId } from '#contract/documents.ts';
import { isoDate } from '#core/ground/dates.ts';
import type { StoredEvent } from '#core/ground/events.ts';
import type { PresentedEvent } from '#core/realtime/present-event.ts';

/** An event in the contract's names (CONTRACT 9), and who may hear of it. */
export type Announcement = {
  events: string[];
  channels: string[];
  timestamp: string;
  payload: Record<string, unknown>;
  audience: { accountId: string } | { permissions: string[] };
};

type Path = [kind: string, id: string][];

export function announce(event: StoredEvent, presented: PresentedEvent): Announcement {
  return { ...inContractWords(presented), timestamp: isoDate(event.created_at) };
}

function inContractWords(presented: PresentedEvent): Omit<Announcement, 'timestamp'> {
  const { about } = presented;
  if (about === 'document') {
    const documents = placeOf('collections', 'documents', presented.id);
    const rows = placeOf('tables', 'rows', presented.id);
    return {
      events: [...namesOf(documents, presented.action), ...namesOf(rows, presented.action)],
      channels: withAction(documentChannels(presented.id), presented.action),
      payload: { ...presented.body, $collectionId: profilesId, $tableId: profilesId },
      audience: { permissions: presented.body.$permissions },
    };
  }
  if (about === 'file') {
    const { bucketId, id, action } = presented;
    const list = `buckets.${bucketId}.files`;
    return {
      events: namesOf(
        [
          ['buckets', bucketId],
          ['files', id],
        ],
        action,
      ),
      channels: withAction(['files', list, `${list}.${id}`], action),
      payload: presented.body,
      audience: { permissions: presented.body.$permissions },
    };
  }
  const { accountId } = presented;
  const user: Path = [['users', accountId]];
  const own = ['account', `account.${accountId}`];
  const audience = { accountId };
  if (about === 'account') {
    const events = namesOf(user, 'update', presented.attribute);
    return { events, channels: withAction(own, 'update'), payload: presented.body, audience };
  }
  const kind = about === 'session' ? 'sessions' : about;
  const events = namesOf([...user, [kind, presented.id]], presented.action);
  return { events, channels: own, payload: presented.body, audience };
}

function placeOf(container: string, item: string, id: string): Path {
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
