import pg from 'pg';
import { connect } from '#db/connect.ts';
import { runJobs } from '#outside/jobs/run-jobs.ts';

// Runs job runners whose connections are cut while they stop, as a process of its own: node tests/servers/cut-runner.ts URL. It
// prints after each round how many jobs are still locked.
const [, , url = ''] = process.argv;
const { pool, close } = connect(url);
const knife = new pg.Client({ connectionString: url });
await knife.connect();
const cut = () =>
  knife.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()',
  );
const locked = async () => Number((await knife.query('select count(locked_at) from jobs')).rows[0].count);
const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

for (let round = 0; round < 4; round += 1) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let begun = 0;
  const slow = () => {
    begun += 1;
    return ended;
  };
  const lanes = [{ tasks: { slow }, concurrency: 4 }];
  const runner = runJobs({ pool, lanes, onTrouble: () => {} });
  await knife.query(`select add_job('slow') from generate_series(1, 12)`);
  while (begun < 4 || (await locked()) < 4) await turn();
  await cut();
  const stopped = runner.stop(1500);
  await cut();
  end();
  await stopped;
  process.stdout.write(`${await locked()} locked\n`);
  await knife.query('delete from jobs');
}
await knife.end();
await close();
