import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { DraftParam } from '#contract/agreements/draft.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import { verifyDownload } from '#rules/ledger/verify-download.ts';
import {
  active,
  drafted,
  equity,
  joinTeam,
  milestone,
  poolOf,
  proposed,
  sidesOf,
  sign,
  signingOf,
} from '#tests/agreements/agreements.ts';
import { underFirstClauses } from '#tests/agreements/old-texts.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { organisationOf } from '#tests/verifications/verifications.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import type { Member } from '../ground/actor.ts';
import { beginCounter } from './begin-counter.ts';
import { downloadAgreement } from './download-agreement.ts';
import { editDraft } from './edit-draft.ts';
import { listLedgerKeys } from './list-ledger-keys.ts';
import { printAgreement } from './print-agreement.ts';
import { propose } from './propose.ts';
import { requestSigningCode } from './request-signing-code.ts';
import { showAgreement } from './show-agreement.ts';

const core = await freshCore();
await keepBeating(core);
const sides = () => sidesOf(core);

type Second = Extract<AgreementDocument, { format: 'saharambh-agreement/2' }>;
const documentOf = async (who: Member, id: string) => (await showAgreement(core, who, id)).document as Second;

const number = 'U41000MH2020PTC123456';
const organisation = { isRegistered: true, name: 'Jal Mitra Pvt Ltd', number, place: 'Pune' };

/** A counter or an amendment that changes nothing but what follows by itself. */
async function proposeAgain(who: Member, id: string, said?: DraftParam) {
  const { draft } = await beginCounter(core, who, id);
  const version = draft?.version ?? 0;
  const edited = said && (await editDraft(core, who, { agreementId: id, version, said }));
  return propose(core, who, { agreementId: id, version: edited?.draft?.version ?? version });
}

const shares = (): DraftParam => ({ equity: equity(), milestones: [milestone({ highestShare: 50 })] });

test('a text names the project, its address, its owners, and the company still to be formed', async () => {
  const between = await sides();
  const { owner, contributor, project } = between;
  await poolOf(core, owner, project);
  await joinTeam(core, project, await member(core, { name: 'Suresh Rao', password: null }), true);
  const { id } = await proposed(core, between, shares());
  const document = await documentOf(contributor, id);
  assert.equal(document.about.address, `https://saharambh.example/projects/${project}`);
  assert.equal(document.about.name, (await showAgreement(core, contributor, id)).project.name);
  assert.deepEqual(document.parties.project.owners, ['Meera Joshi', 'Suresh Rao']);
  assert.equal(document.company, null);
  for (const said of [document.about.name, document.about.address, 'a company that is still to be formed'])
    assert.ok(document.text.includes(said), said);
  // Who signs for others says that they may.
  const signing = await signingOf(core, owner, id);
  await assert.rejects(
    requestSigningCode(core, owner, { ...signing, hasAuthority: false }),
    refused('agreement_authority_missing'),
  );
  await sign(core, owner, id);
});

test('an organisation is the party where a mark in force shows its number, and its shares are promised', async () => {
  const between = await sides();
  const { owner, project } = between;
  await poolOf(core, owner, project);
  const { id, draft } = await drafted(core, between, { ...shares(), project: organisation });
  assert.deepEqual(draft?.faults, [{ code: 'agreement_organisation_unshown', param: 'projectNumber' }]);
  await assert.rejects(
    propose(core, owner, { agreementId: id, version: draft?.version ?? 0 }),
    refused('agreement_organisation_unshown', 'projectNumber'),
  );
  await organisationOf(core, owner, number);
  await propose(core, owner, { agreementId: id, version: draft?.version ?? 0 });
  const { parties, company, text } = await documentOf(owner, id);
  assert.deepEqual(parties.project, { ...parties.project, number, register: 'CIN', owners: [] });
  assert.deepEqual(company, { name: organisation.name, number, register: 'CIN' });
  assert.match(text, /Jal Mitra Pvt Ltd, registered under the CIN number/);
  // A mark that has ended since shows nothing.
  await sql`update verifications set expires_at = now() where account_id = ${owner.id}`.execute(core.db);
  await assert.rejects(sign(core, owner, id), refused('agreement_parties_changed'));
});

