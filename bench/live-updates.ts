import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openSocket } from './open-socket.ts';
import type { Server } from './servers.ts';

export type LiveUpdatesFigures = { microseconds: number; p50: number; missed: number };

/**
 * Sends `events` live updates, about a document that everyone may read, to `listening` members with a socket each. Measures
 * the server's processor time for one, and how long it takes to reach the last member.
 */
export async function measureLiveUpdates(
  product: Server,
  url: string,
  { listening, events }: { listening: number; events: number },
  sessionOf: (n: number) => string,
): Promise<LiveUpdatesFigures> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(`update profiles set permissions = array['read("users")'] where id = 'profile1'`);
  let received = 0;
  let wake = () => {};
  const sockets = await Promise.all(
    Array.from({ length: listening }, (_, n) => openSocket(product, n, sessionOf(n + 1), ['documents'])),
  );
  for (const socket of sockets)
    socket.on('message', (data) => {
      if (!String(data).startsWith('{"type":"event"')) return;
      received += 1;
      if (received % listening === 0) wake();
    });
  await sleep(2000);
  const took: number[] = [];
  const before = await processorTime(product.pid);
  for (let at = 0; at < events; at += 1) {
    const began = performance.now();
    const all = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await database.query(`
      with written as (
        insert into events (name, account_id, subject)
        values ('profiles.updated', 'account1', '{"profileId":"profile1"}') returning id
      ) select pg_notify('saharambh_events', id::text) from written`);
    await Promise.race([all, sleep(2000)]);
    took.push(performance.now() - began);
  }
  const used = (await processorTime(product.pid)) - before;
  for (const socket of sockets) socket.terminate();
  await database.end();
  return {
    microseconds: Math.round(used / events),
    p50: took.toSorted((a, b) => a - b)[Math.floor(events / 2)] ?? Number.NaN,
    missed: events * listening - received,
  };
}

/** The processor time that the process has used so far, in microseconds. */
async function processorTime(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // The kernel counts in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
