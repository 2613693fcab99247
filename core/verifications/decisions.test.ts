import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { longSuspended, setStanding } from '#tests/standings/standings.ts';
import { ageVerification, emailsAbout, sendLinks, waiting } from '#tests/verifications/verifications.ts';
import { forgetEnded } from '../deadlines/forget-ended.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import { noteLateSteps } from '../deadlines/note-late-steps.ts';
import type { Member } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';
import { listTurns } from '../today/list-turns.ts';
import { appealVerification } from './appeal.ts';
import { decideVerification } from './decide.ts';
import { listOwnVerifications } from './list-own.ts';
import { listQueue } from './list-queue.ts';
import { openVerification } from './open-verification.ts';
import { revokeVerification } from './revoke.ts';
import { verifiedKinds } from './verified-kinds.ts';
import { withdrawVerification } from './withdraw.ts';

const bare = await freshCore();
await keepBeating(bare);
const first = await administrator(bare);
const both = await administrator(first.core, 'second');
const [core, admin, second] = [both.core, first.admin, both.admin];
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

const reason = 'The second page is about somebody else.';
const rejection = 'links_do_not_show_it' as const;
const yes = (verificationId: string, version = 1) =>
  ({ verificationId, version, outcome: 'verified', reason: '' }) as const;
const no = (verificationId: string, version = 1) =>
  ({ verificationId, version, outcome: 'rejected', rejection, reason }) as const;
const appeal = (who: Member, kind: 'mentor' | 'founder' = 'mentor') =>
  appealVerification(core, who, { kind, appeal: 'My name changed with my marriage.', anotherNumber: false });
const own = async (who: Member) => (await listOwnVerifications(core, who)).verifications[0];

async function actionsAbout(accountId: string): Promise<string[]> {
  const rows = await core.db
    .selectFrom('admin_actions')
    .select('action')
    .where('subject_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

test('an administrator decides by the evidence; the look and the decision are logged', async () => {
  const { who, request } = await waiting(core);
  const seen = await openVerification(core, admin, request.$id);
  assert.deepEqual([seen.links.length, seen.bar, seen.person.$id], [2, '', who.id]);
  const decided = await decideVerification(core, admin, yes(request.$id));
  assert.deepEqual([decided.state, decided.bar], ['verified', 'decided']);
  assert.deepEqual((await verifiedKinds(core.db, [who.id])).get(who.id), ['mentor']);
  assert.deepEqual(await actionsAbout(who.id), ['verification.opened', 'verification.verified']);
  assert.deepEqual(await emailsAbout(bare, request.$id), ['verification-verified']);
  const deadline = await core.db
    .selectFrom('clocks')
    .select('state')
    .where('subject_id', '=', request.$id)
    .executeTakeFirstOrThrow();
  assert.equal(deadline.state, 'met');
});

test('of ten requests at once one is open', async () => {
  const who = await member(core, { password: null });
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () =>
      sendLinks(core, who).then(
        ({ state }) => state as string,
        (error: Refusal) => error.code,
      ),
    ),
  );
  assert.equal(outcomes.filter((one) => one === 'submitted').length, 1);
  assert.equal(outcomes.filter((one) => one === 'verification_open').length, 9, String(outcomes));
});

test('of ten decisions at once one counts, and nine learn that it was made', async () => {
  const { request } = await waiting(core);
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      decideVerification(core, at % 2 ? admin : second, {
        ...yes(request.$id),
        reason: `Looked at ${at}.`,
      }).then(
        () => 'decided',
        (error: Refusal) => error.code,
      ),
    ),
  );
  assert.equal(outcomes.filter((one) => one === 'decided').length, 1);
  assert.equal(outcomes.filter((one) => one === 'conflict').length, 9, String(outcomes));
  assert.equal((await emailsAbout(bare, request.$id)).length, 1);
});

test('a rejection needs a reason from the list and in words, and its owner reads both', async () => {
  const { who, request } = await waiting(core);
  for (const wanting of [{ reason: '' }, { reason: 'No' }, { rejection: undefined }])
    await assert.rejects(
      decideVerification(core, admin, { ...no(request.$id), ...wanting }),
      refused('verification_reason_missing'),
    );
  await decideVerification(core, admin, no(request.$id));
  const seen = await own(who);
  assert.deepEqual([seen?.state, seen?.rejection, seen?.reason], ['rejected', rejection, reason]);
  assert.ok(seen?.can.askAgain && seen.appealUntil !== '');
  assert.deepEqual(await emailsAbout(bare, request.$id), ['verification-rejected']);
});

