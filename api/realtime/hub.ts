import { findApart } from '#core/blocks/find-apart.ts';
import { mayChangeRoles, presentEvent } from '#core/collected/present-event.ts';
import { guest, rolesOf } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import type { EventListener, StoredEvent } from '#core/ground/events.ts';
import { maySee, type Seen, type Viewer } from '#core/ground/may-see.ts';
import type { LiveUpdate } from '#core/ground/realtime.ts';
import { findOpenSessions } from '#core/sessions/find-open-sessions.ts';
import { findStanding } from '#core/standings/find-standing.ts';
import { realtimeSentences as say } from '../appwrite/realtime-sentences.ts';
import { type Connection, type Identity, identityOf, sendEnding } from './connection.ts';
import type { Delivered } from './delivered.ts';
import { createGroups } from './groups.ts';
import { presentUpdate } from './present-update.ts';
import { channelsIn, matchingIds } from './subscriptions.ts';

/** Milliseconds for which a checked session is trusted, so that a burst of events does not become one of queries. */
const trust = 1000;
/** Events of a burst that are looked up at once: each takes a few statements, and other work needs connections too. */
const lookAhead = 8;
/** Milliseconds from the end of a session until its sockets close at the latest, even before the live update about the end. */
const farewell = 700;
export const sessionEnded = 4001;
/** After these events, sockets that a former secret of the session has opened must be opened again. */
const closesSockets = new Set(['sessions.deleted', 'sessions.renewed']);

const nobody: ReadonlySet<string> = new Set();

/** All connections of this instance. It carries events to them. */
export type Hub = EventListener & {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  /** Sets who is behind a connection, from now on. */
  identify(connection: Connection, identity: Identity): void;
  /** Its subscriptions have changed. */
  follow(connection: Connection): void;
  /** Checks the session once more: if it ended before the hub knew the connection, its end has reached no one here. */
  confirm(connection: Connection): Promise<void>;
  /** Whether a page that was begun at this position (delivered.ts) has certainly missed no live update of its connection. */
  isUpToDate(connection: Connection, position: unknown): boolean;
  all(): Iterable<Connection>;
  count(): number;
};

