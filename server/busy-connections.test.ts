import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd } from '#tests/ground/database.ts';
import { watchBusy } from './busy-connections.ts';

const server = createServer();
const connections = watchBusy(server);
const open = new Set<Socket>();
server.on('connection', (socket) => {
  open.add(socket);
  socket.once('close', () => open.delete(socket));
});
server.on('request', (_, response) => response.end('here'));
await once(server.listen(0, '127.0.0.1'), 'listening');
const { port } = server.address() as AddressInfo;
atEnd(() => server.close());

/** Whether each connection stays, after one request over each at once. */
async function askOver(agent: Agent, count: number, headers = {}): Promise<(string | undefined)[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const [answer] = (await once(request({ port, agent, headers }).end(), 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      return answer.headers.connection;
    }),
  );
}

test('an open connection is counted once, and only where it has asked since the last count', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 3 });
  await askOver(agent, 3);
  await askOver(agent, 3);
  assert.equal(connections.count(), 3);
  await askOver(agent, 1);
  assert.equal(connections.count(), 1);
  await askOver(agent, 2);
  agent.destroy();
  while (open.size > 0) await sleep(5);
  assert.equal(connections.count(), 0);
});

test('so many kept connections end with their next answer, and no more', async () => {
  const agent = new Agent({ keepAlive: true });
  await askOver(agent, 5);
  connections.giveUp(2);
  assert.deepEqual(await askOver(new Agent(), 2), ['close', 'close'], 'they end by themselves');
  const said = await askOver(agent, 5);
  assert.deepEqual(said.toSorted(), ['close', 'close', 'keep-alive', 'keep-alive', 'keep-alive']);
  assert.deepEqual(await askOver(agent, 3), ['keep-alive', 'keep-alive', 'keep-alive']);
  agent.destroy();
});
