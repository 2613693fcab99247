import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';

test('an unhandled rejection is logged with its origin and counted, and the process goes on', () => {
  const script = `
    import { createLog } from './server/log.ts';
    import { unhandled, watchRejections } from './server/unhandled-rejections.ts';
    watchRejections(createLog('info'));
    async function theOrigin() { throw new Error('nobody awaits this'); }
    theOrigin();
    Promise.reject('no error at all');
    setTimeout(() => console.log('alive after ' + unhandled.rejections), 50);`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: path.resolve(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  assert.equal(stdout, 'alive after 2\n');
  assert.match(stderr, /"message":"nobody awaits this".*theOrigin/);
});
