import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { sql } from 'kysely';
import { isVerhoeff } from '#rules/checks/verhoeff.ts';
import { blackPng, photo, photoFromPhone } from '#tests/avatars/sample-photos.ts';
import { doc, pdf } from '#tests/files/sample-files.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import {
  ageVerification,
  emailsAbout,
  freshPage,
  paragraph,
  sendLinks,
} from '#tests/verifications/verifications.ts';
import { sweepFiles } from '../files/sweep.ts';
import { verifyFiles } from '../files/verify-files.ts';
import type { Member } from '../ground/actor.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { kindOfAddress } from './academic-domains.ts';
import { announceEnds } from './announce-ends.ts';
import { decideVerification } from './decide.ts';
import { deleteOldEvidence } from './delete-old-evidence.ts';
import { endMarks } from './end-marks.ts';
import { findDomains } from './find-domains.ts';
import { listOwnVerifications } from './list-own.ts';
import { openEvidence, openOwnEvidence } from './open-evidence.ts';
import { openVerification } from './open-verification.ts';
import { putAcademicDomain } from './put-academic-domain.ts';
import { removeAcademicDomain } from './remove-academic-domain.ts';
import { submitDocument } from './submit-document.ts';
import { verifiedKinds } from './verified-kinds.ts';

const bare = await freshCore();
const { core, admin } = await administrator(bare);
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const adult = () => member(core, { password: null });
const send = (who: Member, bytes: Buffer) =>
  submitDocument(core, who, {
    way: 'bonafide_letter',
    bytes: Readable.from(bytes.length ? [bytes] : [], { objectMode: false }),
  });
const yes = (verificationId: string) =>
  ({ verificationId, version: 1, outcome: 'verified', reason: '' }) as const;
const left = async () =>
  Number((await sql<{ n: number }>`select count(*) as n from unclaimed_bytes`.execute(core.db)).rows[0]?.n);

test('a file that is no letter or card is refused with its own reason, and leaves no bytes', async () => {
  const asha = await adult();
  const tooLong = Buffer.concat([pdf(2000), Buffer.alloc(10 * 1024 * 1024)]);
  for (const [bytes, code] of [
    [Buffer.alloc(0), 'evidence_empty'],
    [doc(), 'evidence_type_unsupported'],
    [Buffer.from('%PDF-1.7 <script>alert(1)</script>'), 'evidence_type_unsupported'],
    [blackPng(30_000, 30_000), 'evidence_too_many_pixels'],
    [(await photo('jpeg')).subarray(0, 900), 'evidence_unreadable'],
    [tooLong, 'evidence_too_large'],
    [await photo('gif', 60, 40), 'evidence_type_unsupported'],
  ] as const)
    await assert.rejects(send(asha, bytes), refused(code), code);
  assert.equal(await left(), 0);
  assert.deepEqual((await listOwnVerifications(core, asha)).verifications, []);
});

test('only a letter’s owner and administrators may open it, and each look is logged', async () => {
  const [asha, meera] = [await adult(), await adult()];
  const sent = pdf();
  const { $id: id, fileId } = await send(asha, sent);
  assert.equal(fileId, id);
  const { read, mimeType } = await openOwnEvidence(core, asha, id);
  assert.deepEqual([mimeType, (await buffer(await read())).equals(sent)], ['application/pdf', true]);
  await assert.rejects(openOwnEvidence(core, meera, id), refused('verification_not_found'));
  await openEvidence(core, admin, id);
  const seen = await core.db
    .selectFrom('admin_actions')
    .select('action')
    .where('subject_id', '=', asha.id)
    .execute();
  assert.deepEqual(seen, [{ action: 'verification.fileOpened' }]);
  assert.deepEqual((await verifyFiles(core)).damaged, []);
});

test('a picture of a card is redrawn, upright and without the phone’s data', async () => {
  const { $id: id } = await send(await adult(), await photoFromPhone());
  const { read, mimeType } = await openEvidence(core, admin, id);
  const kept = await buffer(await read());
  assert.equal(mimeType, 'image/webp');
  assert.ok(!kept.includes('Canary'));
});

test('sending the same letter again returns the waiting request, and stores its bytes once', async () => {
  const asha = await adult();
  const letter = pdf(600);
  const first = await send(asha, letter);
  assert.deepEqual(await send(asha, letter), first);
  assert.equal(await left(), 0);
  await assert.rejects(send(asha, pdf(700)), refused('verification_open'));
});

