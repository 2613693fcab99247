import assert from 'node:assert/strict';
import { mkdtemp } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteElsewhere } from '#tests/browser/site-elsewhere.ts';
import { startExternalPostgres } from '#tests/servers/external-postgres.ts';
import { figureOf } from '#tests/servers/figure-of.ts';
import { calls, keepCalling } from '#tests/servers/keep-calling.ts';
import { startMailServer } from '#tests/servers/mail-server.ts';
import { processesOf } from '#tests/servers/process-family.ts';
import { startReplica } from '#tests/servers/streaming-replica.ts';
import { makeCertificate } from './certificate.ts';
import { createFindings } from './findings.ts';
import { reportOutside, settleInside } from './inside.ts';
import { journey } from './journey.ts';
import type { Member } from './member.ts';
import { certificate, proxies } from './proxy-files.ts';
import { type Running, runProgram, startProgram } from './run-program.ts';
import { serve } from './serve.ts';

// Run by tools/try/together.ts in namespaces of its own: the ports and folders of the shipped files are free there.
const host = 'saharambh.example';
const origin = `https://${host}`;
const administrator = 'staff@together.example';
const findings = createFindings();
const { check } = findings;
const behind = 'http://127.0.0.1:3000';
/** Of each process of a server: the one that is asked answers for all. */
const figure = (name: string) => figureOf(behind, `saharambh_${name} `);

await settleInside(host);
await makeCertificate(host);
const mail = await startMailServer();
const primary = await startExternalPostgres(['wal_keep_size=64MB', 'max_connections=200']);
const replica = await startReplica(primary);
const ofReplica = `replica="127.0.0.1:${replica.port}"`;
const answered = () => figure(`replica_reads_total{${ofReplica},outcome="answered"}`);
/** Journeys in a browser that take a site from outside, and enough of them for one address to sign up. */
const specs = [
  'member-sign-up',
  'member-people',
  'member-projects',
  'member-live-updates',
  'member-messages',
];
let server: Running | undefined;
await check('together: two processes start, with a replica, and nginx in front of them', async () => {
  server = await begin({ SMTP_URL: mail.url });
  await proxies.nginx.write([3000]);
  await runProgram(proxies.nginx.check);
  await startProgram(proxies.nginx.run, async () => (await fetch(`${origin}/livez`)).ok);
  await untilAll();
  return `PostgreSQL ${primary.version}`;
});
if (server) await tryTogether(server);
await reportOutside(findings.counts());

/** @param more where emails go; without it they are files in its data folder */
async function begin(more: Record<string, string>, dataDir?: string): Promise<Running> {
  return serve({
    PORT: '3000',
    ORIGIN: origin,
    WORKERS: '2',
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: replica.url,
    DATA_DIR: dataDir ?? (await mkdtemp('/var/tmp/together-')),
    ADMIN_EMAILS: administrator,
    TRUST_PROXY: '1',
    STOP_DELAY: proxies.nginx.stopDelay,
    ...more,
  });
}

async function tryTogether(running: Running): Promise<void> {
  const founder = await journey({ site: { origin, mail, administrator }, findings, name: 'together' });
  if (!founder) return;
  await check('together: the replica answers lists, searches and public pages', async () => {
    const before = await answered();
    await underTraffic(founder, () => sleep(2000));
    const reads = (await answered()) - before;
    assert.ok(reads > 0);
    return `${reads} reads in about two seconds`;
  });
  await check('together: SIGHUP replaces both processes under traffic, and no request fails', async () => {
    const before = await processesOf(running.pid);
    const seen = await underTraffic(founder, async () => {
      process.kill(running.pid, 'SIGHUP');
      await until(async () => (await processesOf(running.pid)).every((pid) => !before.includes(pid)));
      await untilAll();
    });
    return `${seen} requests`;
  });
  await check('together: kill -9 of the replica under traffic, and no request fails', async () => {
    const seen = await underTraffic(founder, async () => {
      await replica.signal('SIGKILL');
      await until(async () => (await figure(`replica_used{${ofReplica}}`)) === 0);
      await sleep(1000);
    });
    return `${seen} requests`;
  });
  await check('together: SIGTERM ends it in order', async () => {
    assert.equal(await running.stop(), 0, running.said().slice(-1000));
    return undefined;
  });
  await check(`together: journeys in a browser: ${specs.join(', ')}`, browse);
}

async function browse(): Promise<string> {
  const dataDir = await mkdtemp('/var/tmp/together-');
  const running = await begin({}, dataDir);
  await untilAll();
  const before = await answered();
  const site: SiteElsewhere = { origin, dataDir, database: primary.url, supervisor: running.pid };
  const command = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/browser/playwright.config.ts',
  ];
  const said = await runProgram([process.execPath, ...command, ...specs.map((name) => `${name}.spec`)], {
    seconds: 900,
    env: {
      SITE_ELSEWHERE: JSON.stringify(site),
      NODE_ENV: 'production',
      NODE_EXTRA_CA_CERTS: certificate.chain,
    },
  });
  const reads = (await answered()) - before;
  await running.stop();
  assert.ok(reads > 0, 'the replica answered no read');
  return `${/^ *\d+ passed.*$/m.exec(said)?.[0].trim()}; the replica answered ${reads} reads`;
}

/** Does this while reads and writes of a member go on, and resolves to their number. @throws when one of them fails */
async function underTraffic(member: Member, work: () => Promise<unknown>): Promise<number> {
  const traffic = keepCalling(origin, member.session(), [...calls, ['GET', '/projects']]);
  await sleep(500);
  await work();
  const seen = await traffic.stop();
  const failed = [...seen].filter(([what]) => !/ 200$/.test(what));
  assert.deepEqual(failed, []);
  return [...seen.values()].reduce((sum, count) => sum + count, 0);
}

async function untilAll(): Promise<void> {
  await until(async () => (await figure('processes{state="ready"}')) === 2);
  await until(async () => (await figure(`replica_used{${ofReplica}}`)) === 1);
}

async function until(is: () => Promise<boolean>, seconds = 60): Promise<void> {
  const last = performance.now() + seconds * 1000;
  while (!(await is().catch(() => false))) {
    assert.ok(performance.now() < last, `not within ${seconds} s: ${is}`);
    await sleep(100);
  }
}
