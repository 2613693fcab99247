import assert from 'node:assert/strict';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { administrators, administratorToJoin } from '#tests/browser/administrators.ts';
import type { SiteElsewhere } from '#tests/browser/site-elsewhere.ts';
import { startExternalPostgres } from '#tests/servers/external-postgres.ts';
import { calls, keepCalling } from '#tests/servers/keep-calling.ts';
import { startMailServer } from '#tests/servers/mail-server.ts';
import { processesOf } from '#tests/servers/process-family.ts';
import { startReplica } from '#tests/servers/streaming-replica.ts';
import { browse, journeyFiles } from './browse.ts';
import { makeCertificate } from './certificate.ts';
import { createFindings } from './findings.ts';
import { reportOutside, settleInside } from './inside.ts';
import { journey } from './journey.ts';
import { type Member, newMember } from './member.ts';
import { certificate, proxies } from './proxy-files.ts';
import { type Running, runProgram, startProgram } from './run-program.ts';
import { serve } from './serve.ts';

// Run by tools/try/together.ts in namespaces of its own: the ports and folders of the shipped files are free there.
const host = 'saharambh.example';
const origin = `https://${host}`;
const administrator = 'staff@together.example';
const findings = createFindings();
const { check } = findings;

await settleInside(host);
await makeCertificate(host);
const mail = await startMailServer();
const primary = await startExternalPostgres(['wal_keep_size=64MB', 'max_connections=200']);
const replica = await startReplica(primary);
/** Members of the journeys come from addresses of their own, which the proxy believes as it would those of a proxy before it. */
const believed = 'set_real_ip_from 127.0.0.1;\nreal_ip_header X-Forwarded-For;\n';
/** The journeys in a browser alone, if some are named. */
const named = process.argv.slice(2);
let server: Running | undefined;
await check('together: two processes start, with a replica, and nginx in front of them', async () => {
  server = await begin(await mkdtemp('/var/tmp/together-'));
  await proxies.nginx.write([3000]);
  await runProgram(proxies.nginx.check);
  await startProgram(proxies.nginx.run, async () => (await fetch(`${origin}/livez`)).ok);
  await untilAll();
  return `PostgreSQL ${primary.version}`;
});
if (server && named.length === 0) await tryTogether(server);
else await server?.stop();
if (server)
  await check('together: journeys in a browser', async () =>
    walk(named.length > 0 ? named : await journeyFiles()),
  );
await reportOutside(findings.counts());

async function begin(dataDir: string): Promise<Running> {
  return serve({
    PORT: '3000',
    ORIGIN: origin,
    WORKERS: '2',
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: replica.url,
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    ADMIN_EMAILS: [administrator, ...administrators, administratorToJoin].join(),
    TRUST_PROXY: '1',
    STOP_DELAY: proxies.nginx.stopDelay,
  });
}

async function tryTogether(running: Running): Promise<void> {
  const founder = await journey({ site: { origin, mail, administrator }, findings, name: 'together' });
  if (!founder) return;
  await check('together: the replica answers lists, searches and public pages', async () => {
    const before = await answered();
    const guest = newMember(origin, '');
    // A page that is kept is read by no one.
    for (let at = 0; at < 20; at += 1)
      for (const path of ['/v1/opportunities', '/v1/projects', `/projects?sector=${at}`])
        for (const one of [founder, guest]) assert.equal((await one.ask('GET', path)).status, 200, path);
    const reads = (await answered()) - before;
    assert.ok(reads > 0, 'it answered none');
    return `${reads} reads for 120 requests of a member and a guest`;
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
      const before = replica.pid();
      await replica.signal('SIGKILL');
      // It is started again at once.
      await until(async () => ![before, undefined].includes(replica.pid()));
      await untilAll();
    });
    return `${seen} requests`;
  });
  await check('together: SIGTERM ends it in order', async () => {
    assert.equal(await running.stop(), 0, running.said().slice(-1000));
    return undefined;
  });
}

async function walk(files: readonly string[]): Promise<string> {
  const dataDir = await mkdtemp('/var/tmp/together-');
  const running = await begin(dataDir);
  await untilAll();
  await writeFile('/etc/nginx/conf.d/believed.conf', believed);
  await runProgram(['nginx', '-s', 'reload']);
  const reads = keepReads();
  const site: SiteElsewhere = { origin, dataDir, database: primary.url, supervisor: running.pid };
  try {
    const passed = await browse(site, { name: 'together', mail, files, chain: certificate.chain });
    const count = await reads.stop();
    assert.ok(count > 0, 'The replica answered none.');
    return `${passed}; the replica answered ${count} reads`;
  } finally {
    await running.stop();
  }
}

/** Counts the reads of the replica over processes that are replaced, which begin at 0. */
function keepReads(): { stop(): Promise<number> } {
  let [sum, last] = [0, 0];
  const look = async () => {
    const now = await answered().catch(() => last);
    sum += now < last ? 0 : now - last;
    last = now;
  };
  const looking = setInterval(look, 500);
  return {
    async stop() {
      clearInterval(looking);
      await look();
      return sum;
    },
  };
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

function answered(): Promise<number> {
  return figure('replica_reads_total', 'outcome="answered"');
}

/** The sum of a figure of /metrics over its lines with this label. @throws where there is none */
async function figure(name: string, label = ''): Promise<number> {
  const text = await (await fetch('http://127.0.0.1:3000/metrics')).text();
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith(`saharambh_${name}{`) && line.includes(label));
  assert.ok(lines.length > 0, `/metrics has no ${name}`);
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

async function untilAll(): Promise<void> {
  await until(async () => (await figure('processes', 'state="ready"')) === 2);
  await until(async () => (await figure('replica_used')) === 1);
}

async function until(is: () => Promise<boolean>, seconds = 60): Promise<void> {
  const last = performance.now() + seconds * 1000;
  while (!(await is().catch(() => false))) {
    assert.ok(performance.now() < last, `not within ${seconds} s: ${is}`);
    await sleep(100);
  }
}
