import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { member } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { type Balancer, haproxy, isInstalled, nginx, ownBalancer } from '#tests/servers/balancer.ts';
import { freshFolder, type Launched, launch } from '#tests/servers/launch.ts';
import { rounds } from '#tests/servers/rounds.ts';
import { assertNoneFailed, traffic } from '#tests/servers/traffic.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';

const core = await freshCore();
const session = sessionOf(await member(core));
const settings = {
  DATABASE_URL: core.connection.url,
  SECRET: 'the-same-for-all-servers',
  TRUST_PROXY: '1',
  STOP_DELAY: '3',
};
const begin = async (PORT = '0'): Promise<Launched> =>
  launch({ ...settings, PORT, DATA_DIR: await freshFolder() });
const few = rounds([1, 2], [1, 2, 3]);
const servers = await Promise.all(few.map(() => begin()));
const ports = await Promise.all(servers.map(async ({ origin }) => Number(new URL(await origin).port)));

async function restartUnderTraffic(balancer: Balancer, turns: number[]): Promise<Map<string, number>> {
  const stop = traffic(`http://127.0.0.1:${balancer.port}`, session);
  await sleep(1000);
  for (const at of turns) {
    servers[at]?.child.kill('SIGTERM');
    assert.equal((await servers[at]?.ended)?.code, 0);
    servers[at] = await begin(String(ports[at]));
    await servers[at]?.origin;
    // Until the balancer has seen it, too.
    await sleep(2000);
  }
  return stop();
}

// `npm test` needs nothing that npm does not bring; the long rounds fail where a balancer is missing, rather than keep quiet.
const turns = rounds([0], [0, 1, 2, 0, 1, 2]);
const balancers = { own: ownBalancer, haproxy, nginx };
const first = isInstalled('haproxy') ? 'haproxy' : 'own';
for (const name of rounds<keyof typeof balancers>([first], ['own', 'haproxy', 'nginx'])) {
  test(`restarts of several servers behind ${name === 'own' ? 'a balancer of our own' : `${name}, as in deploy/,`} lose no request`, async () => {
    if (name !== 'own')
      assert.ok(isInstalled(name), `${name} is not installed here: apt-get install ${name}`);
    const balancer = await balancers[name](ports);
    atEnd(balancer.stop);
    const seen = await restartUnderTraffic(balancer, turns);
    assertNoneFailed(seen);
  });
}
