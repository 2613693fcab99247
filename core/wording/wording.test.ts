import assert from 'node:assert/strict';
import { test } from 'node:test';
import { administrator } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { draftWording } from './draft-wording.ts';
import { dropWording } from './drop-wording.ts';
import { forgetOldWordings } from './forget-old-wordings.ts';
import { listDrafts } from './list-drafts.ts';
import { listWordings } from './list-wordings.ts';
import { sendWording } from './send-wording.ts';

const { core, admin } = await administrator(await freshCore());
const sent = { language: 'hi', page: '/projects/:slug', words: 'अनुबन्ध', better: 'अनुबंध' } as const;

const listed = async (list: 'new' | 'drafts') => (await listWordings(core, admin, { list })).wordings;

test('better words wait for staff, and the same words sent ten times are one', async () => {
  await Promise.all(Array.from({ length: 10 }, () => sendWording(core, sent)));
  const found = await listed('new');
  assert.deepEqual(
    found.map(({ language, page, words, better }) => ({ language, page, words, better })),
    [sent],
  );
});

test('words that lead away, ask for money or hold an address are refused', async () => {
  for (const better of ['https://example.org', 'a@example.org', 'Call 98220 12345', 'पहले 500 रुपये भेजें'])
    await assert.rejects(sendWording(core, { ...sent, better }), { code: 'wording_screened' }, better);
  assert.equal((await listed('new')).length, 1);
});

test('a wording changes nothing by itself: staff take it as a draft, which the sheet gets, or drop it', async () => {
  const [one] = await listed('new');
  assert.ok(one);
  assert.deepEqual(await listDrafts(core, 'hi'), []);
  await draftWording(core, admin, one.$id);
  await draftWording(core, admin, one.$id);
  const { page, words, better } = sent;
  assert.deepEqual(await listDrafts(core, 'hi'), [{ page, words, better }]);
  assert.deepEqual(await listDrafts(core, 'mr'), []);
  assert.deepEqual([(await listed('new')).length, (await listed('drafts')).length], [0, 1]);
  await dropWording(core, admin, one.$id);
  await assert.rejects(dropWording(core, admin, one.$id), { code: 'wording_not_found' });
  const noted = await core.db
    .selectFrom('admin_actions')
    .select('action')
    .where('action', 'like', 'wording.%')
    .execute();
  assert.deepEqual(noted.map(({ action }) => action).sort(), ['wording.drafted', 'wording.dropped']);
});

test('a wording goes after 180 days, a draft too, and not before', async () => {
  await sendWording(core, sent);
  await sendWording(core, { ...sent, words: 'दूसरा' });
  await core.db
    .updateTable('wordings')
    .set({ created_at: new Date(Date.now() - 181 * 86_400_000), drafted_at: new Date() })
    .where('words', '=', 'दूसरा')
    .execute();
  await forgetOldWordings(core);
  const left = await core.db.selectFrom('wordings').select('words').execute();
  assert.deepEqual(left, [{ words: sent.words }]);
});
