import { inSpan } from '#core/ground/trace.ts';
import { connect } from '#db/connect.ts';
import { readByKey } from '#db/prepared.ts';
import { createLog } from '#server/log.ts';
import { watchSlowStatements } from '#server/slow-statements.ts';
import { median } from './compare.ts';
import { seededDatabase, startDatabase } from './servers.ts';

// npm run bench:watching [SECONDS] [ROUNDS]: the watch of slow statements and the empty spans, each by itself, against the processor
// time of the shortest read by key; then that read with and without the watch, in turn.
const [seconds = 0.5, rounds = 15] = process.argv.slice(2).map(Number);
const callers = 50;
const accounts = 1000;
const times = 200_000;
const text = 'select "id" from "accounts" where "id" = $1';
const read = readByKey((db, id: string) => db.selectFrom('accounts').select('id').where('id', '=', id));

/** Microseconds of processor time of one run. */
async function costOf(many: number, work: () => unknown): Promise<number> {
  const began = process.cpuUsage();
  for (let at = 0; at < many; at++) {
    const running = work();
    if (running) await running;
  }
  const { user, system } = process.cpuUsage(began);
  return (user + system) / many;
}

async function readFor(over: ReturnType<typeof connect>['db']): Promise<number> {
  let done = 0;
  const began = process.cpuUsage();
  const until = performance.now() + seconds * 1000;
  const ask = async () => {
    while (performance.now() < until) await read(over, `account${(done++ % accounts) + 1}`);
  };
  await Promise.all(Array.from({ length: callers }, ask));
  const { user, system } = process.cpuUsage(began);
  return (user + system) / done;
}

const cluster = await startDatabase();
try {
  const url = await seededDatabase(cluster, accounts);
  const { watch } = watchSlowStatements(createLog('silent'));
  const [plain, watched] = [connect(url), connect(url, { watchStatement: watch })];
  const verb = async () => 1;
  const rows: { hook: number; span: number; read: number; pair: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const hook = await costOf(times, () => {
      const ended = performance.now();
      watch(text, ended - 1, ended, false);
    });
    const span = (await costOf(times, () => inSpan('GET /account', verb))) - (await costOf(times, verb));
    // The second of two is at an advantage or not; each is second as often as the other.
    const isFirst = round % 2 === 0;
    const early = await readFor(isFirst ? plain.db : watched.db);
    const late = await readFor(isFirst ? watched.db : plain.db);
    const [without, withIt] = isFirst ? [early, late] : [late, early];
    rows.push({ hook, span, read: without, pair: withIt / without });
  }
  const of = (key: keyof (typeof rows)[number]) => median(rows.map((row) => row[key]));
  const share = (key: 'hook' | 'span') => `${((100 * of(key)) / of('read')).toFixed(2)} %`;
  console.log(`a read by key: ${of('read').toFixed(1)} µs of the client's processor time`);
  console.log(`watching a statement: ${share('hook')} of it; an empty span: ${share('span')}`);
  console.log(`the read with the watch against the read without: ${of('pair').toFixed(3)}`);
  await Promise.all([plain.close(), watched.close()]);
} finally {
  await cluster.stop();
}
