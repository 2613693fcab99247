import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { readConfig } from '#server/config.ts';
import { composeSettings } from '#tools/try/compose-settings.ts';
import { sourcesOf } from './sources.ts';

const textOf = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
const unit = textOf('deploy/saharambh.service');
const guide = textOf('docs/operations.md');

/** The settings of the unit, and those that the guide writes to its settings file. */
const unitSettings = Object.fromEntries(
  [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=') as [string, string]),
  ),
);
const config = readConfig({
  ...unitSettings,
  ...Object.fromEntries([...guide.matchAll(/`(TRUST_PROXY)=(\d)`/g)].map(([, name, value]) => [name, value])),
  ORIGIN: 'https://saharambh.example',
  SMTP_URL: 'smtp://mail.example',
});

test('the proxies in deploy/ lead to the server of its unit, which listens on this machine only', () => {
  assert.deepEqual([config.trustedProxies, config.host], [1, '127.0.0.1']);
  for (const file of ['nginx.conf', 'haproxy.cfg', 'Caddyfile']) {
    const said = textOf(`deploy/${file}`).replaceAll(/^\s*#.*$/gm, '');
    const targets = [...said.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => Number(port));
    assert.deepEqual(targets, [config.port], file);
  }
  assert.match(guide, new RegExp(`curl localhost:${config.port}/readyz`));
});

test('the unit runs the server from the version’s link, and the guide installs nothing in that folder', () => {
  const [, link = ''] = /^WorkingDirectory=(.*)$/m.exec(unit) ?? [];
  assert.ok(unit.includes(`\nExecStart=${link}/node_modules/`));
  assert.ok(guide.includes(`ln -sfn releases/$VERSION ${link}\n`));
  assert.ok(guide.includes(`--working-directory=${link} `));
  assert.match(guide, /\(cd \/opt\/saharambh\/releases\/\$VERSION && npm run build\)/);
  assert.doesNotMatch(guide, /npm ci/);
});

test('backups go where the unit’s or container’s user may write, and commands find them there', () => {
  const [, made = ''] = /^StateDirectory=(.*)$/m.exec(unit) ?? [];
  const folders = [unitSettings.DATA_DIR, unitSettings.BACKUP_TO];
  assert.deepEqual(
    made.split(' ').map((name) => `/var/lib/${name}`),
    folders,
  );
  for (const name of ['DATA_DIR', 'BACKUP_TO'])
    assert.ok(guide.includes(`-E ${name}=${unitSettings[name]}`), name);
  const compose = textOf('compose.yaml');
  const [, folder = 'none'] = /^ +BACKUP_TO: (\S+)$/m.exec(compose) ?? [];
  assert.match(compose, new RegExp(`volumes: \\[.*'backups:${folder}'\\]`));
  assert.match(compose, /^volumes:\n(.+\n)* {2}backups:$/m);
  assert.match(textOf('Dockerfile'), new RegExp(`chown node:node .*${folder}\n`));
});

test('the image has each file that the server finds by where its source lies', () => {
  const copied = [...textOf('Dockerfile').matchAll(/^COPY --from=build (\/app\/.*) \S+$/gm)].flatMap(
    ([, names = '']) => names.split(' ').map((name) => name.replace('/app/', '')),
  );
  // The build brings the migrations along with the server, and puts all of itself below `build`.
  const isThere = (file: string) =>
    ['db/migrations', 'build'].includes(file) ||
    copied.some((one) => file === one || file.startsWith(`${one}/`));
  const found = sourcesOf(/^(api|core|contract|db|outside|rules|server)\/(?!.*\.test\.ts$).*\.ts$/).flatMap(
    ({ file, text }) =>
      [...text.matchAll(/(?:new URL\(|import\.meta\.dirname, )['`](\.{0,2}[\w./-]+)/g)]
        .filter(([said]) => /import\.meta/.test(said) || /^new URL\(['`]\./.test(said))
        .map(([, name = '']) => path.posix.join(path.posix.dirname(file), name).replace(/\/$/, '')),
  );
  assert.ok(found.includes('rules/checks/leaked-passwords.txt') && found.includes('core/districts/tables'));
  assert.deepEqual(
    [...new Set(found)].filter((file) => !isThere(file)),
    [],
  );
});

test('the server reads each setting of its service in compose.yaml', () => {
  const settings = composeSettings(textOf('compose.yaml'));
  assert.ok(Object.keys(settings).length >= 10);
  const read = readConfig({ ...settings, HOST: '0.0.0.0', DATA_DIR: '/data' });
  assert.deepEqual([read.origin, read.backupTo], ['http://localhost:3000', '/backups']);
});

test('the files for the machines of the database name the same ones, and the guide their ports', () => {
  const patroni = parse(textOf('deploy/patroni.yml'));
  const etcd = textOf('deploy/etcd.env');
  const [, cluster = ''] = /^ETCD_INITIAL_CLUSTER=(.*)$/m.exec(etcd) ?? [];
  const machines = [...cluster.matchAll(/(db-\d)=http:\/\/([\d.]+):2380/g)].map(
    ([, name, address]) => `${name} ${address}`,
  );
  assert.equal(machines.length, 3);
  assert.deepEqual(
    patroni.etcd.hosts,
    machines.map((one) => `${one.split(' ')[1]}:2379`),
  );
  assert.match(etcd, /^ETCD_ENABLE_V2=true$/m);
  const [first] = machines;
  for (const { listen } of [patroni.postgresql, patroni.restapi])
    assert.equal(`${patroni.name} ${listen.split(':')[0]}`, first);
  const [primary = '', ...replicas] = textOf('deploy/haproxy-database.cfg')
    .split(/^listen .*$/m)
    .slice(1);
  const serversOf = (section: string) =>
    [...section.matchAll(/^ {2}server (\S+) ([\d.]+):5432/gm)].map(
      ([, name, address]) => `${name} ${address}`,
    );
  assert.deepEqual(serversOf(primary), machines);
  assert.deepEqual([...new Set(replicas.flatMap(serversOf))].sort(), machines);
  for (const section of [primary, ...replicas]) {
    const [, port = 'none'] = /bind 127\.0\.0\.1:(\d+)/.exec(section) ?? [];
    assert.ok(guide.includes(`PASSWORD@127.0.0.1:${port}/saharambh`), port);
  }
});

test('the database waits for a replica, and gives a silent primary’s place away in time', () => {
  const { dcs } = parse(textOf('deploy/patroni.yml')).bootstrap;
  assert.deepEqual([dcs.synchronous_mode, dcs.synchronous_mode_strict], [true, true]);
  assert.ok(dcs.loop_wait + 2 * dcs.retry_timeout <= dcs.ttl && dcs.ttl <= 20);
  for (const name of ['ttl', 'loop_wait', 'retry_timeout', 'primary_start_timeout'])
    assert.match(guide, new RegExp(`\\| .*\`${name}\`.* \\| .*\\b${dcs[name]}\\b`), name);
});
