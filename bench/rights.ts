import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { concerns, outcomes } from '#contract/cases/report-limits.ts';
import { reportedKinds } from '#contract/collected.ts';
import { requestKinds } from '#contract/rights/limits.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { numberNames } from '#contract/transparency/numbers.ts';
import { transparencyPagePaths } from '#contract/transparency/paths.ts';
import { load } from './load.ts';
import { processorTime } from './member-pages.ts';
import { sessionOf } from './seed.ts';
import { type Product, seededDatabase, startDatabase, startProduct } from './servers.ts';

const promised = { rightsP99: 100, transparency: 5000 };
/** So many have a session. */
const people = 1000;

/** Two requests of each member, one that waits and one with an answer, and a hold on the account of every hundredth. */
async function seedRights(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into rights_requests (id, number, account_id, kind, words, state, received_at, outcome, answer, answered_at)
     select 'request' || n, 'R-' || translate(lpad(to_hex(n), 8, '0'), '01abcdef', 'GHJKLMNP'), 'account' || 1 + n % $1::int,
       'correct', 'My college is wrong: it is VNIT Nagpur.', case when n <= $1 then 'received' else 'answered' end,
       now() - n % 12 * interval '1 day', case when n > $1 then 'done' end,
       case when n > $1 then 'We have corrected it.' else '' end, case when n > $1 then now() end
     from generate_series(1, 2 * $1::int) n`,
    [count],
  );
  await client.query(
    `insert into clocks (id, kind, subject_id, awaited_by, zone, began_at, due_at)
     select 'clock' || id, 'rights_answer', id, account_id, 'Asia/Kolkata', received_at, received_at + interval '15 days'
     from rights_requests where state = 'received'`,
  );
  await client.query(
    `insert into holds (id, account_id, tables, reason, state, until)
     select 'hold' || n, 'account' || n * 100, '{messages,files}', 'For a case.', 'active', now() + interval '90 days'
     from generate_series(1, $1::int / 100) n`,
    [count],
  );
  await client.query('vacuum analyze rights_requests, clocks, holds');
}

/** 36 months with every part of every number. */
async function seedCounts(client: pg.Client): Promise<void> {
  const parts = {
    'cases.kind': reportedKinds,
    'cases.concern': concerns,
    'cases.outcome': outcomes,
    'cases.time': ['in_time', 'late'],
    'appeals.result': ['stands', 'overturned'],
    'screened.result': ['right', 'wrong'],
    'requests.kind': requestKinds,
    'requests.time': ['in_time', 'late'],
  };
  const rows = [
    ...numberNames.map((name) => [name, '']),
    ...Object.entries(parts).flatMap(([name, keys]) => keys.map((key) => [name, key])),
  ];
  await client.query(
    `insert into transparency_counts (month, name, key, count)
     select to_char(now() - make_interval(months => back), 'YYYY-MM'), one ->> 0, one ->> 1, 20 + back
     from generate_series(1, 36) back, json_array_elements($1::json) one`,
    [JSON.stringify(rows)],
  );
}

async function measureRights(product: Product, seconds: number, rounds: number): Promise<void> {
  const targets = Array.from({ length: people }, (_, at) => ({
    url: product.origin + rightsPaths.rights,
    headers: { cookie: `a_session_saharambh=${sessionOf(at + 1)}` },
  }));
  await load(targets, { connections: 20, seconds: 3 });
  for (let round = 0; round < rounds; round++) {
    const { p50, p99, failed } = await load(targets, { connections: 20, seconds, perSecond: 50 });
    const missed = p99 > promised.rightsP99 ? `  ABOVE ITS PROMISE of ${promised.rightsP99} ms` : '';
    console.log(`  /rights at 50/s: p50 ${p50} ms, p99 ${p99} ms (${failed} failed)${missed}, ${now()}`);
  }
  const before = await processorTime(product.pid);
  const { perSecond, failed } = await load(targets, { connections: 20, seconds });
  const cpu = ((await processorTime(product.pid)) - before) / (perSecond * seconds);
  console.log(
    `  /rights: ${Math.round(perSecond)} pages/s, ${cpu.toFixed(2)} ms of the server's processor each (${failed} failed)`,
  );
}

async function measureTransparency(product: Product, seconds: number, rounds: number): Promise<void> {
  const headers = { 'accept-encoding': 'br' };
  const url = product.origin + transparencyPagePaths.transparency;
  const [packed, whole] = await Promise.all(
    [headers, { 'accept-encoding': 'identity' }].map(async (one) => {
      const answer = await fetch(url, { headers: one });
      await answer.arrayBuffer();
      return answer.headers.get('content-length');
    }),
  );
  console.log(`  /transparency with 36 months: ${whole} bytes, ${packed} with Brotli`);
  await load([{ url, headers }], { connections: 50, seconds: 2 });
  for (let round = 0; round < rounds; round++) {
    const { perSecond, failed } = await load([{ url, headers }], { connections: 50, seconds });
    const missed = perSecond < promised.transparency ? `  BELOW ITS PROMISE: ${promised.transparency}/s` : '';
    console.log(
      `  /transparency from memory: ${Math.round(perSecond)}/s, ${failed} failed${missed}, ${now()}`,
    );
  }
}

const quiet = 1;

/** Until the load of the last minute is low, or the minutes are over. */
async function untilQuiet(minutes: number): Promise<void> {
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until && (loadavg()[0] ?? 0) >= quiet) await sleep(1000);
}

const now = () => `load average ${loadavg()[0]?.toFixed(1)}`;

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      people: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      /** So many minutes it waits for a quiet machine before each part. */
      wait: { type: 'string', default: '0' },
    },
  });
  const [count, seconds, rounds] = [Number(values.people), Number(values.seconds), Number(values.rounds)];
  const cluster = await startDatabase();
  try {
    const url = await seededDatabase(cluster, count);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query('set statement_timeout = 0');
      await seedRights(client, count);
      await seedCounts(client);
    } finally {
      await client.end();
    }
    const product = await startProduct(url);
    console.log(`\nRights of ${count} members, ${now()}`);
    await untilQuiet(Number(values.wait));
    await measureRights(product, seconds, rounds);
    await untilQuiet(Number(values.wait));
    await measureTransparency(product, seconds, rounds);
    await product.stop();
  } finally {
    await cluster.stop();
  }
}
