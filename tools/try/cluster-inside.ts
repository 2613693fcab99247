import { mkdir, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { kinds, startBroadcastServer } from '#tests/servers/broadcast-servers.ts';
import { startMailServer } from '#tests/servers/mail-server.ts';
import { failures, seeKept, tryFailure } from './cluster-kills.ts';
import { openLive, tryBroadcasts } from './cluster-live.ts';
import { leaderOfEtcd, type Node, prepareNodes, primaryOf, untilWhole } from './cluster-nodes.ts';
import { makeWorld } from './cluster-world.ts';
import { startTraffic } from './cluster-writers.ts';
import { createFindings } from './findings.ts';
import { reportOutside, settleInside } from './inside.ts';
import { journey } from './journey.ts';
import { checkHaproxy, example, runHaproxy, writeHaproxy } from './proxy-files.ts';
import { type Running, runProgram, startProgram } from './run-program.ts';
import { serve } from './serve.ts';

// Run by tools/try/cluster.ts in namespaces of its own: the addresses, ports and folders of the shipped files are free there.
const origin = 'http://localhost:3000';
/** One of each journey. */
const administrators = { before: 'staff@before.example', after: 'staff@after.example' };
const to = (port: number) => `postgres://saharambh:example@127.0.0.1:${port}/saharambh`;
/** As `deploy/haproxy-database.cfg` has them. */
const [url, replicas] = [to(5000), [to(5001), to(5002)]];
const asked = process.argv.slice(2);
const kind = kinds.find((one) => asked.includes(one));
const findings = createFindings();
const { check } = findings;

await settleInside('cluster.example');
const folder = await mkdtemp('/run/tmp/cluster-');
const mail = await startMailServer();
const broadcasts = kind && (await startBroadcastServer(kind));
const nodes = await prepareNodes(folder);
const isUp = await check(
  'cluster: etcd and Patroni begin on three machines, with one synchronous replica',
  () => startDatabase(nodes),
);
if (isUp) await tryCluster();
await reportOutside(findings.counts());

async function startDatabase(nodes: Node[]): Promise<string> {
  await Promise.all(nodes.map((node) => node.startEtcd()));
  const leader = await leaderOfEtcd(nodes);
  await Promise.all(nodes.map((node) => node.startPatroni()));
  await untilWhole(nodes);
  const primary = await primaryOf(nodes);
  if (!primary) throw new Error('There is no primary.');
  await primary.runAsOwner(await example('database.sql'));
  const versions = ['patroni --version', 'etcd --version | head -1', 'haproxy -v | head -1'];
  const said = await Promise.all(versions.map((one) => runProgram(['sh', '-c', one])));
  return `${said.map((one) => one.trim()).join('; ')}; ${primary.name} is the primary, etcd’s leader is on ${leader.name}`;
}

async function tryCluster(): Promise<void> {
  let server: Running | undefined;
  await check('cluster: HAProxy leads the server to the primary, and to two different replicas', async () => {
    await writeHaproxy(await example('haproxy-database.cfg'));
    await runProgram(checkHaproxy);
    await startProgram(runHaproxy, () => canConnect(url));
    server = await serve({
      PORT: '3000',
      ORIGIN: origin,
      DATABASE_URL: url,
      DATABASE_REPLICA_URL: replicas.join(','),
      DATA_DIR: await mkdtemp('/run/tmp/data-'),
      SMTP_URL: mail.url,
      ADMIN_EMAILS: Object.values(administrators).join(','),
      WORKERS: '2',
      ...(broadcasts && { BROADCAST_URL: broadcasts.url }),
    });
    return `${await addressesOf(replicas)}; broadcasts by ${kind ?? 'NOTIFY'}`;
  });
  if (!server) return;
  await travel('before');
  const files = path.join(folder, 'files');
  await mkdir(files);
  await query(url, 'create schema tries; create table tries.tried (id text)');
  const world = await makeWorld(url, { origin, folder: files });
  const traffic = startTraffic(world);
  const live = await openLive(world, { origin, url });
  const faults = () => (server?.said().match(/^.*"level":50,.*$/gm) ?? []).slice(-3).join('\n');
  const cluster = { nodes, url, traffic, findings, faults, seeLive: () => live.see(!broadcasts) };
  await check('cluster: live updates come', cluster.seeLive);
  const named = failures.filter((_, at) => asked.includes(String(at + 1)));
  for (const failure of named.length > 0 ? named : failures) await tryFailure(cluster, failure);
  if (broadcasts) await tryBroadcasts(cluster, { live, broadcasts });
  live.close();
  await check('after all of it: every machine has all that was acknowledged', async () => {
    await traffic.stop();
    await untilWhole(nodes);
    for (const replica of [...replicas, url]) await seeKept({ url: replica, traffic });
    return `${await seeKept(cluster)}; ${await addressesOf(replicas)}`;
  });
  await travel('after');
  await check('cluster: the server ends in order', async () => {
    if ((await server?.stop()) !== 0) throw new Error(server?.said().slice(-1000));
    return undefined;
  });
}

function travel(name: keyof typeof administrators) {
  return journey({ site: { origin, mail, administrator: administrators[name] }, findings, name });
}

async function query(at: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: at, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows ?? [])
    .finally(() => client.end());
}

async function canConnect(at: string): Promise<boolean> {
  const [row] = await query(at, 'select not pg_is_in_recovery() as is');
  return row?.is === true;
}

/** The machines that answer at these addresses. @throws unless each is a replica, and another one */
async function addressesOf(urls: readonly string[]): Promise<string> {
  const text = 'select host(inet_server_addr()) as at, pg_is_in_recovery() as follows';
  const answers = await Promise.all(urls.map(async (one) => (await query(one, text))[0]));
  const those = answers.map((one) => String(one?.at));
  if (answers.some((one) => one?.follows !== true) || new Set(those).size < urls.length)
    throw new Error(`The replicas are ${JSON.stringify(answers)}.`);
  return `replicas at ${those.join(', ')}`;
}
