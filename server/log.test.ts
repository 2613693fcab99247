import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

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