test('an appeal is decided by another administrator, once, and the second no is final', async () => {
  const { who, request } = await waiting(core);
  await decideVerification(core, admin, no(request.$id));
  const [one, other] = await Promise.all([appeal(who), appeal(who)]);
  assert.deepEqual([one.state, other.version], ['submitted', one.version]);
  const asked = await own(who);
  assert.deepEqual([asked?.state, asked?.version, asked?.dueAt !== ''], ['submitted', 3, true]);
  assert.equal((await openVerification(core, admin, request.$id)).bar, 'same_administrator');
  await assert.rejects(
    decideVerification(core, admin, yes(request.$id, 3)),
    refused('verification_same_administrator'),
  );
  await decideVerification(core, second, no(request.$id, 3));
  assert.deepEqual(await emailsAbout(bare, request.$id), [
    'verification-rejected',
    'verification-appeal-decided',
  ]);
  await assert.rejects(appeal(who), refused('verification_appeal_twice'));
  assert.equal((await sendLinks(core, who)).state, 'submitted', 'a new request is always possible');
});

test('a sole administrator also looks at an appeal, and a long suspended one does not count', async () => {
  const alone = { ...core, adminEmails: [admin.account.email] };
  const { who, request } = await waiting(alone);
  await decideVerification(alone, admin, no(request.$id));
  await appeal(who);
  await setStanding(core, second.id, longSuspended);
  const decided = await decideVerification(core, admin, yes(request.$id, 3));
  await setStanding(core, second.id, { suspended_at: null, suspension_reason: null });
  assert.equal(decided.state, 'verified');
});

test('an appeal must come within fourteen days, and needs a rejection', async () => {
  const { who, request } = await waiting(core);
  await assert.rejects(appeal(who), refused('verification_open'));
  await assert.rejects(appeal(who, 'founder'), refused('verification_not_found'));
  await decideVerification(core, admin, no(request.$id));
  await ageVerification(core, request.$id, 14);
  assert.equal((await own(who))?.can.askAgain, false);
  await assert.rejects(appeal(who), refused('verification_appeal_late'));
});

test('administrators do not decide about themselves', async () => {
  const request = await sendLinks(core, admin);
  assert.equal((await openVerification(core, admin, request.$id)).bar, 'own');
  await assert.rejects(decideVerification(core, admin, yes(request.$id)), refused('verification_own'));
  await decideVerification(core, second, yes(request.$id));
  const revocation = { verificationId: request.$id, version: 2, reason };
  await assert.rejects(revokeVerification(core, admin, revocation), refused('verification_own'));
});

test('a revoked mark ends at once, for a reason that its owner reads', async () => {
  const { who, request } = await waiting(core);
  const revocation = { verificationId: request.$id, version: 2, reason };
  await assert.rejects(revokeVerification(core, admin, revocation), refused('conflict'));
  await decideVerification(core, admin, yes(request.$id));
  await assert.rejects(revokeVerification(core, admin, { ...revocation, version: 1 }), refused('conflict'));
  await revokeVerification(core, admin, revocation);
  assert.equal((await verifiedKinds(core.db, [who.id])).size, 0);
  assert.deepEqual([(await own(who))?.state, (await own(who))?.reason], ['revoked', reason]);
  assert.ok((await emailsAbout(bare, request.$id)).includes('verification-revoked'));
});

test('a member who has lost a mark may appeal once, even after an appeal before', async () => {
  const { who, request } = await waiting(core);
  await decideVerification(core, admin, no(request.$id));
  await appeal(who);
  await decideVerification(core, second, yes(request.$id, 3));
  const held = await own(who);
  await revokeVerification(core, admin, { verificationId: request.$id, version: 4, reason });
  assert.equal((await own(who))?.can.askAgain, true);
  const [one, other] = await Promise.all([appeal(who), appeal(who)]);
  assert.deepEqual([one.state, other.version], ['submitted', one.version]);
  assert.equal((await verifiedKinds(core.db, [who.id])).size, 0, 'it does not hold meanwhile');
  await assert.rejects(
    decideVerification(core, admin, yes(request.$id, 6)),
    refused('verification_same_administrator'),
  );
  await decideVerification(core, second, yes(request.$id, 6));
  const restored = await own(who);
  assert.deepEqual([restored?.state, restored?.expiresAt], ['verified', held?.expiresAt]);

  await revokeVerification(core, admin, { verificationId: request.$id, version: 7, reason });
  await appeal(who);
  await decideVerification(core, second, no(request.$id, 9));
  await assert.rejects(appeal(who), refused('verification_appeal_twice'));
});