test('of ten accounts with the same letter at once, nine are held for it', async () => {
  const letter = pdf();
  const ten = await Promise.all(Array.from({ length: 10 }, adult));
  const requests = await Promise.all(ten.map((who) => send(who, letter)));
  assert.equal(requests.filter(({ heldFor }) => heldFor.includes('same_evidence')).length, 9);
  const held = requests.find(({ heldFor }) => heldFor.length > 0);
  const { same } = await openVerification(core, admin, held?.$id ?? '');
  assert.equal(same.length, 9, 'whoever decides sees the others');
});

test('a link is the same however it is written, and a member’s own earlier use of it does not count', async () => {
  const [asha, meera] = [await adult(), await adult()];
  const page = freshPage();
  const request = await sendLinks(core, asha, { links: [page, freshPage()] });
  await decideVerification(core, admin, yes(request.$id));
  const other = await sendLinks(core, asha, { kind: 'founder', links: [page, freshPage()] });
  assert.deepEqual(other.heldFor, []);
  const copied = await sendLinks(core, meera, {
    links: [`${page.replace('https://www.', 'http://')}/#top`, freshPage()],
  });
  assert.deepEqual(copied.heldFor, ['same_evidence']);
  assert.deepEqual(
    (await verifiedKinds(core.db, [asha.id])).get(asha.id),
    ['mentor'],
    'the older mark stands',
  );
  await assert.rejects(
    sendLinks(core, await adult(), { links: [page, `${page}/`] }),
    refused('verification_links_same'),
  );
});

