import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { ClientActionFunctionArgs } from 'react-router';
import { actOverLine, unlessLedOn } from './dead-line.ts';

const root = new URL('../../', import.meta.url).pathname;

async function over(intent: string, failure: Error) {
  const request = new Request('https://saharambh.example/my/projects/loom/updates', {
    method: 'POST',
    body: new URLSearchParams({ intent, text: 'The first room is cold.' }),
  });
  const answered = await actOverLine({
    request,
    serverAction: () => Promise.reject(failure),
  } as unknown as ClientActionFunctionArgs);
  assert.equal(
    (await request.formData()).get('text'),
    'The first room is cold.',
    'what was sent can be read again',
  );
  return answered;
}

test('a form over a dead or garbling line comes back with its fault, and any other failure is one', async () => {
  const dead = new TypeError('Failed to fetch');
  const garbled = new Error('Unable to decode turbo-stream response');
  assert.deepEqual(await over('write', dead), { intent: 'write', fault: { code: 'unreachable' } });
  assert.deepEqual(await over('write', garbled), { intent: 'write', fault: { code: 'garbled' } });
  assert.deepEqual(await over('resend code', dead), {
    intent: 'resend code',
    fault: { code: 'code_unsent' },
  });
  await assert.rejects(over('write', new Error('Something else')), /Something else/);
});

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

test('every page of people, projects and verification keeps what was typed over a dead line', async () => {
  const rooms = ['find', 'projects', 'verification', 'you/public'].map(
    (room) => `web/member/${room}/**/page.tsx`,
  );
  const pages: string[] = [];
  for await (const page of glob(rooms, { cwd: root })) {
    const text = await readFile(root + page, 'utf8');
    if (!/export \{[^}]*\baction\b/.test(text)) continue;
    pages.push(page);
    assert.match(text, /export const clientAction = actOverLine;|export \{[^}]*\bclientAction\b/, page);
  }
  assert.ok(pages.length > 12, `only ${pages.length} pages with forms`);
});
