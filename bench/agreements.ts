import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { nextDue } from '#core/agreements/next-due.ts';
import { hashOfValue, sealEntries } from '#core/ledger/seal-entries.ts';
import { fullText } from '#rules/agreements/full-text.ts';
import { projectionOf } from '#rules/agreements/projection.ts';
import { sumsOf } from '#rules/agreements/sums.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import { canonicalJson } from '#rules/ledger/canonical-json.ts';
import { documentWith } from '#tests/agreements/agreement-documents.ts';
import { Ledger } from '#tests/agreements/agreement-ledgers.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { appendEntries } from './append-entries.ts';
import { busyOf } from './busy.ts';
import { ownerOf, seedProjects } from './kept-project.ts';
import { load } from './load.ts';
import { sessionOf } from './seed.ts';
import { type Product, seededDatabase, startDatabase, startProduct } from './servers.ts';
import { verifyInBrowser } from './verify-in-browser.ts';

/** They have sessions, and one agreement each as contributors. */
const members = 1000;
const promises = { open: 60, append: 300, verify: 100 };
const project = { 'x-appwrite-project': 'saharambh' };
/** Seconds that what follows from entries may take. */
const longestLeft = 120;
/** Of each ledger; the last milestone is left to begin. */
const entriesEach = 10;
const batch = 1000;

/** The history of every seeded agreement: two milestones accepted and paid, a third one planned. */
function pattern(): { ledger: Ledger; document: AgreementDocument } {
  const { text: _, ...said } = documentWith({
    // A day that leaves time after the start: with a day in the past the deadline would lapse at once and send emails.
    milestones: [{}, {}, { dueDay: dayFromNow(60) }],
    equity: {
      vesting: { kind: 'monthly', months: 24, cliff: 3, startDay: dayFromNow(30) },
      conversionDay: dayFromNow(900),
    },
  });
  const document = { ...said, text: fullText(said) };
  const ledger = new Ledger(document);
  for (const number of [1, 2]) {
    ledger.accept(dayFromNow(number * 6 - 24), number, 40);
    ledger.pay(dayFromNow(number * 6 - 22), number, 600_000);
  }
  return { ledger, document };
}

