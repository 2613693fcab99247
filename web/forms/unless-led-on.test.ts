import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unlessLedOn } from './unless-led-on.ts';

test('a page does not load again after a form that was refused or that leads to another page', () => {
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
