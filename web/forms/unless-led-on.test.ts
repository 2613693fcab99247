import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unlessLedOn } from './unless-led-on.ts';

test('a form that was not taken, or that leads on, asks for nothing anew', () => {
  const asks = (actionResult: unknown) =>
    unlessLedOn({ actionResult, defaultShouldRevalidate: true } as Parameters<typeof unlessLedOn>[0]);
  assert.deepEqual(
    [
      asks({ intent: 'write', done: 'sent' }),
      asks({ fault: { code: 'unreachable' } }),
      asks({ to: '/my/projects' }),
    ],
    [true, false, false],
  );
});
