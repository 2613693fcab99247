import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { putHandle } from '#core/people/put-handle.ts';
import { setVisibility } from '#core/people/set-visibility.ts';
import { member } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { startServer } from '#tests/servers/start-server.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';

const core = await freshCore();
const settings = {
  DATABASE_URL: core.connection.url,
  SECRET: 'the-same-for-both-of-them',
  LOG_LEVEL: 'error',
};
const [own, other] = await Promise.all([startServer(settings), startServer(settings)]);
atEnd(() => Promise.all([own.stop(), other.stop()]));

const who = await member(core, { password: null });
const handle = 'walker-at-once';
await putHandle(core, who, { handle });
await setVisibility(core, who, { visibility: 'public' });

const page = async (origin: string) => {
  const answer = await fetch(`${origin}/people/${handle}`);
  return { status: answer.status, html: await answer.text() };
};
const headers = {
  'x-appwrite-project': projectId,
  'x-appwrite-session': sessionOf(who),
  'content-type': 'application/json',
};
const calls = `${own.origin}/v1/account`;

async function say(headline: string): Promise<void> {
  const { version } = await (await fetch(`${calls}/public-profile`, { headers })).json();
  const body = JSON.stringify({ version, headline });
  const answer = await fetch(`${calls}/public-profile`, { method: 'PATCH', headers, body });
  assert.equal(answer.status, 200, await answer.text());
}

async function setSeen(visibility: 'public' | 'members'): Promise<void> {
  const body = JSON.stringify({ visibility });
  const answer = await fetch(`${calls}/visibility`, { method: 'PUT', headers, body });
  assert.ok(answer.ok, await answer.text());
}

test('the server that took a change shows it at once, and a hidden member’s page is gone at once', async () => {
  for (const words of ['First words', 'Second words', 'Third words']) {
    await say(words);
    assert.ok((await page(own.origin)).html.includes(words), words);
  }
  for (let round = 0; round < 3; round++) {
    await setSeen('members');
    const seen = await Promise.all([page(own.origin), page(own.origin), page(own.origin)]);
    assert.deepEqual(
      seen.map(({ status }) => status),
      [404, 404, 404],
    );
    await setSeen('public');
    assert.equal((await page(own.origin)).status, 200);
  }
});

test('another server shows a change after its broadcast, long before a second has passed', async () => {
  for (const words of ['Fourth words', 'Fifth words', 'Sixth words', 'Seventh words']) {
    await say(words);
    await wait(250);
    assert.ok((await page(other.origin)).html.includes(words), words);
  }
});
