import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { rolesOf } from '#core/ground/actor.ts';
import type { OpenSession } from '#core/sessions/find-open-sessions.ts';
import type { Share } from './networks.ts';
import type { Subscriptions } from './subscriptions.ts';

/** A member behind a connection, as far as deliveries need to know them. */
export type Identity = {
  accountId: string;
  sessionId: string;
  secretHash: string;
  roles: string[];
  isSeen: boolean;
  checkedAt: number;
};

/** One open socket. Guests have no identity. */
export type Connection = {
  socket: WebSocket;
  /** The stream below it. */
  stream: Duplex;
  identity: Identity | null;
  subscriptions: Subscriptions;
  /** Its part of what its network may have open; null until it has been let in. */
  share: Share | null;
  /** The channels by which the hub finds it. */
  channels: readonly string[];
  /** The session has ended: the socket gets only the live update about that, and nothing else. */
  isEnding: boolean;
  /** It ends because its session got another secret: it still gets changes of the member's own account. */
  isRenewed?: boolean;
  /** Answered the last ping. */
  isAlive: boolean;
};

/** A client that leaves more bytes than this unread is too slow to be kept. */
const mostBuffered = 1024 * 1024;

export function identityOf(member: OpenSession): Identity {
  return {
    accountId: member.id,
    sessionId: member.sessionId,
    secretHash: member.secretHash,
    roles: rolesOf(member),
    isSeen: member.standing.isSeen,
    checkedAt: performance.now(),
  };
}

/** Sends a frame, or drops a client that does not read. */
export function send(connection: Connection, frame: string): void {
  if (takesMore(connection)) connection.socket.send(frame);
}

/** The same for a frame that begins alike for many connections: its beginning is in memory once, and is a fragment of its own. */
export function sendEnding(connection: Connection, beginning: Buffer, ending: string): void {
  if (!takesMore(connection)) return;
  const { socket, stream } = connection;
  // Both fragments leave in one write.
  stream.cork();
  socket.send(beginning, { binary: false, fin: false });
  socket.send(ending);
  stream.uncork();
}

function takesMore({ socket }: Connection): boolean {
  if (socket.readyState !== socket.OPEN) return false;
  if (socket.bufferedAmount <= mostBuffered) return true;
  socket.terminate();
  return false;
}
