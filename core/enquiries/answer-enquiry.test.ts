import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { writeEmail } from '#outside/mail/write-email.ts';
import { administrator } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { listActions } from '../administration/list-actions.ts';
import { prepareEmail } from '../collected/emails.ts';
import type { Email } from '../ground/emails.ts';
import { Refusal } from '../ground/refusal.ts';
import { answerEnquiry } from './answer-enquiry.ts';
import { closeEnquiry } from './close-enquiry.ts';
import { listEnquiries } from './list-enquiries.ts';
import { openEnquiry } from './open-enquiry.ts';
import { sendEnquiry } from './send-enquiry.ts';

const made = await administrator(await freshCore());
const { admin } = made;
const core = { ...made.core, contactAddress: 'hello@saharambh.example' };
const site = { name: 'Saharambh', origin: 'https://saharambh.example', city: 'Mumbai' };
let senders = 0;

async function written(message = 'We have a lab.\n\nCome and see.'): Promise<string> {
  const email = `asha${++senders}@example.org`;
  const form = { fullName: 'Asha Kulkarni', email, subject: 'A lab', message };
  await sendEnquiry(core, { form, ip: `203.0.113.${senders}`, contactAddress: 'hello@saharambh.example' });
  const [newest] = (await listEnquiries(core, admin, { state: 'open' })).enquiries;
  assert.equal(newest?.email, email);
  return newest.$id;
}

async function answerEmails(): Promise<Email[]> {
  const { rows } = await sql<{ payload: Email }>`
    select payload from jobs where payload->>'letter' = 'enquiry-answer'
    order by id`.execute(core.db);
  return rows.map(({ payload }) => payload);
}

const isRefused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

test('an answer is mailed with the enquiry it answers, and the enquiry counts as answered', async () => {
  const enquiryId = await written();
  const before = (await listEnquiries(core, admin, { state: 'open' })).counts;
  const body = await answerEnquiry(core, admin, { enquiryId, answer: 'Gladly.\n\nOn Monday?' });
  assert.equal(body.state, 'answered');
  assert.deepEqual(
    body.answers.map(({ by, answer }) => [by, answer]),
    [['Asha Kulkarni', 'Gladly.\n\nOn Monday?']],
  );
  assert.deepEqual(body.counts, { open: before.open - 1, answered: before.answered + 1 });
  const sentEmail = (await answerEmails()).at(-1);
  const prepared = sentEmail && (await prepareEmail(core, sentEmail));
  assert.ok(prepared);
  const mail = writeEmail(prepared, site);
  assert.equal(prepared.to, body.email);
  assert.equal(mail.subject, 'Re: A lab');
  assert.equal(mail.replyTo, 'hello@saharambh.example');
  assert.match(mail.text, /Gladly\.\n\nOn Monday\?/);
  assert.match(mail.text, /you wrote:\n\nWe have a lab\.\n\nCome and see\./);
  const { enquiries } = await listEnquiries(core, admin, { state: 'answered' });
  assert.equal(enquiries[0]?.$id, enquiryId);
});

test('of ten simultaneous answers one is mailed; the others are refused because it was answered', async () => {
  const enquiryId = await written();
  const before = (await answerEmails()).length;
  const tries = Array.from({ length: 10 }, (_, at) =>
    answerEnquiry(core, admin, { enquiryId, answer: `Answer ${at}` }),
  );
  const outcomes = await Promise.allSettled(tries);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  assert.equal(refused.length, 9);
  for (const { reason } of refused) assert.ok(isRefused('enquiry_answered')(reason));
  assert.equal((await answerEmails()).length, before + 1);
  assert.equal((await openEnquiry(core, admin, enquiryId)).answers.length, 1);
});

test('an answer sent ten times by one administrator is mailed once', async () => {
  const enquiryId = await written();
  const before = (await answerEmails()).length;
  const answering = () => answerEnquiry(core, admin, { enquiryId, answer: 'Gladly.' });
  const ten = await Promise.all(Array.from({ length: 10 }, answering));
  for (const { answers } of ten) assert.equal(answers.length, 1);
  assert.equal((await answerEmails()).length, before + 1);
  await closeEnquiry(core, admin, { enquiryId, closed: false });
  assert.equal((await answering()).answers.length, 2, 'opened again, it can be answered again');
});

test('an enquiry can be closed without an email and opened again, each logged once', async () => {
  const enquiryId = await written();
  const before = (await answerEmails()).length;
  await Promise.all([1, 2, 3].map(() => closeEnquiry(core, admin, { enquiryId, closed: true })));
  await assert.rejects(
    answerEnquiry(core, admin, { enquiryId, answer: 'Late' }),
    isRefused('enquiry_answered'),
  );
  const reopened = await closeEnquiry(core, admin, { enquiryId, closed: false });
  assert.equal(reopened.state, 'open');
  assert.equal((await answerEmails()).length, before);
  const { actions } = await listActions(core, {});
  const own = actions.filter(({ subject }) => subject?.$id === enquiryId).map(({ action }) => action);
  assert.deepEqual(own, ['enquiry.reopened', 'enquiry.closed']);
});

test('an unknown enquiry is not found', async () => {
  for (const work of [
    () => openEnquiry(core, admin, 'nothing'),
    () => answerEnquiry(core, admin, { enquiryId: 'nothing', answer: 'x' }),
    () => closeEnquiry(core, admin, { enquiryId: 'nothing', closed: true }),
  ])
    await assert.rejects(work(), isRefused('enquiry_not_found'));
  await assert.rejects(
    listEnquiries(core, admin, { state: 'open', after: 'nothing' }),
    isRefused('general_cursor_not_found'),
  );
});

test('the list comes in pages, newest first, also for enquiries of one moment', async () => {
  await sql`insert into enquiries (id, full_name, email, subject, message, created_at)
    select 'many' || n, 'Asha', 'a@example.org', 'Many', repeat('word ', 500), now() + interval '1 day'
    from generate_series(100, 144) as n`.execute(core.db);
  const seen: string[] = [];
  let next: string | undefined;
  do {
    const page = await listEnquiries(core, admin, { state: 'open', after: next });
    seen.push(...page.enquiries.map(({ $id }) => $id));
    assert.ok(page.enquiries.every(({ beginning }) => beginning.length <= 161));
    next = page.next;
  } while (next);
  const { rows } = await sql<{ id: string }>`select id from enquiries where answered_at is null
    order by created_at desc, id desc`.execute(core.db);
  assert.deepEqual(
    seen,
    rows.map(({ id }) => id),
  );
});
