import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { sql } from 'kysely';
import { makePdf } from '#outside/pdf/make-pdf.ts';
import { firstTerms } from '#rules/agreements/clauses/first-terms.ts';
import { clauseLanguageCodes } from '#rules/agreements/clauses/languages.ts';
import type { Download } from '#rules/ledger/download.ts';
import { verifyDownload } from '#rules/ledger/verify-download.ts';
import { goodTerms, type Sides, sidesOf, sign, signingOf } from '#tests/agreements/agreements.ts';
import { secondDocument } from '#tests/agreements/second-documents.ts';
import { device, mailedCode } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { PdfSheet } from '../ground/pdf.ts';
import { agreeClauses } from './agree-clauses.ts';
import { beginAgreement } from './begin-agreement.ts';
import { beginCounter } from './begin-counter.ts';
import { downloadAgreement } from './download-agreement.ts';
import { editDraft } from './edit-draft.ts';
import { findAgreedClauses } from './find-agreed-clauses.ts';
import { listLedgerKeys } from './list-ledger-keys.ts';
import { printAgreement } from './print-agreement.ts';
import { propose } from './propose.ts';
import { requestSigningCode } from './request-signing-code.ts';
import { sheetOf } from './sheet-of.ts';
import { showAgreement } from './show-agreement.ts';
import { signAgreement } from './sign-agreement.ts';

const product = await freshCore();
await keepBeating(product);
/** As the demonstration: drafts of clauses count as agreed. */
const core: Core = { ...product, languages: ['en', 'hi', 'mr'], clauseLanguages: clauseLanguageCodes };

const reading = (member: Member, interface_language: string): Member => ({
  ...member,
  account: { ...member.account, interface_language },
});

async function drafted(owner: Member, contributor: Member, project: string, inCore: Core = core) {
  return beginAgreement(inCore, owner, { project, personId: contributor.id });
}

test('only languages whose clauses are agreed are offered: a draft of the product is in English', async () => {
  const { owner, contributor, project } = await sidesOf(product);
  const hindi = { ...product, languages: core.languages ?? [] };
  const { id, draft, helpIn } = await drafted(reading(owner, 'hi'), contributor, project, hindi);
  assert.deepEqual([draft?.said.language, draft?.languages, helpIn], ['en', ['en'], []]);
  await assert.rejects(
    editDraft(hindi, owner, { agreementId: id, version: 1, said: { language: 'hi' } }),
    refused('agreement_language_unoffered'),
  );
});

test('the operator makes the clauses of a language agreed, and the log names who has read them', async () => {
  const readOn = '2026-11-20';
  const readers = 'Two readers and counsel';
  for (const wrong of [
    { language: 'ta', readOn, readers },
    { language: 'en', readOn, readers },
    { language: 'hi', readOn: '2999-01-01', readers },
    { language: 'hi', readOn, readers: ' ' },
  ])
    await assert.rejects(agreeClauses(product, wrong), refused('general_argument_invalid'));
  assert.deepEqual(await findAgreedClauses(product.db), ['en']);
  for (let times = 0; times < 2; times++) await agreeClauses(product, { language: 'hi', readOn, readers });
  assert.deepEqual(await findAgreedClauses(product.db), ['en', 'hi']);
  const { rows } = await sql<{ detail: string }>`
    select detail from admin_actions where action = 'operator.agreed_clauses'`.execute(product.db);
  assert.equal(rows[0]?.detail, 'hi 2, read on 2026-11-20 by Two readers and counsel');
});

test('a draft begins in the language of its author, and another one takes our suggestions along', async () => {
  const sides = await sidesOf(core);
  const owner = reading(sides.owner, 'mr');
  const begun = await drafted(owner, sides.contributor, sides.project);
  const { rights, causes } = firstTerms.mr;
  assert.deepEqual(begun.draft?.said.terms.causes, causes);
  assert.equal(begun.draft?.said.terms.rights, rights);
  assert.match(begun.draft?.text ?? '', /^1\. बाजू/);
  const said = { language: 'hi' as const, terms: { portfolio: 'As we agree each time.' } };
  const { draft } = await editDraft(core, owner, { agreementId: begun.id, version: 1, said });
  assert.equal(draft?.said.terms.rights, firstTerms.hi.rights);
  assert.equal(draft?.said.terms.portfolio, 'As we agree each time.');
  assert.ok(draft?.suggested.includes('rights') && !draft.suggested.includes('portfolio'));
  assert.match(draft.text, /अनुबंध/);
});

/** The download of the agreement proves to be good, and its sheet has the signed text, in this language alone. */
async function verifiedAndPrinted(
  { owner, contributor }: Pick<Sides, 'owner' | 'contributor'>,
  id: string,
  language: 'hi' | 'mr',
) {
  const file = await downloadAgreement(core, contributor, id);
  const { keys } = await listLedgerKeys(core);
  const published = Object.fromEntries(keys.map((key) => [key.id, key.publicKey]));
  const checked = await verifyDownload(file, published);
  assert.ok(checked.isGood && checked.agreement.document.language === language);
  const sheets: PdfSheet[] = [];
  const makePdf: Core['makePdf'] = (sheet) => {
    sheets.push(sheet);
    return core.makePdf(sheet);
  };
  const print = await printAgreement({ ...core, makePdf }, owner, { agreementId: id });
  assert.ok(print.equals(await printAgreement(product, contributor, { agreementId: id })));
  assert.equal(sheets[0]?.language, language);
  const printed = sheets.flatMap(({ blocks }) => blocks.map(({ text }) => text));
  for (const part of checked.agreement.document.text.split('\n\n')) assert.ok(printed.includes(part), part);
}

