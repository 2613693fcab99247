import { presentAccount } from '#core/accounts/present.ts';
import { lacksStaffFactor } from '#core/factors/require-staff-factor.ts';
import type { Core } from '#core/ground/core.ts';
import { findSession } from '#core/sessions/find-session.ts';
import { realtimeSentences as say } from '../appwrite/realtime-sentences.ts';
import { readSessionValue } from '../http/session-value.ts';
import { type Connection, identityOf, send } from './connection.ts';
import { errorFrame, pong, RealtimeFault, readMessage, responseFrame } from './frames.ts';
import type { Hub } from './hub.ts';
import { adoptAccount, subscribe, unsubscribe } from './subscriptions.ts';

const mostMessages = 32;
const minute = 60_000;

/** Answers one connection's messages, strictly one after another. */
export function createConversation(core: Core, hub: Hub, connection: Connection) {
  let windowStart = performance.now();
  let count = 0;

  return async function hear(text: string): Promise<void> {
    try {
      countMessage();
      await answer(text);
    } catch (error) {
      if (!(error instanceof RealtimeFault)) throw error;
      send(connection, errorFrame(error));
    }
  };

  function countMessage(): void {
    const now = performance.now();
    if (now - windowStart >= minute) {
      windowStart = now;
      count = 0;
    }
    count += 1;
    if (count > mostMessages) throw new RealtimeFault(1013, say.manyMessages);
  }

  async function answer(text: string): Promise<void> {
    const { type, data, since } = readMessage(text);
    const accountId = connection.identity?.accountId ?? null;
    switch (type) {
      case 'ping':
        return send(connection, pong);
      case 'authentication':
        return authenticate(data);
      case 'subscribe': {
        const room = connection.share?.room() ?? 0;
        const subscriptions = subscribe(connection.subscriptions, data, accountId, room);
        follow();
        const isUpToDate = since !== undefined && hub.isUpToDate(connection, since);
        const answer = { subscriptions, ...(isUpToDate && { isUpToDate }) };
        return send(connection, responseFrame(type, answer));
      }
      case 'unsubscribe': {
        const subscriptions = unsubscribe(connection.subscriptions, data);
        follow();
        return send(connection, responseFrame(type, { subscriptions }));
      }
      default:
        throw new RealtimeFault(1003, say.typeInvalid);
    }
  }

  function follow(): void {
    connection.share?.settle(connection.subscriptions);
    hub.follow(connection);
  }

  async function authenticate(data: unknown): Promise<void> {
    const session = (data as { session?: unknown } | null | undefined)?.session;
    if (typeof session !== 'string' || session === '') throw new RealtimeFault(1003, say.sessionMissing);
    const claim = readSessionValue(session);
    const member = claim && (await findSession(core, claim));
    if (!member || member.standing.isSuspended || (await lacksStaffFactor(core, member)))
      throw new RealtimeFault(1003, say.sessionInvalid);
    hub.identify(connection, identityOf(member));
    adoptAccount(connection.subscriptions, member.id);
    connection.share?.settle(connection.subscriptions);
    send(connection, responseFrame('authentication', { user: presentAccount(member.account) }));
    await hub.confirm(connection);
  }
}