/** Agreements with ten entries each, written in bulk: sealed one by one, since each begins with its own document's hash. */
export async function seedAgreements(
  url: string,
  count: number,
  projects: number,
  accounts: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  const { ledger, document } = pattern();
  if (ledger.steps.length !== entriesEach)
    throw new Error(`A seeded ledger has ${ledger.steps.length} entries.`);
  await client.query(
    `insert into agreement_pools (project_id, version, company_units, pool_units, as_of_day)
     select 'project' || n, 1, 1000000000, 100000000, '2026-01-01' from generate_series(1, $1::int) n`,
    [projects],
  );
  const sums = JSON.stringify(sumsOf(ledger.agreement));
  const milestones = JSON.stringify(projectionOf(ledger.agreement, ledger.steps));
  for (let from = 1; from <= count; from += batch) {
    const made = Array.from({ length: Math.min(batch, count - from + 1) }, (_, at) =>
      agreementNumber(from + at, document, ledger, { projects, accounts }),
    );
    await client.query(
      `with one as (
         select * from jsonb_to_recordset($1::jsonb) as one (id text, position bigint, project text, owner text, contributor text, numbers text[], document text, hash text, entries jsonb)
       ), agreement as (
         insert into agreements (id, sequence, project_id, contributor_id, asked_as, stage, version, active_at, last_entry_at, next_due_at, entry_count, sums)
         select id, one.position, project, contributor, id, 'active', 1, now() - interval '30 days', now() - interval '8 days', $5, $2, $3::jsonb from one
       ), person as (
         insert into agreement_people (agreement_id, account_id, number)
         select id, account, number from one, unnest(array[contributor, owner], numbers) as person (account, number)
       ), version as (
         insert into agreement_versions (agreement_id, number, party, hash, document, has_equity)
         select id, 1, 'project', hash, document, true from one
       ), signature as (
         insert into agreement_signatures (agreement_id, version, party, account_id, name, hash, confirmed_by, signed_at)
         select id, 1, party, case party when 'contributor' then contributor end, 'Signed', hash, 'mailed code', now() - interval '30 days'
         from one, unnest(array['project', 'contributor']) as party
       ), step as (
         insert into agreement_steps (agreement_id, kind, party, version)
         select id, kind, '', 1 from one, unnest(array['proposed', 'signed', 'signed', 'active']) as kind
       ), milestone as (
         insert into agreement_milestones (agreement_id, number, stage, money, dispute, share, started_version, awarded,
           units, pay, due, confirmed, reserved, vested, gone, due_day, started_at, submitted_at, accepted_at)
         select id, number, stage, money, dispute, share, "startedVersion", awarded,
           units, pay, due, confirmed, reserved, vested, gone, "dueDay", "startedAt", "submittedAt", "acceptedAt"
         from one, jsonb_to_recordset($4::jsonb) as said (number int, stage text, money text, dispute text, share int,
           "startedVersion" int, awarded bigint, units bigint, pay bigint, due bigint, confirmed bigint, reserved bigint,
           vested bigint, gone bigint, "dueDay" text, "startedAt" timestamptz, "submittedAt" timestamptz, "acceptedAt" timestamptz)
       )
       insert into agreement_entries (agreement_id, sequence, at, side, person, fact, hashes, before, hash)
       select id, sequence, at, side, person, fact, hashes, before, said.hash
       from one, jsonb_to_recordset(one.entries) as said (sequence int, at timestamptz, side text, person text, fact jsonb, hashes jsonb, before text, hash text)`,
      [JSON.stringify(made), entriesEach, sums, milestones, nextDue(ledger.agreement)],
    );
  }
  await client.query(
    `insert into agreement_pool_uses (project_id, taken)
     select project_id, sum(reserved) from agreement_milestones join agreements on agreements.id = agreement_id group by 1
     on conflict (project_id) do update set taken = excluded.taken`,
  );
  await client.query(
    'vacuum analyze agreements, agreement_people, agreement_versions, agreement_signatures, agreement_steps, agreement_milestones, agreement_entries, agreement_pool_uses',
  );
  await client.query('checkpoint');
  await client.end();
}

type Size = { projects: number; accounts: number };

function agreementNumber(
  position: number,
  document: AgreementDocument,
  ledger: Ledger,
  { projects, accounts }: Size,
) {
  const id = `agreement${position}`;
  const own = { ...document, agreement: id };
  const hash = hashOfValue(own);
  const project = 1 + (position % projects);
  const numbers = ['contributor', 'owner'].map((side) => hashOfValue([id, side]).slice(0, 32));
  const [contributor = null, owner = null] = numbers;
  return {
    id,
    position,
    hash,
    document: canonicalJson(own),
    project: `project${project}`,
    owner: ownerOf(project),
    contributor: `account${1 + ((position - 1) % accounts)}`,
    numbers,
    entries: sealEntries(ledger.steps, hash, ({ side }) => ({
      person: side === 'contributor' ? contributor : owner,
      hashes: [],
    })),
  };
}

/** Opening an agreement by its call and as a page; entries at the end of ledgers; and a download in the browser. */
export async function measureAgreements(
  product: Product,
  url: string,
  { count, seconds, databasePid }: { count: number; seconds: number; databasePid: number },
): Promise<void> {
  const contributors = Math.min(members, count);
  const calls = Array.from({ length: contributors }, (_, at) => ({
    url: `${product.origin}/v1/account/agreements/agreement${at + 1}`,
    headers: { ...project, 'x-appwrite-session': sessionOf(at + 1) },
  }));
  const pages = calls.map((_, at) => ({
    url: `${product.origin}/my/agreements/agreement${at + 1}`,
    headers: { cookie: `a_session_saharambh=${sessionOf(at + 1)}` },
  }));
  // Code that has just been loaded is not what is promised.
  await load(calls, { connections: 10, seconds: 2, perSecond: 50 });
  const opened = await load(calls, { connections: 10, seconds, perSecond: 50 });
  say('opening an agreement at 50/s', opened);
  await load(pages, { connections: 10, seconds: 2, perSecond: 50 });
  say('as a page at 50/s', await load(pages, { connections: 10, seconds, perSecond: 50 }));
  const half = Math.floor(count / 2);
  const asleep = { first: 1, last: half, hour: 2 };
  const awake = { first: half + 1, last: count, hour: 12 };
  const timed = { seconds, pids: [product.pid, databasePid] as const };
  await measureEntries(url, 'while everybody sleeps (letters wait)', { ...asleep, ...timed });
  await measureEntries(url, 'at noon (each mails somebody at once)', { ...awake, ...timed });
  const verified = await verifyInBrowser(product, url);
  console.log(
    `  verifying a file of 500 entries in the browser: ${Math.round(verified)} ms (promised: ${promises.verify})` +
      `${verified > promises.verify ? '  ABOVE ITS PROMISE' : ''}`,
  );
}

