import { isIP } from 'node:net';
import { createClient } from '@redis/client';
import { type Line, type LineOptions, LineRefusal } from './line.ts';

/** Opens a line to Redis 6 or newer, or to Valkey: their third protocol lets one connection publish and subscribe. */
export async function openRedisLine({ url, channel, longest, onText, onLost }: LineOptions): Promise<Line> {
  const { hostname: host, port, protocol } = url;
  const socket = { host: host.replace(/^\[|\]$/g, ''), port: Number(port || 6379) };
  const [username, password] = [url.username, url.password].map(decodeURIComponent);
  const client = createClient({
    RESP: 3,
    ...(username && { username }),
    ...(password && { password }),
    // Opened again by us: with a limit for each step, and a look back after it.
    socket: {
      ...socket,
      ...(protocol === 'rediss:' && {
        tls: true as const,
        ...(!isIP(socket.host) && { servername: socket.host }),
      }),
      connectTimeout: longest,
      reconnectStrategy: false,
    },
    disableOfflineQueue: true,
    // A user with few rights may not send these.
    disableClientInfo: true,
    maintNotifications: 'disabled',
  });
  const end = () => {
    if (client.isOpen) client.destroy();
  };
  let answer: Error | undefined;
  let isOpen = false;
  client.on('error', (error: Error) => {
    if (isAnswer(error)) answer ??= error;
    if (isOpen) onLost(error);
  });
  client.on('end', () => {
    if (isOpen) onLost(new Error('the connection has ended'));
  });
  try {
    await client.connect();
    await client.subscribe(channel, onText);
  } catch (error) {
    end();
    throw answer || isAnswer(error) ? new LineRefusal(reasonOf(answer ?? (error as Error))) : error;
  }
  isOpen = true;
  return {
    async publish(text) {
      await client.publish(channel, text).catch((error) => {
        throw isAnswer(error) ? new LineRefusal(error.message) : error;
      });
    },
    async ask() {
      await client.ping();
    },
    end,
  };
}

/** Redis answers a refusal with a code in capitals. Bytes that are none of its protocol are an answer of something else. */
const isAnswer = (error: unknown): error is Error =>
  error instanceof Error && /^[A-Z]{3,} |^Unknown RESP type/.test(error.message);

const reasonOf = ({ message }: Error) =>
  message.startsWith('Unknown RESP type') ? 'no Redis or Valkey answers there' : message;
