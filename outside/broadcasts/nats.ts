import {
  AuthorizationError,
  connect,
  ProtocolError,
  UserAuthenticationExpiredError,
} from '@nats-io/transport-node';
import { type Line, type LineOptions, LineRefusal } from './line.ts';

const refusals = [AuthorizationError, ProtocolError, UserAuthenticationExpiredError];

/** Opens a line to NATS. A name alone before the host is a token, as NATS has it. */
export async function openNatsLine({ url, channel, longest, onText, onLost }: LineOptions): Promise<Line> {
  const [user = '', pass = ''] = [url.username, url.password].map(decodeURIComponent);
  const connection = await connect({
    servers: `${url.hostname}:${url.port || 4222}`,
    name: 'saharambh',
    ...(pass ? { user, pass } : user && { token: user }),
    ...(url.protocol === 'tls:' && { tls: {} }),
    timeout: longest,
    // Opened again by us: with a limit for each step, and a look back after it.
    reconnect: false,
    ignoreClusterUpdates: true,
    noAsyncTraces: true,
  }).catch((error) => {
    throw refusals.some((kind) => error instanceof kind) ? new LineRefusal(error.message) : error;
  });
  void connection.closed().then((error) => onLost(error ?? new Error('the connection has ended')));
  connection.subscribe(channel, {
    callback: (error, message) => {
      if (!error) onText(message.string());
    },
  });
  return {
    async publish(text) {
      connection.publish(channel, text);
      // The server answers in order: then it has the text, too.
      await connection.flush();
    },
    ask: () => connection.flush(),
    end() {
      connection.close().catch(() => {});
    },
  };
}
