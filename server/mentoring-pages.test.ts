import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thank } from '#core/mentoring/thank.ts';
import { writeNote } from '#core/mentoring/write-note.ts';
import { mentorName, newMentee, newMentor, sessionBetween } from '#tests/mentoring/sessions.ts';
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
