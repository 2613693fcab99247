import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { DraftParam } from '#contract/agreements/draft.ts';
import {
  equity,
  joinTeam,
  milestone,
  poolOf,
  proposed,
  type Sides,
  sidesOf,
  sign,
  signingOf,
} from '#tests/agreements/agreements.ts';
import { letWait } from '#tests/applications/applications.ts';
import { bornYearsAgo, device, mailedCode, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { refused } from '#tests/ground/refused.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { organisationOf } from '#tests/verifications/verifications.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { beginCounter } from './begin-counter.ts';
import { editDraft } from './edit-draft.ts';
import { signingCode } from './emails/signing-code.ts';
import { propose } from './propose.ts';
import { requestSigningCode } from './request-signing-code.ts';
import { setPool } from './set-pool.ts';
import { showAgreement } from './show-agreement.ts';
import { signAgreement } from './sign-agreement.ts';

const core = await freshCore();
await keepBeating(core);
const someone = (name: string) => member(core, { name, password: null });

const sides = () => sidesOf(core);

/** A code for what stands now, on its way to them. */
async function coded(who: Sides['owner'], id: string) {
  const signing = await signingOf(core, who, id);
  await requestSigningCode(core, who, signing);
  return { ...signing, code: await mailedCode(core, who.account.email, 'sign'), device };
}

const counts = async (id: string) => {
  const { rows } = await sql<{ signatures: number; active: number }>`select
    (select count(*)::int from agreement_signatures where agreement_id = ${id}) as signatures,
    (select count(*)::int from agreement_steps where agreement_id = ${id} and kind = 'active') as active`.execute(
    core.db,
  );
  return rows[0];
};

test('both sign by a mailed code, ten presses sign once, and the second signature makes it active', async () => {
  const between = await sides();
  const { owner, contributor } = between;
  const { id } = await proposed(core, between);
  const signed = await coded(contributor, id);
  const row = await holdRow(core, contributor.id);
  const presses = Array.from({ length: 10 }, () => signAgreement(core, contributor, signed));
  await row.waiters(2);
  await row.release();
  for (const { stage } of await Promise.all(presses)) assert.equal(stage, 'signed_by_one');
  assert.deepEqual(await counts(id), { signatures: 1, active: 0 });
  const one = await showAgreement(core, owner, id);
  assert.deepEqual([one.waits.whose, one.signatures.map(({ party }) => party)], ['project', ['contributor']]);
  const own = await coded(owner, id);
  const both = await Promise.all(Array.from({ length: 10 }, () => signAgreement(core, owner, own)));
  for (const { stage } of both) assert.equal(stage, 'active');
  assert.deepEqual(await counts(id), { signatures: 2, active: 1 });
  const { sums, waits: deadlines, can } = await showAgreement(core, contributor, id);
  // The first milestone is the contributor's to begin.
  assert.deepEqual([sums?.pay, deadlines.whose, can.counter, can.download], [0, 'contributor', false, true]);
  assert.equal(can.amend, true);
});

test('a signature whose connection ends before the commit is none, and the same form signs once', async () => {
  const between = await sides();
  const { owner } = between;
  const { id } = await proposed(core, between);
  const signed = await coded(owner, id);
  const row = await holdRow(core, owner.id);
  const lost = assert.rejects(signAgreement(core, owner, signed));
  await row.waiters(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(core.db);
  await lost;
  await row.release();
  assert.deepEqual(await counts(id), { signatures: 0, active: 0 });
  assert.equal((await signAgreement(core, owner, signed)).stage, 'signed_by_one');
  assert.deepEqual(await counts(id), { signatures: 1, active: 0 });
});

test('simultaneous signatures make the agreement active once, in either order', async () => {
  const between = await sides();
  const { id } = await proposed(core, between);
  const codes = await Promise.all(
    [between.owner, between.contributor].map(async (who) => ({ who, signed: await coded(who, id) })),
  );
  await Promise.all(codes.map(({ who, signed }) => signAgreement(core, who, signed)));
  assert.equal((await showAgreement(core, between.owner, id)).stage, 'active');
  assert.deepEqual(await counts(id), { signatures: 2, active: 1 });
});

test('a code is bound to the whole hash, the version and the account, and shows twelve digits of the hash', async () => {
  const between = await sides();
  const { owner, contributor } = between;
  const first = await proposed(core, between);
  const second = await proposed(core, between);
  const signed = await coded(contributor, first.id);
  const { id: codeId } = await core.db
    .selectFrom('codes')
    .select('id')
    .where('email', '=', contributor.account.email)
    .where('purpose', '=', 'sign')
    .executeTakeFirstOrThrow();
  const email = await signingCode.prepare(core, { codeId });
  assert.deepEqual([email?.digits, email?.minutes, email?.code], [first.hash.slice(0, 12), 10, signed.code]);
  // For another agreement, for another hash, by another account.
  const other = await signingOf(core, contributor, second.id);
  await assert.rejects(
    signAgreement(core, contributor, { ...other, code: signed.code, device }),
    refused('user_invalid_token'),
  );
  await assert.rejects(
    signAgreement(core, contributor, { ...signed, hash: '0'.repeat(64) }),
    refused('user_invalid_token'),
  );
  await assert.rejects(signAgreement(core, owner, signed), refused('user_invalid_token'));
  // A change voids it: the code of the text before signs nothing.
  await beginCounter(core, owner, first.id);
  await editDraft(core, owner, { agreementId: first.id, version: 1, said: { terms: { noticeDays: 3 } } });
  await propose(core, owner, { agreementId: first.id, version: 2 });
  await assert.rejects(signAgreement(core, contributor, signed), refused('conflict'));
  assert.deepEqual(await counts(first.id), { signatures: 0, active: 0 });
});

test('five wrong guesses void a code, and one that is ten minutes old is none', async () => {
  const between = await sides();
  const { id } = await proposed(core, between);
  const signed = await coded(between.contributor, id);
  const wrong = { ...signed, code: signed.code === '000000' ? '000001' : '000000' };
  for (let at = 0; at < 4; at++)
    await assert.rejects(signAgreement(core, between.contributor, wrong), refused('user_invalid_token'));
  await assert.rejects(signAgreement(core, between.contributor, wrong), refused('sign_up_code_void'));
  await assert.rejects(signAgreement(core, between.contributor, signed), refused('sign_up_code_void'));
  await core.db.deleteFrom('codes').execute();
  const late = await coded(between.contributor, id);
  const { rows } = await sql<{ minutes: number }>`
    update codes set expires_at = now() where purpose = 'sign'
    returning extract(epoch from old.expires_at - old.created_at)::int / 60 as minutes`.execute(core.db);
  assert.deepEqual(
    rows.map(({ minutes }) => minutes),
    [10],
  );
  await assert.rejects(signAgreement(core, between.contributor, late), refused('sign_up_code_expired'));
  assert.deepEqual(await counts(id), { signatures: 0, active: 0 });
});

test('a change after one signature voids it, and both have to sign again', async () => {
  const between = await sides();
  const { owner, contributor } = between;
  const { id } = await proposed(core, between);
  await sign(core, contributor, id);
  await assert.rejects(sign(core, contributor, id), refused('agreement_already_signed'));
  await beginCounter(core, owner, id);
  await editDraft(core, owner, { agreementId: id, version: 1, said: { terms: { hoursAWeek: 12 } } });
  const countered = await propose(core, owner, { agreementId: id, version: 2 });
  assert.deepEqual([countered.stage, countered.signatures], ['countered', []]);
  await sign(core, owner, id);
  assert.equal((await showAgreement(core, owner, id)).stage, 'signed_by_one');
  assert.equal((await sign(core, contributor, id)).stage, 'active');
});

test('the time runs from the last proposal, also for the second signature', async () => {
  const between = await sides();
  const { id } = await proposed(core, between);
  await letWait(core, id, 10 * 24);
  const before = await showAgreement(core, between.owner, id);
  await sign(core, between.contributor, id);
  const after = await showAgreement(core, between.owner, id);
  assert.equal(after.waits.whose, 'project');
  // The night of the owing member may move the deadline to the morning.
  const later = (Date.parse(after.waits.dueAt) - Date.parse(before.waits.dueAt)) / 3_600_000;
  assert.ok(later >= 0 && later <= 12, String(later));
});

test('no one signs for the other side or another owner, nor for an organisation without authority', async () => {
  const between = await sides();
  const { owner, contributor, project } = between;
  const partner = await someone('Suresh Rao');
  await joinTeam(core, project, partner, true);
  const { id } = await proposed(core, between);
  await assert.rejects(sign(core, partner, id), refused('agreement_signer_other'));
  const stranger = await someone('Nobody');
  const signing = await signingOf(core, owner, id);
  await assert.rejects(requestSigningCode(core, stranger, signing), refused('agreement_unknown'));
  // A contributor who comes to own the project stays on their own side.
  await sql`update project_members set is_owner = true where account_id = ${contributor.id}`.execute(core.db);
  await sign(core, contributor, id);
  await assert.rejects(sign(core, contributor, id), refused('agreement_already_signed'));
  const { rows } = await sql<{ party: string }>`
    select party from agreement_signatures where agreement_id = ${id}`.execute(core.db);
  assert.deepEqual(rows, [{ party: 'contributor' }]);
  const registered = {
    isRegistered: true,
    name: 'Jal Mitra Pvt Ltd',
    number: 'U41000MH2020PTC123456',
    place: 'Pune',
  };
  await organisationOf(core, owner, registered.number);
  const organised = await proposed(core, between, { project: registered });
  const asPartner = await signingOf(core, partner, organised.id);
  await assert.rejects(
    requestSigningCode(core, partner, { ...asPartner, hasAuthority: false }),
    refused('agreement_authority_missing'),
  );
  assert.equal((await sign(core, partner, organised.id)).stage, 'signed_by_one');
});

test('who is not of age any more, or not there, is neither party nor waited for in vain', async () => {
  const between = await sides();
  const { owner, contributor } = between;
  const { id } = await proposed(core, between);
  const setBirth = (day: string) =>
    sql`update standings set birth_date = ${day} where account_id = ${contributor.id}`.execute(core.db);
  await setBirth(bornYearsAgo(17));
  await assert.rejects(sign(core, owner, id), refused('agreement_person_underage'));
  await assert.rejects(sign(core, contributor, id), refused('opens_later'));
  await setBirth(bornYearsAgo(18));
  assert.equal((await sign(core, owner, id)).stage, 'signed_by_one');
});

test('signing is refused while free units do not cover the lowest shares, to the last unit', async () => {
  const between = await sides();
  const said: DraftParam = {
    equity: equity(),
    milestones: [1, 2].map((number) => milestone({ number, lowestShare: 40, highestShare: 80 })),
  };
  // Two milestones of ₹10,000 at 40 % and ₹10 a unit: 400 units each.
  await poolOf(core, between.owner, between.project, 799);
  const short = await proposed(core, between, said);
  await assert.rejects(sign(core, between.contributor, short.id), refused('agreement_pool_short'));
  const totals = { projectSlug: between.project, companyUnits: 1_000_000, asOfDay: dayFromNow(-1) };
  await setPool(core, between.owner, { ...totals, version: 1, poolUnits: 800 });
  // It quotes outdated totals, so it is proposed again.
  await assert.rejects(sign(core, between.contributor, short.id), refused('agreement_pool_changed'));
  await beginCounter(core, between.owner, short.id);
  await propose(core, between.owner, { agreementId: short.id, version: 1 });
  await sign(core, between.contributor, short.id);
  await sql`update agreement_pool_uses set taken = 1`.execute(core.db);
  await assert.rejects(sign(core, between.owner, short.id), refused('agreement_pool_short'));
  await sql`update agreement_pool_uses set taken = 0`.execute(core.db);
  assert.equal((await sign(core, between.owner, short.id)).stage, 'active');
});
