import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { sql } from 'kysely';
import { pdf } from '#tests/files/sample-files.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { asking, newMentee, newMentor, startIn } from '#tests/mentoring/sessions.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { takeNewFile } from '../applications/take-new-file.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Member } from '../ground/actor.ts';
import { collectOwnData } from '../own-data/collect.ts';
import { askMentor } from './ask-mentor.ts';
import { forgetFiles } from './forget-files.ts';
import { getSession } from './get-session.ts';
import { openMentoringFile } from './open-mentoring-file.ts';
import { withdrawRequest } from './withdraw-request.ts';

const core = await freshCore();
await keepBeating(core);

const newFile = (name = 'plan.pdf') => takeNewFile(core, name, Readable.from([pdf()]));

/** A request with files, as a form sends it: files to which nothing refers are dropped. */
async function askWith(
  mentee: Member,
  mentor: Member,
  names: string[],
  links: string[] = [],
  startsAt?: string,
) {
  const brought = await Promise.all(names.map((name) => newFile(name)));
  try {
    return await askMentor(core, mentee, { ...asking(mentor, startsAt), links, brought });
  } finally {
    await removeBytes(
      core,
      brought.map((file) => file.storage_key),
    );
  }
}

async function asked(names = ['plan.pdf', 'prices.pdf']) {
  const [mentor, mentee] = [await newMentor(core), await newMentee(core)];
  const one = await askWith(mentee, mentor, names, ['https://example.com/growers']);
  return { mentor, mentee, one, fileId: one.files[0]?.id ?? '' };
}
const kept = async (sessionId: string) => {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from mentoring_files where session_id = ${sessionId}`.execute(core.db);
  return rows.length;
};
const loose = async () => {
  const { rows } = await sql`select from unclaimed_bytes`.execute(core.db);
  return rows.length;
};

test('files go along with a question, and both sides open them', async () => {
  const { mentor, mentee, one, fileId } = await asked();
  assert.deepEqual(
    one.files.map(({ name }) => name),
    ['plan.pdf', 'prices.pdf'],
  );
  for (const who of [mentor, mentee]) {
    const file = await openMentoringFile(core, who, fileId);
    assert.match(await text(await file.read()), /^%PDF/);
  }
});

test('a stranger, an administrator and the mentor of another session open no file', async () => {
  const { fileId } = await asked();
  const { core: withAdministrator, admin } = await administrator(core);
  const others = [await member(core, { password: null }), await newMentor(core)];
  for (const who of others)
    await assert.rejects(openMentoringFile(core, who, fileId), refused('mentoring_unknown'));
  await assert.rejects(openMentoringFile(withAdministrator, admin, fileId), refused('mentoring_unknown'));
});

test('a request brings at most three files and links together', async () => {
  const [mentor, mentee] = [await newMentor(core), await newMentee(core)];
  const before = await loose();
  const links = ['https://example.com/growers', 'https://example.com/rooms'];
  await assert.rejects(
    askWith(mentee, mentor, ['a.pdf', 'b.pdf'], links),
    refused('mentoring_attachments_many'),
  );
  assert.equal(await loose(), before, 'nothing of it stays');
  assert.equal((await askWith(mentee, mentor, ['a.pdf'], links)).files.length, 1);
});

test('the same request again keeps the first files alone', async () => {
  const [mentor, mentee] = [await newMentor(core), await newMentee(core)];
  const startsAt = startIn(4);
  const first = await askWith(mentee, mentor, ['plan.pdf'], [], startsAt);
  const before = await loose();
  const again = await askWith(mentee, mentor, ['plan.pdf'], [], startsAt);
  assert.deepEqual([again.id, again.files], [first.id, first.files]);
  assert.equal(await loose(), before);
});

test('of ten members with files on one slot one keeps them, and nothing of the others stays', async () => {
  const mentor = await newMentor(core);
  const mentees = await Promise.all(Array.from({ length: 10 }, () => newMentee(core)));
  const before = await loose();
  const startsAt = startIn(5);
  const all = await Promise.allSettled(
    mentees.map((who) => askWith(who, mentor, ['plan.pdf'], [], startsAt)),
  );
  const won = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  assert.equal(won.length, 1);
  assert.equal(await kept(won[0]?.id ?? ''), 1);
  assert.equal(await loose(), before);
});

test('files are deleted 30 days after the end of the session, and not before', async () => {
  const { one } = await asked();
  const ended = (ago: string) =>
    sql`update mentoring_sessions set state = 'took_place', starts_at = now() - ${ago}::interval
      - make_interval(mins => minutes), ended_at = now() where id = ${one.id}`.execute(core.db);
  await ended('29 days 23 hours');
  await forgetFiles(core);
  assert.equal(await kept(one.id), 2);
  await ended('30 days 1 minute');
  const before = await loose();
  await Promise.all([forgetFiles(core), forgetFiles(core)]);
  assert.deepEqual([await kept(one.id), (await loose()) - before], [0, 2]);
});

test('files of a request that was taken back are deleted 30 days later', async () => {
  const { mentor, mentee, one } = await asked();
  await withdrawRequest(core, mentee, one.id);
  const ended = (days: number) =>
    sql`update mentoring_sessions set ended_at = now() - make_interval(days => ${days}, mins => 1)
      where id = ${one.id}`.execute(core.db);
  await ended(29);
  await forgetFiles(core);
  assert.equal(await kept(one.id), 2);
  await ended(30);
  await forgetFiles(core);
  assert.deepEqual((await getSession(core, mentor, one.id)).files, []);
});

test('the export of each side has the files', async () => {
  const { mentor, mentee, one } = await asked(['plan.pdf']);
  for (const who of [mentor, mentee]) {
    const names: string[] = [];
    for await (const { name, content } of collectOwnData(core, who)) {
      names.push(name);
      if (content !== null && typeof content === 'object' && 'resume' in content) content.resume();
    }
    assert.ok(names.includes(`mentoring/${one.id}/1 plan.pdf`));
  }
});

test('with the account of the mentee the files go, and with that of the mentor they stay', async () => {
  for (const [side, left] of [
    ['mentee', 0],
    ['mentor', 2],
  ] as const) {
    const made = await asked();
    await core.db.transaction().execute(async (tx) => {
      const account = await holdAccount(tx, made[side].id);
      if (account) await removeAccount(tx, account);
    });
    assert.equal(await kept(made.one.id), left, side);
  }
});
