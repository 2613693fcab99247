import pg from 'pg';
import { nameStatements } from '#db/named-statements.ts';
import { newReading, readingAs } from '#db/reading.ts';
import { startExternalPostgres } from '#tests/servers/external-postgres.ts';

// npm run bench:noted-writes: transactions of one insert with and without the question for their position, in turns on one
// database. Prints the ratio of their rates, with one caller and with eight.
const database = await startExternalPostgres(['fsync=on']);
const pool = new pg.Pool({ connectionString: database.url, max: 8, pipeline: true } as pg.PoolConfig);
pool.on('error', () => {});
await pool.query('create table things (n int)');
const [without, noting] = [nameStatements(pool), nameStatements(pool, { notesWrites: true })];
const [rounds, milliseconds] = [15, 400];

async function writeOne(over: typeof noting): Promise<void> {
  const client = await over.connect();
  await client.query('begin', []);
  await client.query('insert into things values ($1)', [1]);
  await client.query('commit', []);
  client.release();
}

async function rate(over: typeof noting, callers: number): Promise<number> {
  const until = performance.now() + milliseconds;
  let done = 0;
  const caller = async () => {
    for (; performance.now() < until; done += 1) await readingAs(newReading(0), () => writeOne(over));
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return done;
}

for (const callers of [1, 8]) {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [plain, noted] = [await rate(without, callers), await rate(noting, callers)];
    ratios.push(noted / plain);
  }
  ratios.sort((a, b) => a - b);
  console.log(`${callers} callers: ${ratios[Math.floor(rounds / 2)]?.toFixed(2)} of the rate without`);
}
await pool.end();
await database.stop();