test('the signed text names the project and its owners as they are at the signature', async () => {
  const between = await sides();
  const { owner, contributor, project } = between;
  const { id } = await proposed(core, between);
  await sign(core, contributor, id);
  await sql`update projects set name = 'Another name' where slug = ${project}`.execute(core.db);
  await assert.rejects(sign(core, owner, id), refused('agreement_parties_changed'));
  await proposeAgain(owner, id);
  await joinTeam(core, project, await member(core, { name: 'Suresh Rao', password: null }), true);
  await assert.rejects(sign(core, contributor, id), refused('agreement_parties_changed'));
  await proposeAgain(owner, id);
  await sign(core, contributor, id);
  assert.equal((await sign(core, owner, id)).stage, 'active');
  const { about, parties } = await documentOf(owner, id);
  assert.deepEqual([about.name, parties.project.owners], ['Another name', ['Meera Joshi', 'Suresh Rao']]);
});

test('no one can sign a text of the first clauses, and one counter moves its terms under the new ones', async () => {
  const between = await sides();
  const { owner, contributor } = between;
  const { id } = await proposed(core, between);
  await underFirstClauses(core, id);
  const old = await showAgreement(core, contributor, id);
  assert.deepEqual([old.isOldText, old.can.sign, old.can.counter], [true, false, true]);
  await assert.rejects(sign(core, contributor, id), refused('agreement_clauses_old'));
  const again = await proposeAgain(contributor, id);
  assert.deepEqual([again.isOldText, again.document?.terms], [false, old.document?.terms]);
  await sign(core, owner, id);
  assert.equal((await sign(core, contributor, id)).stage, 'active');
});

test('a text under the first clauses stays as signed, and either side adds the names by an amendment', async () => {
  const between = await sides();
  const { owner, contributor, project } = between;
  await poolOf(core, owner, project);
  const { id } = await active(core, between, shares());
  const hash = await underFirstClauses(core, id);
  const before = await showAgreement(core, contributor, id);
  assert.deepEqual([before.hash, before.isOldText, before.can.amend], [hash, true, true]);
  const print = await printAgreement(core, owner, { agreementId: id, version: 1 });
  const amended = await proposeAgain(contributor, id);
  assert.deepEqual(amended.hash, hash, 'the old text is in force until both have signed');
  assert.deepEqual(
    amended.amendment?.changes.map(({ clause }) => clause),
    ['clauses', 'about.name', 'about.address', 'project.owners'],
  );
  await sign(core, owner, id);
  const after = await sign(core, contributor, id);
  assert.deepEqual([after.isOldText, after.signed.length], [false, 2]);
  const file = await downloadAgreement(core, owner, id);
  const { keys } = await listLedgerKeys(core);
  const checked = await verifyDownload(file, Object.fromEntries(keys.map((key) => [key.id, key.publicKey])));
  assert.ok(checked.isGood);
  assert.deepEqual(checked.documents, [hash, after.hash]);
  assert.ok(print.equals(await printAgreement(core, owner, { agreementId: id, version: 1 })));
});

test('a company that was verified since is the party only by an amendment', async () => {
  const between = await sides();
  const { owner, contributor, project } = between;
  await poolOf(core, owner, project);
  const { id } = await active(core, between, shares());
  assert.equal((await showAgreement(core, contributor, id)).isNotTakenOver, false);
  await organisationOf(core, owner, number);
  assert.equal((await showAgreement(core, contributor, id)).isNotTakenOver, true);
  const taken = await proposeAgain(owner, id, { project: organisation });
  assert.ok(
    taken.amendment?.changes.some(({ clause, to }) => clause === 'company.name' && to === organisation.name),
  );
  await sign(core, contributor, id);
  const after = await sign(core, owner, id);
  assert.deepEqual([after.isNotTakenOver, after.document?.parties.project.name], [false, organisation.name]);
  // It stays the party of a later text, also where its mark has ended.
  await sql`update verifications set expires_at = now() where account_id = ${owner.id}`.execute(core.db);
  await proposeAgain(owner, id, { terms: { noticeDays: 3 } });
  await sign(core, owner, id);
  assert.equal((await sign(core, contributor, id)).document?.terms.noticeDays, 3);
});
