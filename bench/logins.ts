import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median, percent } from './compare.ts';
import { type Figures, load, type Target } from './load.ts';
import { familyTime } from './member-pages.ts';
import { benchPassword, sessionOf } from './seed.ts';
import { type Server, seededDatabase, startBare, startDatabase, startProduct } from './servers.ts';

/** So many that hardly any member reaches the ten sessions after which each login also ends one. */
const people = 1000;
const project = { 'x-appwrite-project': 'saharambh' };

/** Different people log in from a device that they have used before; meanwhile others read their account. */
export async function measureLogins(
  bare: Server,
  product: Server,
  seconds: number,
  rounds: number,
): Promise<void> {
  const logins = loginTargets(product);
  const readers = () =>
    load(accountTargets(product.origin, '/v1'), { connections: 10, seconds, perSecond: 100 });
  // The first login from a device also sends an email about it, and another one waits until those are gone.
  await load(logins, { connections: 8, seconds: 12 });
  await sleep(4000);
  const pairs: [hashing: Figures, login: Figures, others: Figures][] = [];
  for (let round = 0; round < rounds; round++) {
    // The readers load the machine in both halves, so that what differs is the login.
    const [hashing] = await Promise.all([
      load([{ url: `${bare.origin}/hash`, method: 'POST' }], { connections: 8, seconds }),
      readers(),
    ]);
    const [login, others] = await Promise.all([load(logins, { connections: 8, seconds }), readers()]);
    pairs.push([hashing, login, others]);
  }
  const ratio = median(pairs.map(([hashing, login]) => login.perSecond / hashing.perSecond));
  const failed = pairs.reduce((sum, [, login]) => sum + login.failed, 0);
  const [perSecond, p50, p99] = [
    median(pairs.map(([, login]) => login.perSecond)),
    median(pairs.map(([, , others]) => others.p50)),
    median(pairs.map(([, , others]) => others.p99)),
  ];
  console.log(
    `  logins: ${percent(ratio)} of bare Argon2id (${Math.round(perSecond)}/s, ${failed} failed); other requests meanwhile p50 ${p50} ms, p99 ${p99} ms`,
  );
}

export function accountTargets(origin: string, base = ''): Target[] {
  return Array.from({ length: 100 }, (_, at) => ({
    url: `${origin}${base}/account`,
    headers: { ...project, 'x-appwrite-session': sessionOf(at + 1) },
  }));
}

function loginTargets(product: Server): Target[] {
  return Array.from({ length: people }, (_, at) => ({
    url: `${product.origin}/v1/account/sessions/email`,
    method: 'POST',
    headers: { ...project, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `person${at + 1}@example.org`, password: benchPassword }),
  }));
}

/** Of a login and of a bare hash, by processor time: a busy machine changes it less than the rates. */
async function measureCosts(bare: Server, product: Server, databasePid: number, seconds: number) {
  const costOf = async (targets: Target[], pids: number[]) => {
    const look = () => Promise.all(pids.map(familyTime));
    const before = await look();
    const { perSecond } = await load(targets, { connections: 8, seconds });
    return (await look()).map((time, at) => (time - (before[at] ?? 0)) / (perSecond * seconds));
  };
  const [hash = 0] = await costOf([{ url: `${bare.origin}/hash`, method: 'POST' }], [bare.pid]);
  const [server = 0, database = 0] = await costOf(loginTargets(product), [product.pid, databasePid]);
  const share = percent(hash / (server + database));
  console.log(
    `  processor time: a bare hash ${hash.toFixed(2)} ms, ${share} of a login: server ${server.toFixed(2)}, database ${database.toFixed(2)} ms`,
  );
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '5' } },
  });
  const cluster = await startDatabase();
  try {
    const url = await seededDatabase(cluster, people);
    const [bare, product] = await Promise.all([startBare(url), startProduct(url)]);
    await measureLogins(bare, product, Number(values.seconds), Number(values.rounds));
    await measureCosts(bare, product, cluster.pid() ?? 0, Number(values.seconds));
    await Promise.all([bare.stop(), product.stop()]);
  } finally {
    await cluster.stop();
  }
}
