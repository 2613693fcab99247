import { appendFileSync } from 'node:fs';
import { connect } from '#db/connect.ts';
import { runJobs } from '#outside/jobs/run-jobs.ts';

// A runner of jobs as a process of its own, for tests that freeze it: node tests/servers/jobs-process.ts URL FILE SILENCE. The
// ids of the jobs that it has done stand in FILE, a line each. A job of `test-waits` waits for the advisory lock 7.
const [, , url = '', file = '', silence = ''] = process.argv;
const { pool } = connect(url);
const note = (id: string) => appendFileSync(file, `${id}\n`);
runJobs({
  pool,
  lanes: [
    {
      tasks: {
        'test-notes': async (_, { id }) => note(id),
        async 'test-waits'(_, { id }, isHeld) {
          await pool.query('select pg_advisory_xact_lock_shared(7)');
          if (!isHeld()) throw new Error('the job may be held by another runner');
          note(id);
        },
      },
      concurrency: 4,
    },
  ],
  silence: Number(silence),
  onTrouble: () => {},
});
