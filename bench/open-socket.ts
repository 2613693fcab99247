import WebSocket from 'ws';
import type { Server } from './servers.ts';

/**
 * One socket with one subscription, once the server has confirmed that. Each `at` stands for a network of its own behind a
 * trusted proxy: one network may open 128 sockets a minute.
 */
export function openSocket(
  { origin }: Server,
  at: number,
  session: string,
  channels: string[],
): Promise<WebSocket> {
  const headers = {
    'x-forwarded-for': `10.${at >> 8}.${at & 255}.1`,
    cookie: `a_session_saharambh=${encodeURIComponent(session)}`,
  };
  const address = `${origin.replace('http', 'ws')}/v1/realtime?project=saharambh`;
  const socket = new WebSocket(address, { headers, perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('open', () =>
      socket.send(JSON.stringify({ type: 'subscribe', data: [{ channels, queries: [] }] })),
    );
    socket.on('message', function confirm(data) {
      const { type, data: about } = JSON.parse(String(data));
      if (type === 'error') reject(new Error(about.message));
      if (type !== 'response') return;
      socket.off('message', confirm);
      resolve(socket);
    });
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`A socket was closed with ${code}.`)));
  });
}
