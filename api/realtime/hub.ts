import { mayChangeRoles, presentEvent } from '#core/collected/present-event.ts';
import { guest, rolesOf } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import type { EventListener, StoredEvent } from '#core/ground/events.ts';
import { maySee, type Seer } from '#core/ground/may-see.ts';
import type { News } from '#core/ground/realtime.ts';
import { findStanding } from '#core/ground/standing.ts';
import { findOpenSessions } from '#core/sessions/find-open-sessions.ts';
import { announce } from './announcement.ts';
import { type Connection, type Identity, identityOf, send } from './connection.ts';
import { matchingIds } from './subscriptions.ts';

/** For so long a look at the session counts, so that a burst of events does not become one of queries. */
const trust = 1000;
/** At the latest so long after its session a socket closes, though the news of the end has not gone out yet. */
const farewell = 700;
export const sessionEnded = 4001;

/** All connections of this instance, and the way of events to them. */
export type Hub = EventListener & {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  /** Says who is behind a connection, from now on. */
  identify(connection: Connection, identity: Identity): void;
  /** Looks once more: a session that ended before its connection was known here has been announced to nobody. */
  confirm(connection: Connection): Promise<void>;
  all(): Iterable<Connection>;
};

export function createHub(core: Core, onTrouble: (error: unknown) => void): Hub {
  const connections = new Set<Connection>();
  const bySession = new Map<string, Set<Connection>>();
  const guestRoles = rolesOf(guest);

  return {
    isAttentive: () => connections.size > 0,
    all: () => connections,
    add(connection) {
      connections.add(connection);
      if (connection.identity) remember(connection, connection.identity);
    },
    remove(connection) {
      connections.delete(connection);
      forget(connection);
    },
    identify(connection, identity) {
      forget(connection);
      connection.identity = identity;
      if (connections.has(connection)) remember(connection, identity);
    },
    confirm: (connection) => recheck([connection]),
    onSessionsEnded(sessionIds) {
      for (const id of sessionIds) for (const connection of bySession.get(id) ?? []) end(connection);
    },
    onReturn() {
      recheck([...connections]).catch(onTrouble);
    },
    async onEvents(events) {
      // One that fails must not take the others with it.
      for (const event of events) await carry(event).catch(onTrouble);
    },
  };

  async function carry(event: StoredEvent): Promise<void> {
    if (mayChangeRoles(event)) await recheckAccount(event);
    for (const news of await presentEvent(core, event)) await deliver(news, event.created_at);
    if (event.name === 'sessions.deleted') closeEnded(String(event.subject.sessionId));
  }

  /** Those who were waiting to be told have been told. */
  function closeEnded(sessionId: string): void {
    for (const connection of bySession.get(sessionId) ?? []) {
      connection.isEnding = true;
      close(connection);
    }
  }

  function close({ socket }: Connection): void {
    socket.close(sessionEnded, 'The session has ended.');
  }

  function remember(connection: Connection, { sessionId }: Identity): void {
    const known = bySession.get(sessionId);
    if (known) known.add(connection);
    else bySession.set(sessionId, new Set([connection]));
  }

  function forget(connection: Connection): void {
    const sessionId = connection.identity?.sessionId;
    const known = sessionId === undefined ? undefined : bySession.get(sessionId);
    if (known?.delete(connection) && known.size === 0) bySession.delete(sessionId ?? '');
  }

  function end(connection: Connection): void {
    if (connection.isEnding) return;
    connection.isEnding = true;
    setTimeout(() => close(connection), farewell).unref();
  }

  async function deliver(news: News, at: Date): Promise<void> {
    const announcement = announce(news, at);
    const channels = new Set(announcement.channels);
    const isAboutSession = news.path.at(-1)?.[0] === 'sessions';
    const receivers: { connection: Connection; ids: string[] }[] = [];
    for (const connection of connections) {
      if (connection.isEnding && !isAboutSession) continue;
      if (connection.subscriptions.size === 0 || !isAudience(connection, news)) continue;
      const ids = matchingIds(connection.subscriptions, channels, announcement.payload);
      if (ids.length > 0) receivers.push({ connection, ids });
    }
    if (receivers.length === 0) return;
    // What belongs to somebody is looked at anew for each of its news: they, or a receiver, may just have become one of
    // those who are not seen and do not see.
    const [owner] = await Promise.all([
      news.ownerId === undefined ? null : findOwner(news.ownerId),
      recheck(
        receivers.map(({ connection }) => connection),
        news.ownerId === undefined ? trust : 0,
      ),
    ]);
    const start = JSON.stringify({ type: 'event', data: announcement }).slice(0, -2);
    for (const { connection, ids } of receivers) {
      const isLeaving = connection.isEnding && !isAboutSession;
      if (isLeaving || !isAudience(connection, news)) continue;
      if (owner && !maySee(seerOf(connection), owner)) continue;
      send(connection, `${start},"subscriptions":${JSON.stringify(ids)}}}`);
    }
  }

  async function findOwner(id: string | null): Promise<{ id: string; isSeen: boolean }> {
    const standing = id === null ? undefined : await findStanding(core.db, id);
    return { id: id ?? '', isSeen: standing?.isSeen === true };
  }

  function isAudience({ identity }: Connection, { readers, except = [] }: News): boolean {
    const roles = identity?.roles ?? guestRoles;
    return roles.some((role) => readers.includes(role)) && !roles.some((role) => except.includes(role));
  }

  /** Asks the database again who is behind these connections, and ends those whose session is no more. */
  async function recheck(asked: Connection[], age = 0): Promise<void> {
    const oldest = performance.now() - age;
    const stale = asked.filter(
      ({ identity, isEnding }) => identity && !isEnding && identity.checkedAt <= oldest,
    );
    const ids = new Set(stale.flatMap(({ identity }) => identity?.sessionId ?? []));
    if (ids.size === 0) return;
    const open = await findOpenSessions(core, [...ids]);
    for (const connection of stale) {
      const member = open.get(connection.identity?.sessionId ?? '');
      if (member) connection.identity = identityOf(member);
      else end(connection);
    }
  }

  /** What an account may see changes with it, as when its address is proven. */
  async function recheckAccount(event: StoredEvent): Promise<void> {
    await recheck([...connections].filter(({ identity }) => identity?.accountId === event.account_id));
  }
}

function seerOf({ identity }: Connection): Seer {
  if (!identity) return guest;
  return { kind: 'member', id: identity.accountId, standing: { isSeen: identity.isSeen } };
}