test('a reader of Hindi signs in Marathi once they have ticked, and the tick stays with the signature', async () => {
  const sides = await sidesOf(core);
  const owner = reading(sides.owner, 'mr');
  const contributor = reading(sides.contributor, 'hi');
  const { id } = await drafted(owner, contributor, sides.project);
  await editDraft(core, owner, { agreementId: id, version: 1, said: goodTerms() });
  await propose(core, owner, { agreementId: id, version: 2 });
  const { helpIn, document } = await showAgreement(core, contributor, id);
  assert.deepEqual([document?.language, helpIn], ['mr', ['en', 'hi']]);
  const signing = await signingOf(core, contributor, id);
  await assert.rejects(requestSigningCode(core, contributor, signing), refused('agreement_language_unread'));
  const ticked = { ...signing, canRead: true };
  await requestSigningCode(core, contributor, ticked);
  const code = await mailedCode(core, contributor.account.email, 'sign');
  await assert.rejects(
    signAgreement(core, contributor, { ...signing, code, device }),
    refused('agreement_language_unread'),
  );
  await signAgreement(core, contributor, { ...ticked, code, device });
  await sign(core, owner, id);
  const rows = await core.db
    .selectFrom('agreement_signatures')
    .select(['party', 'reader_language'])
    .where('agreement_id', '=', id)
    .orderBy('party')
    .execute();
  assert.deepEqual(rows, [
    { party: 'contributor', reader_language: 'hi' },
    { party: 'project', reader_language: null },
  ]);
  await verifiedAndPrinted({ owner, contributor }, id, 'mr');
  // An amendment keeps the language; a text before both signatures may get another one.
  const amending = await beginCounter(core, owner, id);
  assert.deepEqual(amending.draft?.languages, ['mr']);
  await assert.rejects(
    editDraft(core, owner, { agreementId: id, version: 1, said: { language: 'en' } }),
    refused('amendment_changes_fixed'),
  );
});

test('a counter changes the language alone, and both sign, print and verify in that language', async () => {
  const sides = await sidesOf(core);
  const { project } = sides;
  // The draft is in the language of its author, English. Readers of Hindi need no tick for Hindi.
  const [owner, contributor] = [sides.owner, reading(sides.contributor, 'hi')];
  const { id } = await drafted(owner, contributor, project);
  await editDraft(core, owner, { agreementId: id, version: 1, said: goodTerms() });
  await propose(core, owner, { agreementId: id, version: 2 });
  await beginCounter(core, contributor, id);
  const { draft } = await editDraft(core, contributor, {
    agreementId: id,
    version: 1,
    said: { language: 'hi' },
  });
  assert.ok(
    draft?.changes.some(({ clause, from, to }) => clause === 'language' && from === 'en' && to === 'hi'),
  );
  const countered = await propose(core, contributor, { agreementId: id, version: 2 });
  assert.equal(countered.document?.language, 'hi');
  assert.match(countered.document?.text ?? '', /हस्ताक्षर/);
  const both = { owner: reading(owner, 'hi'), contributor };
  await sign(core, both.owner, id);
  await sign(core, both.contributor, id);
  await verifiedAndPrinted(both, id, 'hi');
});

/** The bytes of a printed sheet, of each format in each of its languages. They stay as long as agreements stay. */
const sheets: Record<string, string> = {
  '1 en': 'e1ab89e603430fac4cc8391f943ed1c45e28f4f8ac2a0b97e44832c80bea70ee',
  '2 en': 'adc53c895f973b52bd184f5c821a1956f4683d1925f153fab2b865e1ce820c17',
  '2 hi': '0ec813ad711e965c33123ce5d88fbab2ed896ec45eaab0bed8d8194b27fa7bb0',
  '2 mr': '64bf2daa96b62a83f3c1667fb91b6ee947a37f3397712932da9c896b2df75881',
};

test('a sheet of each edition of the clauses is drawn again byte for byte in each language', async () => {
  const kept = await readFile(new URL('../../tests/kept/first-clauses.txt', import.meta.url), 'utf8');
  const [first] = (JSON.parse(kept) as Download).documents;
  assert.ok(first);
  const signatures = [
    { party: 'contributor' as const, name: 'आशा काळे', signed_at: new Date('2026-01-10T09:30:00Z') },
    { party: 'project' as const, name: 'Meera Joshi', signed_at: new Date('2026-01-11T20:05:00Z') },
  ];
  const documents = [first, ...clauseLanguageCodes.map((language) => secondDocument({ language }))];
  const drawn = await Promise.all(
    documents.map(async (document) => {
      const pdf = await makePdf(sheetOf(document, 'f'.repeat(64), signatures));
      const name = `${document.format.slice(-1)} ${document.language}`;
      return [name, createHash('sha256').update(pdf).digest('hex')];
    }),
  );
  assert.deepEqual(Object.fromEntries(drawn), sheets);
});

test('the line about letters without a typeface is in the language of the sheet', () => {
  const lineIn = (language: string) => sheetOf(secondDocument({ language }), 'f'.repeat(64), []).unshown;
  assert.match(lineIn('en'), /no typeface/);
  for (const language of clauseLanguageCodes.slice(1)) assert.match(lineIn(language), /^[^A-Za-z]*\bPDF\b/u);
});
