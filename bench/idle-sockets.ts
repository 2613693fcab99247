import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import type { Server } from './servers.ts';

/**
 * Opens `count` realtime sockets, each subscribed to its account, and says how much more memory the server then holds. Then
 * does what is to be done while they are open.
 */
export async function measureIdleSockets(
  product: Server,
  count: number,
  sessionOf: (n: number) => string,
  meanwhile: () => Promise<void> = async () => {},
): Promise<{ megabytes: number; open: number }> {
  const before = await product.memory();
  const sockets: WebSocket[] = [];
  const address = `${product.origin.replace('http', 'ws')}/v1/realtime?project=saharambh`;
  for (let at = 0; at < count; at += 100) {
    const batch = Array.from({ length: Math.min(100, count - at) }, (_, n) => {
      // One address may open 128 a minute; a trusted proxy speaks for many.
      const headers = {
        'x-forwarded-for': `10.${(at + n) >> 8}.${(at + n) & 255}.1`,
        cookie: `a_session_saharambh=${encodeURIComponent(sessionOf(((at + n) % 1000) + 1))}`,
      };
      return new WebSocket(address, { headers, perMessageDeflate: false });
    });
    await Promise.all(
      batch.map(
        (socket) =>
          new Promise<void>((resolve) => {
            socket.once('open', () => {
              socket.send(
                JSON.stringify({ type: 'subscribe', data: [{ channels: ['account'], queries: [] }] }),
              );
              sockets.push(socket);
              resolve();
            });
            socket.once('error', () => resolve());
          }),
      ),
    );
  }
  await sleep(3000);
  const open = sockets.filter((socket) => socket.readyState === WebSocket.OPEN).length;
  const megabytes = (await product.memory()) - before;
  await meanwhile();
  for (const socket of sockets) socket.terminate();
  return { megabytes, open };
}
