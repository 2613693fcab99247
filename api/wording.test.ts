import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordingLimits } from '#contract/wording/limits.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshCore } from '#tests/ground/database.ts';
import { inOneWindow } from '#tests/ground/in-one-window.ts';
import { projectId } from '#tests/sessions/sessions.ts';

const core = await freshCore();
let ip = '';
const { endpoint } = await serveApi(core, {}, () => ip);

async function send(from: string, words: string): Promise<number> {
  ip = from;
  const answer = await fetch(`${endpoint}/wordings`, {
    method: 'POST',
    headers: { 'x-appwrite-project': projectId, 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'hi', page: '/about', words, better: 'अनुबंध' }),
  });
  return answer.status;
}

test('a network sends five better words in a day: the sixth is refused and not kept', async () => {
  await inOneWindow(86_400);
  const line = '2001:db8:39:1';
  for (let at = 1; at <= wordingLimits.aDay; at++) assert.equal(await send(`${line}::${at}`, `${at}`), 204);
  assert.equal(await send(`${line}:ffff::1`, '6'), 429);
  assert.equal(await send('2001:db8:39:2::1', '7'), 204, 'another line');
  const kept = await core.db.selectFrom('wordings').select('words').execute();
  assert.deepEqual(kept.map(({ words }) => words).sort(), ['1', '2', '3', '4', '5', '7']);
});
