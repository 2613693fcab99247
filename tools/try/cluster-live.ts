import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { eventChannel } from '#core/ground/events.ts';
import type { TestBroadcastServer } from '#tests/servers/broadcast-servers.ts';
import { figureOf } from '#tests/servers/processes.ts';
import { type Cluster, seeKept, untilWriting } from './cluster-kills.ts';
import type { World } from './cluster-world.ts';
import { wrongSince } from './cluster-writers.ts';
import { hear } from './journey.ts';

/** Sockets at once, so that each process has some, and messages that all of them have to hear. */
const [sockets, messages] = [6, 5];
/** Seconds for which the broadcast server is away. */
const away = 10;

export type Live = {
  origin: string;
  /**
   * Sends messages, and resolves once every socket of their reader has heard each.
   * @throws unless events go by NOTIFY as `isNotified` says: without a broadcast server they do, with one they do not
   */
  see(isNotified: boolean): Promise<string>;
  close(): void;
};

/** Sockets that stay open while machines end. `url` leads to the primary. */
export async function openLive(
  world: World,
  { origin, url }: { origin: string; url: string },
): Promise<Live> {
  const [writer, reader] = world.talkers;
  const path = `/conversations/${world.conversation}/messages`;
  const heard = await Promise.all(Array.from({ length: sockets }, () => hear(origin, reader, 'messages')));
  return {
    origin,
    async see(isNotified) {
      const events = await countNotified(url);
      const times: number[] = [];
      try {
        for (let at = 0; at < messages; at += 1) {
          const text = `Is it live, ${performance.now()}?`;
          const began = performance.now();
          await writer.call('POST', path, { text, key: randomBytes(12).toString('hex'), files: [] });
          await Promise.all(heard.map((one) => one.until(text)));
          times.push(performance.now() - began);
        }
      } finally {
        await events.stop();
      }
      const notified = events.count();
      const seen = `${messages} messages at ${sockets} sockets, the latest after ${Math.round(Math.max(...times))} ms; ${notified} events by NOTIFY`;
      assert.ok(isNotified ? notified >= messages : notified === 0, seen);
      return seen;
    },
    close() {
      for (const one of heard) one.close();
    },
  };
}

/** Counts the events that are broadcast by NOTIFY from now on. */
async function countNotified(url: string): Promise<{ count(): number; stop(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  let count = 0;
  client.on('notification', () => {
    count += 1;
  });
  await client.connect();
  await client.query(`listen ${eventChannel}`);
  return { count: () => count, stop: () => client.end() };
}

/** Ends the broadcast server while members write, and starts it again. */
export async function tryBroadcasts(
  cluster: Cluster,
  { live, broadcasts }: { live: Live; broadcasts: TestBroadcastServer },
): Promise<void> {
  const { findings, traffic } = cluster;
  const name = 'kill -9 of the broadcast server';
  const isUp = async () => {
    const figure = `saharambh_broadcast_server_up{server="127.0.0.1:${broadcasts.port}"} `;
    return (await figureOf(live.origin, figure)) === 1;
  };
  await untilWriting(traffic);
  const began = performance.now();
  await findings.check(`${name}: live updates go on by NOTIFY`, async () => {
    await broadcasts.kill();
    const seen = await live.see(true);
    assert.ok(!(await isUp()), '/metrics says that it is there');
    await sleep(away * 1000 - (performance.now() - began));
    return seen;
  });
  await findings.check(`${name}: it is back, and carries them again`, async () => {
    await broadcasts.start();
    const last = performance.now() + 30_000;
    while (!(await isUp())) {
      assert.ok(performance.now() < last, 'it is not used again after 30 s');
      await sleep(100);
    }
    const seconds = ((performance.now() - last) / 1000 + 30).toFixed(1);
    return `used again after ${seconds} s; ${await live.see(false)}`;
  });
  await findings.check(`${name}: no request fails, and no acknowledged write is lost`, async () => {
    const wrong = wrongSince(traffic, began);
    const those = traffic.answers.filter(({ at }) => at >= began);
    const refused = those.filter(({ status }) => status === 503).length;
    assert.deepEqual([wrong.slice(0, 8), refused], [[], 0]);
    return `${those.length} answers, none 503; ${await seeKept(cluster)}`;
  });
}
