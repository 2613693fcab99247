import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doneWhen, goal, mentorshipBetween, metPair, openCheckIn } from '#tests/mentorships/mentorships.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';

const core = sharedCore;
const ask = await plainPages(core);
const promise =
  'This is a plan between two members. It promises no pay, shares or work. Each of you may end it at any time.';
const plan = {
  goal1: goal,
  done1: doneWhen,
  weeks: '8',
  everyWeeks: '2',
  minutes: '30',
  locationKind: 'link',
  answerDays: '3',
};

test('the sentence of the specification stands above the button of a proposal and of an agreement', async () => {
  const { mentor, mentee, sessionId } = await metPair(core);
  assert.ok(
    (await ask(mentee, `/my/mentoring/${sessionId}`)).html.includes(`/my/mentoring/${sessionId}/plan`),
  );
  const form = await ask(mentee, `/my/mentoring/${sessionId}/plan`);
  assert.ok(form.html.includes(promise));
  const short = await ask(mentee, `/my/mentoring/${sessionId}/plan`, { intent: 'plan', ...plan, done1: '' });
  assert.deepEqual([short.status, short.html.includes(goal)], [400, true], 'nothing typed is lost');
  const sent = await ask(mentee, `/my/mentoring/${sessionId}/plan`, { intent: 'plan', ...plan });
  assert.deepEqual([sent.status, sent.to?.startsWith('/my/mentoring/plans/')], [303, true]);
  const { html } = await ask(mentor, sent.to ?? '');
  for (const shown of [promise, goal, doneWhen, 'Agree to this plan']) assert.ok(html.includes(shown), shown);
  assert.ok((await ask(mentor, '/my/mentoring?list=mentorships')).html.includes(sent.to ?? '-'));
  assert.equal((await ask(mentor, sent.to ?? '', { intent: 'agree', version: '1' })).status, 303);
  assert.ok((await ask(mentee, sent.to ?? '')).html.includes('It runs until'));
});

test('who comes too late for the last position reads that all are taken, and an old version is a conflict', async () => {
  const { id, mentor } = await mentorshipBetween(core);
  const page = `/my/mentoring/plans/${id}`;
  await core.db.updateTable('mentorships').set({ version: 2 }).where('id', '=', id).execute();
  await core.db.updateTable('mentorship_plans').set({ version: 2 }).where('mentorship_id', '=', id).execute();
  assert.equal((await ask(mentor, page, { intent: 'agree', version: '1' })).status, 400);
  await core.db
    .updateTable('mentors')
    .set({
      said: JSON.stringify({
        ...((
          await core.db
            .selectFrom('mentors')
            .select('said')
            .where('account_id', '=', mentor.id)
            .executeTakeFirstOrThrow()
        ).said as object),
        mentorship: { weeks: 8, everyWeeks: 2, positions: 0 },
      }),
    })
    .where('account_id', '=', mentor.id)
    .execute();
  const { html } = await ask(mentor, page);
  assert.ok(html.includes('All positions are taken.') && !html.includes('Agree to this plan'));
  const refused = await ask(mentor, page, { intent: 'agree', version: '2' });
  assert.deepEqual([refused.status, refused.html.includes('All positions are taken.')], [400, true]);
});

test('a plain form writes a check-in, and keeps what was typed with a line that is too long', async () => {
  const made = await mentorshipBetween(core, {}, { state: 'running' });
  await openCheckIn(core, made.id, made);
  const page = `/my/mentoring/plans/${made.id}`;
  const form = { intent: 'checkIn', number: '1', mark1: 'stuck' };
  const long = await ask(made.mentor, page, { ...form, line1: 'No one answers. '.repeat(20) });
  assert.deepEqual([long.status, long.html.includes('Keep the line to 300 characters.')], [400, true]);
  assert.equal((await ask(made.mentor, page, { ...form, line1: 'No one answers.' })).status, 303);
  assert.ok((await ask(made.mentee, page)).html.includes('No one answers.'));
});

test('a series is looked at with a plain address and booked with a plain form', async () => {
  const { id, mentor, mentee } = await mentorshipBetween(core, {}, { state: 'running' });
  const page = `/my/mentoring/plans/${id}/sessions`;
  const first = /<option[^>]* value="([^"]+)"/.exec((await ask(mentee, page)).html)?.[1] ?? '';
  const chosen = `${page}?${new URLSearchParams({ first, count: '3' })}`;
  assert.ok((await ask(mentee, chosen)).html.includes('Book 3 sessions'));
  const booked = await ask(mentor, chosen, {
    intent: 'book',
    first,
    count: '3',
    kind: 'public',
    location: 'The library',
  });
  assert.deepEqual([booked.status, booked.to], [303, `/my/mentoring/plans/${id}`]);
  assert.equal((await ask(mentor, `/my/mentoring/plans/${id}`)).html.match(/Confirmed/g)?.length, 3);
});
