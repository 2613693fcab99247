import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { sql } from 'kysely';
import { look, photo, photoFromPhone } from '#tests/avatars/sample-photos.ts';
import { again, bornYearsAgo } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { newFile, reviewAnswer } from '#tests/written-reviews/reviews.ts';
import {
  agreedChild,
  newPicture,
  newYoungMentor,
  switchOn,
  visit,
  youngAsking,
} from '#tests/young-mentees/young.ts';
import type { OpenApplicationFile } from '../applications/open-application-file.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import type { Member } from '../ground/actor.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { collectOwnData } from '../own-data/collect.ts';
import { acceptReview } from '../written-reviews/accept-review.ts';
import { answerReview } from '../written-reviews/answer-review.ts';
import { cancelReview } from '../written-reviews/cancel-review.ts';
import { getReview } from '../written-reviews/get-review.ts';
import { openReviewFile } from '../written-reviews/open-review-file.ts';
import { answerYoungAsGuardian } from './answer-young-as-guardian.ts';
import { askYoung } from './ask-young.ts';
import { forgetYoung } from './forget-young.ts';
import { getGuardianMentoring } from './get-guardian-mentoring.ts';
import { getYoungRequest } from './get-young-request.ts';
import { openGuardianPicture, openYoungPicture } from './open-young-picture.ts';
import { sendYoung } from './send-young.ts';
import { setGuardianYes } from './set-guardian-yes.ts';

const core = await freshCore();
await keepBeating(core);
await switchOn(core);

const refuses = (code: string, act: () => Promise<unknown>) => assert.rejects(act, refused(code));
const bytesOf = async ({ read }: OpenApplicationFile) => buffer(await read());

/** The names of the pictures in an export. */
async function exportedFiles(who: Member): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, content } of collectOwnData(core, who)) {
    if (name.endsWith('.webp')) names.push(name);
    if (content && typeof content !== 'string') content.resume();
  }
  return names;
}

/** A request with a picture, with the guardian. */
async function askedWithPicture(bytes?: Buffer) {
  const [mentor, { child, link }] = [await newYoungMentor(core), await agreedChild(core)];
  const brought = [await newPicture(core, bytes)];
  const asked = await askYoung(core, child, { ...youngAsking(mentor), links: [], brought });
  return { mentor, child, link, id: asked.id, fileId: asked.pictures[0]?.id ?? '' };
}

/** The same, sent and accepted. */
async function sentWithPicture() {
  const made = await askedWithPicture();
  await answerYoungAsGuardian(core, { ...made.link, youngId: made.id, confirmed: true });
  const { review, pictures } = await sendYoung(core, made.child, made.id);
  const reviewId = review?.id ?? '';
  await acceptReview(core, made.mentor, reviewId);
  return { ...made, reviewId, fileId: pictures[0]?.id ?? '' };
}

test('a picture comes without its name and its metadata, and the guardian sees it before it is sent', async () => {
  const tagged = await photoFromPhone();
  assert.ok(tagged.includes('Canary owner'));
  const { child, link, fileId } = await askedWithPicture(tagged);
  const [read] = (await getGuardianMentoring(core, link)).requests;
  assert.deepEqual(read?.pictures, [{ id: fileId }]);
  const seen = await openGuardianPicture(core, { ...link, fileId });
  assert.deepEqual([seen.name, seen.mimeType], ['picture-1.webp', 'image/webp']);
  const shown = await look(await bytesOf(seen));
  assert.deepEqual([shown.exif, shown.xmp, shown.iptc], [undefined, undefined, undefined]);
  assert.equal((await openYoungPicture(core, child, fileId)).size, seen.size);
});

test('a picture opens behind link and code alone, and for no other member', async () => {
  const { link, fileId } = await askedWithPicture();
  const other = await agreedChild(core);
  await refuses('young_visit_missing', () =>
    openGuardianPicture(core, { ...link, browser: 'another', fileId }),
  );
  await refuses('young_request_unknown', () => openYoungPicture(core, other.child, fileId));
  await refuses('young_request_unknown', () => openGuardianPicture(core, { ...other.link, fileId }));
});

test('once sent, the mentor opens the picture while the two are open to each other', async () => {
  const { mentor, child, link, reviewId, fileId } = await sentWithPicture();
  const { files } = await getReview(core, mentor, reviewId);
  assert.deepEqual(
    files.map(({ id, name }) => [id, name]),
    [[fileId, 'picture-1.webp']],
  );
  assert.ok((await openReviewFile(core, mentor, fileId)).size > 0);
  await setGuardianYes(core, { ...link, browser: '', confirmed: false });
  await refuses('written_review_unknown', () => openReviewFile(core, mentor, fileId));
  assert.ok((await openYoungPicture(core, child, fileId)).size > 0);
});

test('the mentor sends one picture under a neutral name, which the member and the guardian open', async () => {
  const { id, mentor, child, link, reviewId } = await sentWithPicture();
  const brought = { ...(await newPicture(core)), name: 'call me on 98220 12345.webp' };
  await answerReview(core, mentor, { reviewId, text: reviewAnswer, brought });
  const again = { ...(await newPicture(core)), name: 'another name.webp' };
  await answerReview(core, mentor, { reviewId, text: reviewAnswer, brought: again });
  const { answerPicture, review } = await getYoungRequest(core, child, id);
  assert.equal(review?.answerFile?.name, 'picture-1.webp');
  const fileId = answerPicture?.id ?? '';
  const [member, guardian] = [
    await openYoungPicture(core, child, fileId),
    await openGuardianPicture(core, { ...link, fileId }),
  ];
  assert.deepEqual([member.size, guardian.name], [guardian.size, 'picture-1.webp']);
});