export function createHub(core: Core, delivered: Delivered, onTrouble: (error: unknown) => void): Hub {
  const connections = new Set<Connection>();
  const bySession = createGroups<Connection>();
  const byAccount = createGroups<Connection>();
  /** By the channels they listen to, except for their own account: its live updates are found by the account. */
  const byChannel = createGroups<Connection>();
  const guestRoles = rolesOf(guest);

  return {
    isAttentive: () => connections.size > 0 || delivered.isAwaited(),
    all: () => connections,
    count: () => connections.size,
    add(connection) {
      connections.add(connection);
      if (connection.identity) remember(connection, connection.identity);
    },
    remove(connection) {
      connections.delete(connection);
      forget(connection);
      for (const channel of connection.channels) byChannel.remove(channel, connection);
    },
    identify(connection, identity) {
      forget(connection);
      connection.identity = identity;
      if (connections.has(connection)) remember(connection, identity);
    },
    follow(connection) {
      if (!connections.has(connection)) return;
      const channels = channelsIn(connection.subscriptions);
      for (const channel of connection.channels)
        if (!channels.has(channel)) byChannel.remove(channel, connection);
      for (const channel of channels) byChannel.add(channel, connection);
      if (channels.size > 0 || connection.channels.length > 0) connection.channels = [...channels];
    },
    confirm: (connection) => recheck([connection]),
    isUpToDate: (connection, position) => delivered.isUpToDate(connection, position),
    onSessionsEnded(sessionIds) {
      for (const id of sessionIds) for (const connection of bySession.of(id)) end(connection);
    },
    onReturn() {
      recheck([...connections]).catch(onTrouble);
    },
    async onEvents(events) {
      for (let from = 0; from < events.length; from += lookAhead)
        await carryAll(events.slice(from, from + lookAhead));
    },
  };

  /** Looks up the live updates of the events in parallel, checks all receivers in one query, and delivers in order. */
  async function carryAll(events: StoredEvent[]): Promise<void> {
    // One that fails must not take the others with it.
    const trouble = (error: unknown) => {
      delivered.lose();
      onTrouble(error);
      return [];
    };
    const said = await Promise.all(events.map((event) => presentEvent(core, event).catch(trouble)));
    const accounts = said.flatMap((all) => all.flatMap(({ readers }) => readers.map(accountIn)));
    await recheck([...new Set(accounts.flatMap((id) => [...byAccount.of(id ?? '')]))], trust).catch(trouble);
    for (const [at, event] of events.entries()) await carry(event, said[at] ?? []).catch(trouble);
  }

  async function carry(event: StoredEvent, said: readonly LiveUpdate[]): Promise<void> {
    if (mayChangeRoles(event)) await recheckAccount(event);
    for (const liveUpdate of said) await deliver(liveUpdate, event.created_at);
    if (closesSockets.has(event.name)) await closeEnded(String(event.subject.sessionId));
  }

  /** Closes the sockets of a session after its event has been delivered to them. */
  async function closeEnded(sessionId: string): Promise<void> {
    const asked = [...bySession.of(sessionId)];
    await recheck(asked);
    for (const connection of asked) if (connection.isEnding) close(connection);
  }

  function close({ socket }: Connection): void {
    socket.close(sessionEnded, say.sessionEnded);
  }

  function remember(connection: Connection, { accountId, sessionId }: Identity): void {
    byAccount.add(accountId, connection);
    bySession.add(sessionId, connection);
  }

  function forget(connection: Connection): void {
    if (!connection.identity) return;
    const { accountId, sessionId } = connection.identity;
    byAccount.remove(accountId, connection);
    bySession.remove(sessionId, connection);
  }

  function end(connection: Connection): void {
    if (connection.isEnding) return;
    connection.isEnding = true;
    setTimeout(() => close(connection), farewell).unref();
  }

  async function deliver(liveUpdate: LiveUpdate, at: Date): Promise<void> {
    const presented = presentUpdate(liveUpdate, at);
    // In the same turn in which the receivers are chosen: a page whose socket comes later finds it here.
    delivered.add(liveUpdate, presented);
    const channels = new Set(presented.channels);
    const receivers: { connection: Connection; ids: string[] }[] = [];
    for (const connection of candidates(liveUpdate, channels)) {
      if (isDeafTo(connection, liveUpdate)) continue;
      if (!isAudience(connection, liveUpdate)) continue;
      const ids = matchingIds(connection.subscriptions, channels, presented.payload);
      if (ids.length > 0) receivers.push({ connection, ids });
    }
    if (receivers.length === 0) return;
    // A live update with an owner needs a fresh look each time: the owner or a receiver may just have become a member who is
    // not seen and does not see others.
    const [owner] = await Promise.all([
      liveUpdate.ownerId === undefined ? null : findOwner(liveUpdate.ownerId),
      recheck(
        receivers.map(({ connection }) => connection),
        liveUpdate.ownerId === undefined ? trust : 0,
      ),
    ]);
    const frame = JSON.stringify({ type: 'event', data: presented });
    const beginning = Buffer.from(`${frame.slice(0, -2)},"subscriptions":`);
    const heard: string[] = [];
    for (const { connection, ids } of receivers) {
      if (isDeafTo(connection, liveUpdate) || !isAudience(connection, liveUpdate)) continue;
      if (owner && !maySee(viewerOf(connection), owner)) continue;
      if (connection.identity) heard.push(connection.identity.accountId);
      sendEnding(connection, beginning, `${JSON.stringify(ids)}}}`);
    }
    delivered.note(heard);
  }

  /** The connections that the live update may be for. The other open connections add no cost. */
  function candidates({ readers }: LiveUpdate, channels: Iterable<string>): Set<Connection> {
    const accounts = readers.map(accountIn);
    // A live update for certain accounts alone is found by account: they are fewer than the listeners of its channels.
    if (!accounts.includes(undefined)) return new Set(accounts.flatMap((id) => [...byAccount.of(id ?? '')]));
    return new Set([...channels].flatMap((channel) => [...byChannel.of(channel)]));
  }

  async function findOwner(id: string | null): Promise<Seen> {
    const standing = id === null ? undefined : await findStanding(core.db, id);
    const apart = id !== null && standing?.hasBlocks ? await findApart(core.db, id) : nobody;
    return { id: id ?? '', isSeen: standing?.isSeen === true, apart };
  }

  function isAudience({ identity }: Connection, { readers, except = [] }: LiveUpdate): boolean {
    const roles = identity?.roles ?? guestRoles;
    return roles.some((role) => readers.includes(role)) && !roles.some((role) => except.includes(role));
  }

  /**
   * Asks the database again who is behind these connections, and ends those whose session is no more, or has another secret
   * than the one that opened them.
   */
  async function recheck(asked: Connection[], age = 0): Promise<void> {
    const oldest = performance.now() - age;
    const stale = asked.flatMap((connection) => {
      const { identity, isEnding } = connection;
      return identity && !isEnding && identity.checkedAt <= oldest ? [{ connection, identity }] : [];
    });
    if (stale.length === 0) return;
    const ids = new Set(stale.map(({ identity }) => identity.sessionId));
    const open = await findOpenSessions(core, [...ids]);
    for (const { connection, identity } of stale) {
      // It may have authenticated again meanwhile.
      if (connection.identity?.secretHash !== identity.secretHash) continue;
      const member = open.get(identity.sessionId);
      if (member?.secretHash === identity.secretHash) connection.identity = identityOf(member);
      else {
        connection.isRenewed = member !== undefined;
        end(connection);
      }
    }
  }

  /** An account may see more or less after some events, as when its address is proven. */
  async function recheckAccount(event: StoredEvent): Promise<void> {
    if (event.account_id !== null) await recheck([...byAccount.of(event.account_id)]);
  }
}

/** A socket that is about to be closed gets only the reason, and its account's changes if its secret was renewed. */
function isDeafTo({ isEnding, isRenewed }: Connection, { path }: LiveUpdate): boolean {
  const isAboutSession = path.at(-1)?.[0] === 'sessions';
  const isAboutAccount = path.length === 1 && path[0]?.[0] === 'users';
  return isEnding && !isAboutSession && !(isRenewed && isAboutAccount);
}

function accountIn(role: string): string | undefined {
  return /^user:([^/]+)/.exec(role)?.[1];
}

function viewerOf({ identity }: Connection): Viewer {
  if (!identity) return guest;
  return { kind: 'member', id: identity.accountId, standing: { isSeen: identity.isSeen } };
}
