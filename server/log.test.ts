import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

test('no control character reaches a line of the log, in whatever was thrown or named', () => {
  const program = `
    import { createLog } from '#server/log.ts';
    const error = new Error('no\\u001b[31m such\\u202e \\u0000name\\u009b');
    createLog('error').error({ path: '/a\\u007f\\u2066b', err: error }, 'failed\\u001b');`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  const { path, err, msg } = JSON.parse(stderr);
  assert.deepEqual([path, err.message, msg], ['/ab', 'no[31m such name', 'failed']);
});

test('a database error is logged without the values that its words quote', () => {
  const program = `
    import { createLog } from '#server/log.ts';
    const error = Object.assign(new Error('Key (email)=(asha@example.org) already exists.'), {
      severity: 'ERROR', code: '23505', table: 'accounts', detail: 'Key (email)=(asha@example.org)', stack: 'error: asha@example.org\\n    at somewhere (file.ts:1:1)',
    });
    createLog('error').error({ request: 'r1', err: error }, 'unexpected error');`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  const line = JSON.parse(stderr);
  assert.equal(line.err.code, '23505');
  assert.equal(line.err.table, 'accounts');
  assert.match(line.err.stack, /at somewhere/);
  assert.ok(!stderr.includes('asha'));
});