test('documents are refused, and so are more than three pictures and links', async () => {
  const [mentor, { child }] = [await newYoungMentor(core), await agreedChild(core)];
  const asking = { ...youngAsking(mentor), links: [] };
  const document = await newFile(core);
  await refuses('written_review_picture', () => askYoung(core, child, { ...asking, brought: [document] }));
  const picture = await newPicture(core);
  const many = { ...asking, brought: [picture, picture, picture, picture] };
  await refuses('mentoring_attachments_many', () => askYoung(core, child, many));
  await refuses('written_review_empty', () => askYoung(core, child, asking));
});

test('the same request with another picture, link or topic is no repeat: nothing is dropped in silence', async () => {
  const [mentor, { child }] = [await newYoungMentor(core), await agreedChild(core)];
  const asking = { ...youngAsking(mentor), brought: [await newPicture(core)] };
  const { id } = await askYoung(core, child, asking);
  assert.equal((await askYoung(core, child, { ...asking, brought: [await newPicture(core)] })).id, id);
  const other = { ...asking, brought: [await newPicture(core, await photo('png', 50, 50))] };
  const link = { ...asking, links: ['https://example.com/the-newer-plan'] };
  for (const changed of [other, link, { ...asking, topic: 'Hiring' }])
    await refuses('mentoring_request_waits', () => askYoung(core, child, changed));
});

test('pictures of a request that ended are deleted 30 days later, and their bytes are given up', async () => {
  const { id, child, link, fileId } = await askedWithPicture();
  await answerYoungAsGuardian(core, { ...link, youngId: id, confirmed: false });
  await forgetYoung(core);
  assert.ok(await openYoungPicture(core, child, fileId));
  const { storage_key: key } = await core.db
    .selectFrom('young_request_files')
    .select('storage_key')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  await sql`update young_requests set ended_at = now() - interval '31 days' where id = ${id}`.execute(
    core.db,
  );
  await forgetYoung(core);
  await refuses('young_request_unknown', () => openYoungPicture(core, child, fileId));
  const given = await core.db
    .selectFrom('unclaimed_bytes')
    .select('storage_key')
    .where('storage_key', '=', key)
    .execute();
  assert.equal(given.length, 1);
});

test('the pictures of a request that is sent keep their bytes', async () => {
  const { fileId, mentor } = await sentWithPicture();
  const { rows } = await sql<{ key: string }>`select file.storage_key as key from written_review_files as file
    join unclaimed_bytes using (storage_key) where file.id = ${fileId}`.execute(core.db);
  assert.deepEqual(rows, []);
  assert.ok((await bytesOf(await openReviewFile(core, mentor, fileId))).length > 0);
});

test('a guardian whose hour is over enters a code again before a picture opens', async () => {
  const { link, fileId } = await askedWithPicture();
  await sql`update guardian_visits set until = now() where guardian_id = ${link.id}`.execute(core.db);
  await refuses('young_visit_missing', () => openGuardianPicture(core, { ...link, fileId }));
  await visit(core, link);
  assert.ok(await openGuardianPicture(core, { ...link, fileId }));
});

test('the export brings the pictures of the member, and an erasure gives up their bytes', async () => {
  const { id, child, fileId } = await askedWithPicture();
  assert.deepEqual(await exportedFiles(child), [`requests-under-18/${id}/picture-1.webp`]);
  const { storage_key: key } = await core.db
    .selectFrom('young_request_files')
    .select('storage_key')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  await sql`update accounts set leaves_at = now() - interval '1 day' where id = ${child.id}`.execute(core.db);
  await eraseAccount(core, child.id);
  const given = await core.db
    .selectFrom('unclaimed_bytes')
    .select('storage_key')
    .where('storage_key', '=', key)
    .execute();
  assert.equal(given.length, 1);
});

test('no picture of a closed pair is in the export of the mentor, and the own one stays', async () => {
  const { mentor, child, link, reviewId } = await sentWithPicture();
  const [theirs, own] = ['mentee 1', 'mentor 1'].map(
    (file) => `written-reviews/${reviewId}/${file} picture-1.webp`,
  );
  await answerReview(core, mentor, { reviewId, text: reviewAnswer, brought: await newPicture(core) });
  assert.deepEqual(await exportedFiles(mentor), [theirs, own]);
  await setGuardianYes(core, { ...link, browser: '', confirmed: false });
  assert.deepEqual(await exportedFiles(mentor), [own]);
  assert.deepEqual(await exportedFiles(child), [theirs, own]);
});

test('after the 18th birthday the mentor opens no picture of a review that ended before it', async () => {
  const { mentor, child, reviewId, fileId } = await sentWithPicture();
  await cancelReview(core, mentor, { reviewId, reason: 'not_needed', words: '' });
  await sql`update written_reviews set ended_at = now() - interval '3 days' where id = ${reviewId}`.execute(
    core.db,
  );
  await setStanding(core, child.id, { birth_date: bornYearsAgo(18) });
  await refuses('written_review_unknown', () => openReviewFile(core, mentor, fileId));
  assert.ok((await openReviewFile(core, await again(core, child), fileId)).size > 0);
});
