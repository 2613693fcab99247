import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thank } from '#core/mentoring/thank.ts';
import { writeNote } from '#core/mentoring/write-note.ts';
import { pdf } from '#tests/files/sample-files.ts';
import {
  mentorName,
  newMentee,
  newMentor,
  question,
  sessionBetween,
  startIn,
  topic,
} from '#tests/mentoring/sessions.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';

const core = sharedCore;
const ask = await plainPages(core);

test('both sides report a session, a note and thanks from its page with a plain form', async () => {
  const [mentor, mentee] = [await newMentor(core), await newMentee(core)];
  const changes = { state: 'took_place', starts_at: new Date(Date.now() - 3_600_000) } as const;
  const { id } = await sessionBetween(core, { mentor, mentee }, changes);
  await writeNote(core, mentor, { sessionId: id, whose: 'both', version: 0, text: 'Pay me first.' });
  const sent = await thank(core, mentee, { sessionId: id, text: 'Thank you for the hour.' });
  const form = { intent: 'report', concern: 'money', words: 'Money was asked for.' };
  for (const [who, address] of [
    [mentee, `/report/mentoring_session/${id}`],
    [mentee, `/report/mentoring_note/${id}`],
    [mentor, `/report/mentor_thanks/${sent.thanks?.id}`],
  ] as const) {
    assert.ok((await ask(who, `/my/mentoring/${id}`)).html.includes(`href="${address}"`), address);
    const done = await ask(who, address, form);
    assert.equal(done.status, 303, address);
    assert.equal((await ask(who, done.to ?? '')).status, 200);
  }
  assert.ok(
    (await ask(mentee, `/report/mentoring_session/${id}`)).html.includes(
      `Report the session with ${mentorName}`,
    ),
  );
  assert.ok(!(await ask(mentee, `/my/mentoring/${id}`)).html.includes('/report/mentor_thanks/'));
});

function requestForm(fields: Record<string, string>, ...names: string[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const name of names) form.append('file', new File([new Uint8Array(pdf())], name));
  if (names.length === 0) form.append('file', new File([], ''));
  return form;
}

async function newRequest() {
  const [mentor, mentee] = [await newMentor(core), await newMentee(core)];
  const { handle } = await core.db
    .selectFrom('handles')
    .select('handle')
    .where('account_id', '=', mentor.id)
    .executeTakeFirstOrThrow();
  const fields = { startsAt: startIn(3), topic, question, links: '', projectSlug: '' };
  return { mentor, mentee, fields, address: `/find/mentors/${handle}/ask?file=ask` };
}

test('a plain form sends a question with files, and both sides read their names', async () => {
  const { mentor, mentee, fields, address } = await newRequest();
  assert.match((await ask(mentee, address)).html, /<form[^>]*enctype="multipart\/form-data"/i);
  const sent = await ask(mentee, address, requestForm(fields, 'plan.pdf', 'prices.pdf'));
  assert.deepEqual([sent.status, sent.to?.startsWith('/my/mentoring/')], [303, true]);
  for (const who of [mentor, mentee]) {
    const { html } = await ask(who, sent.to ?? '');
    assert.match(html, /href="[^"]*\/v1\/mentoring-files\/[^"]+"[^>]*>plan\.pdf</);
    assert.ok(html.includes('prices.pdf'));
  }
});

test('a plain form without a file is a request like any other', async () => {
  const { mentee, fields, address } = await newRequest();
  assert.equal((await ask(mentee, address, requestForm(fields))).status, 303);
});

test('a refused request with files comes back as it was typed, with the sentence at its field', async () => {
  const { mentee, fields, address } = await newRequest();
  const short = await ask(mentee, address, requestForm({ ...fields, question: 'How?' }, 'plan.pdf'));
  assert.deepEqual([short.status, short.html.includes('Please write 120 to 1,000 characters.')], [400, true]);
  const links = 'https://example.com/a\nhttps://example.com/b';
  const many = await ask(mentee, address, requestForm({ ...fields, links }, 'plan.pdf', 'prices.pdf'));
  assert.equal(many.status, 400);
  for (const shown of ['Send up to 3 files and links together.', question, 'https://example.com/b'])
    assert.ok(many.html.includes(shown), shown);
  const wrong = await ask(mentee, address, requestForm({ ...fields, links: 'javascript:alert(1)' }));
  assert.ok(wrong.html.includes('Give up to three addresses of public web pages'));
});

const currentTab = (html: string) => /aria-current="page"[^>]*class="tab"[^>]*>([^<]+)</.exec(html)?.[1];

test('mentoring opens with what waits for the member, and else with what is ahead', async () => {
  const [mentor, mentee] = [await newMentor(core), await newMentee(core)];
  assert.equal(currentTab((await ask(mentor, '/my/mentoring')).html), 'Planned');
  await sessionBetween(core, { mentor, mentee });
  assert.equal(currentTab((await ask(mentor, '/my/mentoring')).html), 'Waiting');
  assert.equal(currentTab((await ask(mentee, '/my/mentoring')).html), 'Planned', 'the mentor answers first');
  assert.equal(currentTab((await ask(mentor, '/my/mentoring?list=past')).html), 'Past');
});

test('an empty list of sessions says how to begin', async () => {
  const { html } = await ask(await newMentee(core), '/my/mentoring');
  assert.ok(html.includes('Find a mentor for your topic') && html.includes('href="/find/mentors"'));
});
