import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { pdf } from '#tests/files/sample-files.ts';
import { topic } from '#tests/mentoring/sessions.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import {
  newMentee,
  newReviewer,
  reviewAnswer,
  reviewBetween,
  reviewQuestion,
} from '#tests/written-reviews/reviews.ts';

const core = sharedCore;
const ask = await plainPages(core);

function form(fields: Record<string, string>, ...names: string[]): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  for (const name of names) sent.append('file', new File([new Uint8Array(pdf())], name));
  if (names.length === 0) sent.append('file', new File([], ''));
  return sent;
}

async function newRequest(open = 2) {
  const [mentor, mentee] = [await newReviewer(core, { open }), await newMentee(core)];
  const { handle } = await core.db
    .selectFrom('handles')
    .select('handle')
    .where('account_id', '=', mentor.id)
    .executeTakeFirstOrThrow();
  const fields = { work: 'document', topic, question: reviewQuestion, links: '', projectSlug: '' };
  return { mentor, mentee, fields, handle, address: `/find/mentors/${handle}/review?file=ask` };
}

test('a refused request comes back as it was typed, also where the last review was taken meanwhile', async () => {
  const { mentor, mentee, fields, address } = await newRequest(1);
  const short = await ask(mentee, address, form({ ...fields, question: 'How?' }, 'plan.pdf'));
  assert.deepEqual([short.status, short.html.includes('Please write 120 to 1,000 characters.')], [400, true]);
  const wrong = await ask(mentee, address, form({ ...fields, work: 'pictures' }, 'plan.pdf'));
  assert.ok(wrong.html.includes('This mentor does not review this kind of work.'));
  await reviewBetween(core, { mentor });
  const late = await ask(mentee, address, form(fields, 'plan.pdf'));
  assert.equal(late.status, 400);
  for (const shown of ['The mentor can take no more reviews', reviewQuestion])
    assert.ok(late.html.includes(shown), shown);
  const { html } = await ask(mentee, address.split('?')[0] ?? '');
  assert.ok(!html.includes('Send the request'), 'no form that could only be refused');
});

test('an answer that comes too late stays in its form, with the reason', async () => {
  const mentor = await newReviewer(core);
  const { id } = await reviewBetween(core, { mentor }, { state: 'accepted' });
  await sql`update written_reviews set state = 'lapsed', ended_at = now() where id = ${id}`.execute(core.db);
  const late = await ask(mentor, `/my/mentoring/reviews/${id}?file=answer`, form({ text: reviewAnswer }));
  assert.equal(late.status, 400);
  for (const shown of ['The time for this is over.', reviewAnswer])
    assert.ok(late.html.includes(shown), shown);
});

test('the list of mentoring opens with a review that waits for the member', async () => {
  const [mentor, mentee] = [await newReviewer(core), await newMentee(core)];
  const { id } = await reviewBetween(core, { mentor, mentee });
  const { html } = await ask(mentor, '/my/mentoring');
  assert.ok(html.includes(`href="/my/mentoring/reviews/${id}"`));
  assert.match(html, /aria-current="page"[^>]*class="tab"[^>]*>Waiting</);
  const waiting = await ask(mentee, '/my/mentoring?list=waiting');
  assert.ok(waiting.html.includes(`href="/my/mentoring/reviews/${id}"`));
});

test('after a decline the question goes along to the form of another mentor', async () => {
  const mentee = await newMentee(core);
  const { id } = await reviewBetween(
    core,
    { mentee },
    { state: 'declined', reason: 'no_time', ended_at: new Date(), links: ['https://example.com/plan'] },
  );
  const { handle } = await newRequest();
  const { html } = await ask(mentee, `/find/mentors/${handle}/review?ask=${id}`);
  for (const shown of [reviewQuestion, 'https://example.com/plan']) assert.ok(html.includes(shown), shown);
  assert.ok((await ask(mentee, `/my/mentoring/reviews/${id}`)).html.includes('I have no time for it'));
});