test('an appeal against a revocation must come within fourteen days', async () => {
  const { who, request } = await waiting(core);
  await decideVerification(core, admin, yes(request.$id));
  await revokeVerification(core, admin, { verificationId: request.$id, version: 2, reason });
  await ageVerification(core, request.$id, 14);
  assert.equal((await own(who))?.can.askAgain, false);
  await assert.rejects(appeal(who), refused('verification_appeal_late'));
});

test('the longest wait comes first; a late review is shown as late, and its decision still counts', async () => {
  const [late, early] = [await waiting(core, 'founder'), await waiting(core, 'investor')];
  await sql`update clocks set began_at = began_at - interval '9 days', due_at = due_at - interval '9 days',
    next_notice_at = null where subject_id = ${late.request.$id}`.execute(core.db);
  await ageVerification(core, late.request.$id, 9);
  await lapseDueDeadlines(core);
  const queue = await listQueue(core, admin, { list: 'waiting' });
  const positionOf = (id: string) => queue.verifications.findIndex(({ $id }) => $id === id);
  assert.equal(positionOf(late.request.$id), 0);
  assert.ok(positionOf(early.request.$id) > 0);
  assert.ok(queue.late === 1 && queue.counts.waiting === queue.verifications.length);
  assert.equal((await own(late.who))?.isLate, true);
  const awaited = async () => (await listTurns(core, late.who)).others.map(({ subjectId }) => subjectId);
  assert.deepEqual(await awaited(), [late.request.$id], 'and so does Today');
  // As if a server that knows no lateness had let it lapse.
  await sql`update clocks set is_late = false where subject_id = ${late.request.$id}`.execute(core.db);
  assert.deepEqual(await awaited(), []);
  await noteLateSteps(core);
  assert.deepEqual(await awaited(), [late.request.$id]);
  await sql`update clocks set ended_at = now() - interval '13 months' where subject_id = ${late.request.$id}`.execute(
    core.db,
  );
  await forgetEnded(core);
  assert.deepEqual(await awaited(), [late.request.$id], 'however late we are');
  const decided = await decideVerification(core, admin, yes(late.request.$id));
  assert.equal(decided.state, 'verified');
  assert.deepEqual(await awaited(), []);
  // As if such a server had decided it.
  await sql`update clocks set is_late = true where subject_id = ${late.request.$id}`.execute(core.db);
  assert.deepEqual(await awaited(), []);
  await noteLateSteps(core);
  await forgetEnded(core);
  const { rows } = await sql`select from clocks where subject_id = ${late.request.$id}`.execute(core.db);
  assert.equal(rows.length, 0);
});

test('lists continue by cursor, and a cursor that has left its list is reported', async () => {
  for (let made = 0; made < 31; made++) await waiting(core, 'industry_professional');
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await listQueue(core, admin, { list: 'waiting', after });
    seen.push(...page.verifications.map(({ $id }) => $id));
    after = page.next || undefined;
  } while (after);
  const { counts } = await listQueue(core, admin, { list: 'waiting' });
  assert.equal(new Set(seen).size, counts.waiting);
  assert.equal(seen.length, counts.waiting);
  for (const list of ['in_force', 'ended'] as const) {
    const page = await listQueue(core, admin, { list });
    assert.equal(page.verifications.length, counts[list]);
  }
  await assert.rejects(
    listQueue(core, admin, { list: 'waiting', after: 'nobody' }),
    refused('general_cursor_not_found'),
  );
});

test('a request or a mark can be given up at any time, whatever happened meanwhile', async () => {
  const { who, request } = await waiting(core);
  await withdrawVerification(core, who, request.$id);
  await withdrawVerification(core, who, request.$id);
  assert.equal(await own(who), undefined);
  await assert.rejects(decideVerification(core, admin, yes(request.$id)), refused('conflict'));
  await assert.rejects(withdrawVerification(core, admin, request.$id), refused('verification_not_found'));
  const open = await core.db
    .selectFrom('clocks')
    .select('id')
    .where('subject_id', '=', request.$id)
    .where('ended_at', 'is', null)
    .execute();
  assert.deepEqual(open, []);
  const again = await sendLinks(core, who);
  await decideVerification(core, admin, yes(again.$id));
  await withdrawVerification(core, who, again.$id);
  assert.equal((await verifiedKinds(core.db, [who.id])).size, 0);
});