test('an Aadhaar number is refused; a similar number goes to an administrator, and is never kept', async () => {
  const first = '23456789012';
  const number = first + [...'0123456789'].find((digit) => isVerhoeff(first + digit));
  const grouped = number.replace(/(\d{4})(\d{4})(\d{4})/, '$1 $2 $3');
  const about = `${paragraph} My number is ${grouped}.`;
  const asha = await adult();
  await assert.rejects(sendLinks(core, asha, { about }), refused('identity_number_found'));
  const sent = await sendLinks(core, asha, { about, anotherNumber: true });
  assert.deepEqual(sent.heldFor, ['identity_number']);
  const seen = await openVerification(core, admin, sent.$id);
  assert.ok(seen.about.includes(`XXXX XXXX ${number.slice(8)}`));
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from verifications where strpos(verifications::text, ${grouped}) > 0`.execute(
    core.db,
  );
  assert.equal(rows[0]?.n, 0);
  assert.deepEqual(await emailsAbout(bare, sent.$id), ['verification-held']);
});

test('a letter with an identity number is deleted with the decision that says so', async () => {
  const asha = await adult();
  const { $id: id } = await send(asha, pdf());
  const no = {
    verificationId: id,
    version: 1,
    outcome: 'rejected',
    reason: 'Cover the number, please.',
  } as const;
  await decideVerification(core, admin, { ...no, rejection: 'identity_number_shown' });
  const seen = await openVerification(core, admin, id);
  assert.deepEqual([seen.fileId, seen.isEvidenceDeleted, seen.state], ['', true, 'rejected']);
  await assert.rejects(openEvidence(core, admin, id), refused('verification_not_found'));
  assert.equal((await send(asha, pdf())).state, 'submitted', 'another letter may be sent at once');
});

test('evidence is deleted 30 days after the decision; its hash stays while the mark holds', async () => {
  const asha = await adult();
  const letter = pdf();
  const { $id: id } = await send(asha, letter);
  await ageVerification(core, id, 40);
  await deleteOldEvidence(core);
  assert.notEqual((await openVerification(core, admin, id)).fileId, '', 'not before it is decided');
  await decideVerification(core, admin, yes(id));
  await ageVerification(core, id, 29);
  await deleteOldEvidence(core);
  assert.notEqual((await openVerification(core, admin, id)).fileId, '');
  await ageVerification(core, id, 1);
  await deleteOldEvidence(core);
  const seen = await openVerification(core, admin, id);
  assert.deepEqual([seen.fileId, seen.isEvidenceDeleted, seen.state], ['', true, 'verified']);
  await assert.rejects(openOwnEvidence(core, asha, id), refused('verification_not_found'));
  assert.ok((await left()) > 0, 'the bytes are given up');
  await sweepFiles(core);
  assert.equal(await left(), 0);
  const copied = await send(await adult(), letter);
  assert.deepEqual(copied.heldFor, ['same_evidence']);

  await ageVerification(core, id, 400);
  await endMarks(core);
  await deleteOldEvidence(core);
  const later = await send(await adult(), letter);
  assert.deepEqual(later.heldFor, ['same_evidence'], 'the held request is open');
  const hashes = await core.db
    .selectFrom('evidence_hashes')
    .select('hash')
    .where('verification_id', '=', id)
    .execute();
  assert.deepEqual(hashes, []);
});

test('a mark ends after twelve months; an email 30 days before says so, and renewal is open from then', async () => {
  const asha = await adult();
  const request = await sendLinks(core, asha);
  await decideVerification(core, admin, yes(request.$id));
  await ageVerification(core, request.$id, 330);
  await Promise.all([announceEnds(core), endMarks(core)]);
  assert.deepEqual(await emailsAbout(bare, request.$id), ['verification-verified'], 'not yet');
  await assert.rejects(sendLinks(core, asha), refused('verification_in_force'));
  await ageVerification(core, request.$id, 6);
  await Promise.all([announceEnds(core), announceEnds(core)]);
  await announceEnds(core);
  assert.deepEqual(await emailsAbout(bare, request.$id), ['verification-verified', 'verification-ending']);
  const renewal = await sendLinks(core, asha);
  assert.equal((await verifiedKinds(core.db, [asha.id])).get(asha.id)?.length, 1, 'the present one holds');
  await decideVerification(core, admin, yes(renewal.$id));
  assert.equal((await verifiedKinds(core.db, [asha.id])).get(asha.id)?.length, 1);

  await ageVerification(core, renewal.$id, 367);
  assert.equal((await verifiedKinds(core.db, [asha.id])).size, 0, 'also before anybody has noted it');
  await Promise.all([endMarks(core), endMarks(core)]);
  assert.ok((await emailsAbout(bare, renewal.$id)).includes('verification-expired'));
  assert.ok(
    !(await emailsAbout(bare, request.$id)).includes('verification-expired'),
    'a renewed one just ends',
  );
});

test('a member who turns out to be a child has no mark and no request any more', async () => {
  const asha = await adult();
  await send(asha, pdf());
  await setStanding(core, asha.id, standings['waiting for a guardian']);
  await core.db
    .transaction()
    .execute((tx) => record(tx, { name: 'standings.childFound', accountId: asha.id }));
  await runReactions(bare);
  const rows = await core.db
    .selectFrom('verifications')
    .select('id')
    .where('account_id', '=', asha.id)
    .execute();
  assert.deepEqual(rows, []);
});

test('administrators add academic domains and refuse them; the last word counts, and it is logged', async () => {
  const kindOf = async (email: string) => kindOfAddress(email, await findDomains(core));
  for (const domain of ['in', 'ac.in', 'not a domain', 'https://college.in', '127.0.0.1', 'x'])
    await assert.rejects(
      putAcademicDomain(core, admin, { domain, isAcademic: true }),
      refused('domain_invalid'),
      domain,
    );
  await assert.rejects(
    putAcademicDomain(core, admin, { domain: 'gmail.com', isAcademic: true }),
    refused('domain_free_mail'),
  );
  await putAcademicDomain(core, admin, { domain: 'College.in', isAcademic: true });
  assert.equal(await kindOf('a@cs.college.in'), 'academic');
  const { domains } = await putAcademicDomain(core, admin, { domain: 'college.in', isAcademic: false });
  assert.equal(await kindOf('a@college.in'), 'other');
  await removeAcademicDomain(core, admin, domains[0]?.$id ?? '');
  await assert.rejects(removeAcademicDomain(core, admin, 'nobody'), refused('domain_not_found'));
  const noted = await core.db
    .selectFrom('admin_actions')
    .select(['action', 'detail'])
    .where('detail', '=', 'college.in')
    .orderBy('id')
    .execute();
  assert.deepEqual(
    noted.map(({ action }) => action),
    ['academicDomain.added', 'academicDomain.refused', 'academicDomain.removed'],
  );
});
