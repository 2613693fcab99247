import assert from 'node:assert/strict';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { shippedBinaries } from '#outside/postgres/binaries.ts';
import { startCluster } from '#outside/postgres/cluster.ts';
import { findLocation } from '#outside/postgres/location.ts';
import { readConfig } from '#server/config.ts';
import { administrators, administratorToJoin } from '#tests/browser/administrators.ts';
import type { SiteElsewhere } from '#tests/browser/site-elsewhere.ts';
import { startMailServer } from '#tests/servers/mail-server.ts';
import { serveS3 } from '#tests/servers/serve-s3.ts';
import { browse, journeyFiles } from './browse.ts';
import { composeSettings } from './compose-settings.ts';
import { configOf, makeContainer } from './container.ts';
import { createFindings } from './findings.ts';
import { reportOutside, settleInside } from './inside.ts';
import { journey } from './journey.ts';
import { buildahIn } from './stand-in.ts';

// Run by tools/try/image.ts in namespaces of its own: the ports of compose.yaml are free there, and HOST=0.0.0.0 reaches no one.
const [folder = '', image = '', ...named] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../..');
const findings = createFindings();
const { check } = findings;
/** The services of compose.yaml, by name, that run on this machine here. */
const services = ['database', 'storage', 'mail'];
const user = 1000;
/** The folders that are written to, and some of those that are not. */
const [volumes, fixed] = [
  ['/data', '/backups'],
  ['', '/app', '/etc', '/usr', '/var', '/tmp', '/run', '/home'],
];

await settleInside('localhost.example');
const settings = composeSettings(await readFile(path.join(root, 'compose.yaml'), 'utf8'));
const [mail, bucket] = await Promise.all([startMailServer(1025), serveS3(9000)]);
const cluster = await startDatabase();
const administrator = 'staff@image.example';
const container = await makeContainer(folder, buildahIn(folder), {
  image,
  // The S3 server knows one key, which is its own.
  settings: {
    ...settings,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    ADMIN_EMAILS: administrator,
  },
  hosts: services,
});
if (named.length === 0) await tryContainer();
await check('image: journeys in a browser', walk);
await cluster.stop();
await reportOutside(findings.counts());

async function tryContainer(): Promise<void> {
  await check('compose.yaml: the server reads each setting of its service', () => {
    const config = readConfig({ ...settings, HOST: '0.0.0.0', DATA_DIR: '/data' });
    assert.equal(config.backupTo, '/backups');
    return Object.keys(settings).join(', ');
  });
  await check('image: it runs as no root, and its root cannot be written to, by root either', async () => {
    assert.match(await container.run(['id']), new RegExp(`^uid=${user}\\(node\\) gid=${user}`));
    const tried = (folders: string[], who: string) => {
      const each = `for at in ${folders.map((one) => `"${one}"`).join(' ')}; do touch $at/tried && rm $at/tried && echo $at; done; true`;
      return container.run(['sh', '-c', each], who);
    };
    for (const who of ['node', 'root']) {
      const said = await tried(fixed, who);
      assert.equal(said.match(/Read-only file system/g)?.length, fixed.length, said);
    }
    assert.equal((await tried(volumes, 'node')).trim(), volumes.join('\n'));
    assert.match(await container.run(['cat', '/proc/mounts']), /^\S+ \/ \S+ ro,/m);
    return undefined;
  });
  let running: Awaited<ReturnType<typeof container.start>> | undefined;
  await check('image: the server starts with the settings of compose.yaml', async () => {
    running = await container.start();
    const status = await readFile(`/proc/${running.server}/status`, 'utf8');
    assert.match(status, new RegExp(`^Uid:\t${user}\t${user}\t${user}\t${user}$`, 'm'));
    assert.match(status, /^CapEff:\t0+$/m);
    return undefined;
  });
  if (!running) return;
  await check('image: its health check passes', async () => {
    const { Healthcheck } = await configOf(buildahIn(folder), image);
    const [kind, ...command] = Healthcheck.Test;
    assert.equal(kind, 'CMD');
    await container.run(command);
    return undefined;
  });
  await journey({ site: { origin: settings.ORIGIN ?? '', mail, administrator }, findings, name: 'image' });
  await check('image: an operator’s commands run as the guide says: jobs, backup', async () => {
    await container.run(['node', 'build/run/command.js', 'admin', 'jobs']);
    const said = await container.run(['node', 'build/run/command.js', 'backup']);
    return /^Backup .*$/m.exec(said)?.[0];
  });
  await check('image: SIGTERM ends it in order', async () => {
    await running?.stop();
    const said = running?.said() ?? '';
    assert.doesNotMatch(said, /did not stop cleanly|unexpected fault|EROFS|EACCES/);
    const [data, backups] = await Promise.all(volumes.map((one) => container.run(['ls', one])));
    return `/data holds ${inWords(data)}; /backups holds ${inWords(backups)}`;
  });
}

function inWords(lines = ''): string {
  return lines.trim().split('\n').join(', ') || 'nothing';
}

/** Two processes, as of a machine with two cores. Members come from addresses of their own, so it is as behind a proxy. */
async function walk(): Promise<string> {
  const running = await container.start({
    ADMIN_EMAILS: [...administrators, administratorToJoin].join(),
    TRUST_PROXY: '1',
    WORKERS: '2',
  });
  const site: SiteElsewhere = {
    origin: settings.ORIGIN ?? '',
    dataDir: path.join(folder, 'browsed'),
    database: 'postgres://saharambh:example@127.0.0.1:5432/saharambh',
    supervisor: running.server,
    bucket,
    secret: settings.SECRET,
  };
  try {
    return await browse(site, {
      name: 'image',
      mail,
      files: named.length > 0 ? named : await journeyFiles(),
    });
  } finally {
    await running.stop();
  }
}

/** A PostgreSQL as that of `compose.yaml`: `deploy/database.sql` is run in it by its owner. */
async function startDatabase() {
  const place = path.join(folder, 'database');
  await mkdir(place);
  const location = await findLocation(place, await shippedBinaries());
  const cluster = await startCluster(location, {
    settings: ['listen_addresses=127.0.0.1', 'port=5432'],
    port: 5432,
  });
  const as = async (role: string, statements: readonly string[]) => {
    const client = new pg.Client({ connectionString: `postgres://${role}@127.0.0.1:5432/postgres` });
    await client.connect();
    for (const one of statements) await client.query(one);
    await client.end();
  };
  // Ours begins with an owner of the name that the application gets there.
  await as('saharambh', ['create role postgres superuser login']);
  const script = await readFile(path.join(root, 'deploy/database.sql'), 'utf8');
  const statements = script
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .filter((one) => one.trim() !== '');
  await as('postgres', ['alter role saharambh rename to owner_here', ...statements]);
  return cluster;
}