type Entries = {
  /** The agreements they are entries of. */
  first: number;
  last: number;
  /** The hour in every member's time zone: it decides which emails leave at once. */
  hour: number;
  seconds: number;
  pids: readonly [server: number, database: number];
};

/** Entries at the end of ledgers, and how long what follows from them takes once they are written. */
async function measureEntries(url: string, when: string, entries: Entries): Promise<void> {
  const { first, last, hour, seconds, pids } = entries;
  await moveEverybody(url, zoneWhereItIs(hour));
  // Code that has just been loaded is not what is promised: this writes at most a tenth of the entries there are.
  const warm = await appendEntries(url, { seconds: 2, first, last: first + Math.floor((last - first) / 10) });
  await workedOff(url);
  const before = await busyOf(...pids);
  const appended = await appendEntries(url, { seconds, first: first + warm.agreements, last });
  const written = await busyOf(...pids);
  const left = await jobsLeft(url);
  const took = await workedOff(url);
  const after = await busyOf(...pids);
  const [server, database, ourselves] = [0, 1, 2].map((at) => {
    const each = (until: number[]) =>
      (((until[at] ?? 0) - (before[at] ?? 0)) / Math.max(1, appended.done)).toFixed(1);
    return { meanwhile: each(written), inAll: each(after) };
  });
  console.log(
    `  appending entries ${when}: ${Math.round(appended.perSecond)}/s (promised: ${promises.append}), p50 ${appended.p50} ms, p99 ${appended.p99} ms, ${appended.failed} failed` +
      `${appended.perSecond < promises.append ? '  BELOW ITS PROMISE' : ''}\n` +
      `    each took ${ourselves?.meanwhile} ms of this program, ${database?.meanwhile} ms of the database and ${server?.meanwhile} ms of the server meanwhile; ` +
      `${left} jobs were left, worked off in ${took.toFixed(1)} s, ${database?.inAll} and ${server?.inAll} ms with them`,
  );
}

/** Everybody of the bench into one zone. */
async function moveEverybody(url: string, zone: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query('update standings set zone = $1', [zone]);
  await client.query('vacuum analyze standings');
  await client.query('checkpoint');
  await client.end();
}

/** Seconds until no job is due any more. */
async function workedOff(url: string): Promise<number> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  while ((await jobsLeft(url)) > 0) {
    if (seconds() > longestLeft) throw new Error(`Jobs are still left after ${longestLeft} seconds.`);
    await sleep(50);
  }
  return seconds();
}

function say(what: string, { p50, p99, failed }: { p50: number; p99: number; failed: number }): void {
  const missed = p99 > promises.open ? '  ABOVE ITS PROMISE' : '';
  console.log(
    `  ${what}: p50 ${p50} ms, p99 ${p99} ms (promised: ${promises.open}; ${failed} failed)${missed}`,
  );
}

async function jobsLeft(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count from jobs where run_at <= now()');
  await client.end();
  return rows[0].count;
}

// node bench/agreements.ts --agreements 1000 --seconds 3: this alone.
if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      agreements: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '10' },
    },
  });
  const count = Number(values.agreements);
  const accounts = Math.max(2000, count);
  const cluster = await startDatabase();
  try {
    const url = await seededDatabase(cluster, accounts);
    await seedProjects(url, 1000);
    await seedAgreements(url, count, 1000, accounts);
    const product = await startProduct(url);
    await measureAgreements(product, url, {
      count,
      seconds: Number(values.seconds),
      databasePid: cluster.pid() ?? 0,
    });
    await product.stop();
  } finally {
    await cluster.stop();
  }
}
