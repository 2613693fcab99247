import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export type BusyConnections = {
  /** How many open connections have asked for something since the last call. */
  count(): number;
  /** The next answers over so many kept connections are their last: the clients open others. It replaces an earlier number. */
  giveUp(count: number): void;
};

/** Notes which connections of `server` are in use. It has to see each request before the code that answers it. */
export function watchBusy(server: Server): BusyConnections {
  const busy = new Set<Socket>();
  let surplus = 0;
  server.on('connection', (socket) => socket.once('close', () => busy.delete(socket)));
  server.on('request', ({ socket }, response) => {
    busy.add(socket);
    if (surplus === 0 || !response.shouldKeepAlive) return;
    response.shouldKeepAlive = false;
    surplus -= 1;
  });
  return {
    count() {
      const { size } = busy;
      busy.clear();
      return size;
    },
    giveUp(count) {
      surplus = count;
    },
  };
}
