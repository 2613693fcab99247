import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { openSocket } from './open-socket.ts';
import type { Product } from './servers.ts';

/**
 * Opens `count` realtime sockets, each subscribed to its account, and says how much more memory the server then holds, with
 * garbage collected before and after. Then does what is to be done while they are open.
 */
export async function measureIdleSockets(
  product: Product,
  count: number,
  sessionOf: (n: number) => string,
  meanwhile: () => Promise<void> = async () => {},
): Promise<{ megabytes: number; open: number }> {
  const before = await product.held();
  const sockets: WebSocket[] = [];
  for (let at = 0; at < count; at += 100) {
    const batch = Array.from({ length: Math.min(100, count - at) }, (_, n) =>
      openSocket(product, at + n, sessionOf(((at + n) % 1000) + 1), ['account']),
    );
    sockets.push(...(await Promise.all(batch)));
  }
  await sleep(3000);
  const open = sockets.filter((socket) => socket.readyState === WebSocket.OPEN).length;
  const megabytes = (await product.held()) - before;
  await meanwhile();
  for (const socket of sockets) socket.terminate();
  return { megabytes, open };
}
