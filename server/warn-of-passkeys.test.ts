import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import pino from 'pino';
import { withPasskey } from '#tests/factors/passkeys.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { warnOfPasskeys } from './warn-of-passkeys.ts';

const core = await freshCore();

test('a start under another address says how many passkeys work no more, and for how many accounts', async () => {
  const { member: who } = await withPasskey(core, await member(core));
  await withPasskey(core, who);
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  const log = pino({ base: undefined }, stream);
  await warnOfPasskeys(core, log);
  assert.deepEqual(lines, []);
  await warnOfPasskeys({ ...core, origin: 'https://elsewhere.example' }, log);
  const { host, passkeys, accounts, now, msg } = JSON.parse(lines.join(''));
  assert.deepEqual(
    [host, passkeys, accounts, now],
    [new URL(core.origin).hostname, 2, 1, 'elsewhere.example'],
  );
  assert.match(msg, /^the address of the site has changed: passkeys made for the host before do not work/);
});
