import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import pino from 'pino';
import { connect } from '#db/connect.ts';
import type { Mail } from '#outside/mail/mail.ts';
import { shippedBinaries } from '#outside/postgres/binaries.ts';
import { startCluster } from '#outside/postgres/cluster.ts';
import { findLocation } from '#outside/postgres/location.ts';
import { startWorker } from '#server/worker.ts';
import { freshEmail, signUpCode } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { preparedFolder } from '#tests/servers/launch.ts';

const location = await findLocation(await preparedFolder(), await shippedBinaries());
const cluster = await startCluster(location, { settings: ['fsync=off'] });
atEnd(cluster.stop);
const url = cluster.url('saharambh', 'saharambh_app');
const connection = connect(url);
atEnd(connection.close);
const core = { ...(await freshCore()), db: connection.db };

const sent = new Map<string, number>();
let onMail: (mail: Mail) => Promise<void> = async () => {};
const worker = startWorker({
  core,
  pool: connection.pool,
  send: async (mail) => {
    await onMail(mail);
    sent.set(mail.to, (sent.get(mail.to) ?? 0) + 1);
  },
  site: { name: 'Saharambh', origin: 'https://saharambh.example' },
  log: pino({ level: 'silent' }),
});
atEnd(() => worker.stop());

async function until(what: () => Promise<boolean>): Promise<void> {
  const last = performance.now() + 20_000;
  while (!(await what().catch(() => false))) {
    if (performance.now() > last) throw new Error('it did not come true in 20 s');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function ask(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

// An unhandled rejection fails the test in whose time it happens.
for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
  test(`an email in flight while the database ends by ${signal} leaves once, and so does the next`, async () => {
    const [inFlight, next] = [freshEmail(), freshEmail()];
    const { promise: taken, resolve: take } = Promise.withResolvers<void>();
    const { promise: delivered, resolve: deliver } = Promise.withResolvers<void>();
    onMail = async () => {
      take();
      await delivered;
    };
    await signUpCode(core, inFlight);
    await taken;
    const before = cluster.pid();
    process.kill(before ?? 0, signal);
    await until(async () => cluster.pid() !== before);
    deliver();
    onMail = async () => {};
    await until(async () => {
      await signUpCode(core, next);
      return true;
    });
    await until(async () => (await ask('select 1 from jobs')).length === 0);
    assert.deepEqual([sent.get(inFlight), sent.get(next)], [1, 1]);
  });
}
