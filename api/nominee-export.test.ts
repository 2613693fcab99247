import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getNomineeExport, postNomineeRightsRequest } from '#contract/nominees/calls.ts';
import type { Core } from '#core/ground/core.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { grantedFor } from '#tests/nominees/things.ts';
import { createPageCalls } from './app.ts';
import { downloads as english } from './texts/en/downloads.ts';
import { downloads as hindi } from './texts/hi/downloads.ts';

const core: Core = { ...(await freshCore()), languages: ['en', 'hi'] };
const origin = 'https://saharambh.example';
const settings = { projectId: 'saharambh', origin, allowedOrigins: [], trustedProxies: 0 };
const { ask } = createPageCalls(core, settings)(new Request(origin), '203.0.113.90', () => 'hi');

test('a nominee’s archive begins in the language of their page, and a request keeps it', async () => {
  const { visitId, secret, requestId } = await grantedFor(core, await member(core, { password: null }));
  const keys = { visitId, secret, requestId };
  for (const [language, { readme }] of [
    ['hi', hindi],
    ['mr', english],
    [undefined, english],
  ] as const) {
    const answer = (await ask(getNomineeExport as never, { ...keys, language } as never)) as Response;
    assert.ok((await answer.text()).includes(readme[0] ?? '-'), language ?? 'none');
  }
  const said = { kind: 'correct', words: 'The college is wrong: it is VNIT.' } as const;
  const { number } = await ask(postNomineeRightsRequest, { ...keys, ...said });
  const stored = await core.db
    .selectFrom('rights_requests')
    .select('language')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  assert.equal(stored.language, 'hi');
});
