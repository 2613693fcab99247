import type { MessageBody } from '#contract/conversations/calls.ts';
import { realtimePath } from '#contract/ground/call.ts';
import { projectOfPage } from './api.ts';
import { type ConversationUpdate, tellLine, tellOfConversation } from './conversation-updates.ts';
import type { AccountUpdate } from './session.ts';

export const profilesChannel = 'databases.main.collections.profiles.documents';

/** Milliseconds. The first wait doubles with each failure; all are spread, so that a restart is not met by everybody at once. */
const [firstWait, longestWait] = [1000, 60_000];
/** A connection that is silent for two pulses is dead, even if neither side has closed it. */
const pulse = 25_000;
/** The server's close code for a client that must not reconnect, for example because its session has ended. */
const forGood = 1008;

type Frame = { type: string; data?: { to?: string; channels?: string[]; payload?: AccountUpdate } & OwnData };
/** Whom the line is for, and whether nothing has happened since the page was begun. */
type OwnData = { user?: { $id: string } | null; isUpToDate?: boolean };

/**
 * Listens on the server's realtime channel (CONTRACT 10) for changes of this account and its profile on other devices, and of
 * no other account. It reconnects after each break; without a connection the page still works and learns of changes later.
 * Written for these channels, since the client library is a fifth of all the scripts that a page may have.
 * @param place the server's position in its events before the page was begun: if nothing has happened since, the page loads
 * nothing
 * @returns the function that ends it
 */
export function followElsewhere(
  accountId: string,
  position: string,
  onChange: (update: AccountUpdate) => void,
): () => void {
  const own = JSON.stringify({ method: 'equal', attribute: 'id', values: [accountId] });
  const channels = [
    { channels: ['account'], queries: [] },
    { channels: [profilesChannel], queries: [own] },
    { channels: ['conversations', 'messages', 'notifications'], queries: [] },
  ];
  let socket: WebSocket;
  let failures = 0;
  let receivedAt = 0;
  /** Sent with the first connection only: on a later one, the missed part began when the connection before it broke. */
  let since: string | undefined = position;
  let again: ReturnType<typeof setTimeout> | undefined;
  const pulses = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (performance.now() - receivedAt > 2 * pulse) socket.close();
    else socket.send(JSON.stringify({ type: 'ping' }));
  }, pulse);
  addEventListener('online', openNow);
  open();
  return () => {
    clearInterval(pulses);
    clearTimeout(again);
    removeEventListener('online', openNow);
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  };

  function open() {
    const address = `${location.origin.replace(/^http/, 'ws')}${realtimePath}`;
    socket = new WebSocket(`${address}?project=${encodeURIComponent(projectOfPage())}`);
    socket.onmessage = ({ data }) => hear(JSON.parse(String(data)) as Frame);
    socket.onclose = ({ code }) => {
      if (code === forGood) return onChange({});
      const wait = Math.min(firstWait * 2 ** failures, longestWait);
      failures += 1;
      again = setTimeout(open, wait * (0.5 + Math.random() / 2));
    };
  }

  function openNow() {
    if (socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(again);
    open();
  }

  function hear({ type, data }: Frame) {
    receivedAt = performance.now();
    if (type === 'connected') {
      // Another member may be signed in by now.
      if (data?.user?.$id !== accountId) since = undefined;
      socket.send(JSON.stringify({ type: 'subscribe', data: channels, since }));
      since = undefined;
    }
    if (type === 'event') tell(data);
    if (type !== 'response' || data?.to !== 'subscribe') return;
    failures = 0;
    tellLine();
    if (data.isUpToDate) return;
    // Loads the changes from before the connection stood: since the page was made, or since the last connection broke.
    onChange({});
    tellOfConversation(null);
  }

  function tell(data: Frame['data']) {
    const payload = data?.payload ?? {};
    if (data?.channels?.includes('messages')) {
      const message = payload as unknown as MessageBody;
      tellOfConversation({ conversationId: message.conversationId, message });
    } else if (data?.channels?.includes('conversations'))
      tellOfConversation(payload as unknown as ConversationUpdate);
    else onChange(payload);
  }
}
