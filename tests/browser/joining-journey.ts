import type { Page } from '@playwright/test';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { coreBehind } from './core-behind.ts';
import { expect } from './fixture.ts';
import { type JourneyLanguage, wordsIn, written } from './journey-words.ts';
import { expectEmailLanguage, reading } from './language-question.ts';
import { codeIn, hasCode, inDevanagari, wrongCode } from './mailed-codes.ts';
import { newEmail, openFromEmail, password } from './member-steps.ts';

export type Journey = {
  /** Of the member, and of the one on the other side: their guardian, or the owner of the project. */
  languages: readonly [JourneyLanguage, JourneyLanguage];
  page: Page;
  openWindow: () => Promise<Page>;
  server: RunningServer;
  database: string;
  /** Whether scripts run in the windows. */
  isScripted: boolean;
};

const sha256 = expect.stringMatching(/^[0-9a-f]{64}$/);

/** From the home page to Today, as a member under 18 whose guardian reads the other language. */
export async function joinUnderGuardian({
  languages,
  page,
  openWindow,
  server,
  database,
  isScripted,
}: Journey) {
  const [code, other] = languages;
  const [words, theirs] = [await wordsIn(code), await wordsIn(other)];
  const { signUpTexts, codeDialogTexts, guardianNoteTexts } = words;
  const [email, guardianEmail] = [newEmail('young'), newEmail('parent')];
  const reader = reading(page, code);
  const own = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };
  await page.goto('/');
  await reader.follow(own[code]);
  await reader.follow(words.home.hero.join.label);
  await expect(page).toHaveURL(`/${code}/signup`);
  await reader.isRefused(signUpTexts.submit);
  await page.getByLabel(signUpTexts.role.label).selectOption(written[code].role.student);
  await page.getByLabel(signUpTexts.name.label).fill(written[code].child);
  await page.getByLabel(signUpTexts.email.label, { exact: true }).fill(email);
  const born = page.getByRole('group', { name: signUpTexts.dob.label });
  await born.getByLabel(signUpTexts.dob.day).fill('१५');
  await born.getByLabel(signUpTexts.dob.month).fill('१');
  await born.getByLabel(signUpTexts.dob.year).fill(inDevanagari(String(new Date().getFullYear() - 15)));
  await page.getByLabel(signUpTexts.guardian.email).fill(guardianEmail);
  await page.getByLabel(signUpTexts.guardian.language).selectOption(own[other]);
  await reader.press(signUpTexts.sendCode);
  const mailed = await server.emailTo(email, hasCode);
  await expectEmailLanguage(mailed, code);
  const typed = page.getByLabel(codeDialogTexts.label);
  // With scripts the code is sent with its last digit.
  const verify = async () => !isScripted && (await reader.press(codeDialogTexts.verify));
  await typed.fill(wrongCode(mailed));
  await verify();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await reader.asked();
  await typed.fill(inDevanagari(codeIn(mailed)));
  await verify();
  await reader.reads(signUpTexts.verified);
  await page.getByLabel(signUpTexts.password.label, { exact: true }).fill(password);
  await page.getByLabel(signUpTexts.confirmPassword.label, { exact: true }).fill(`${password}!`);
  await page.getByLabel(signUpTexts.agree).check();
  await reader.isRefused(signUpTexts.submit);
  await expect(page.getByLabel(signUpTexts.guardian.language)).toHaveValue(other);
  await page.getByLabel(signUpTexts.password.label, { exact: true }).fill(password);
  await page.getByLabel(signUpTexts.confirmPassword.label, { exact: true }).fill(password);
  // The second half of a double press makes no second account.
  await reader.press(signUpTexts.submit, isScripted);
  await expect(page).toHaveURL('/dashboard');
  await reader.reads(guardianNoteTexts.title);

  const parent = await openWindow();
  const guardian = reading(parent, other);
  const asked = await server.emailTo(guardianEmail);
  await expectEmailLanguage(asked, other);
  await openFromEmail(parent, asked, 'guardian');
  await guardian.asked();
  const { relation, adult, ...guardianTexts } = theirs.guardianPageTexts;
  await guardian.isRefused(guardianTexts.confirm);
  await parent.getByLabel(relation.label).selectOption(relation.parent);
  await parent.getByLabel(adult).check();
  await guardian.press(guardianTexts.confirm);
  const withCode = await server.emailTo(guardianEmail, hasCode);
  await expectEmailLanguage(withCode, other);
  await parent.getByLabel(guardianTexts.code).fill(inDevanagari(codeIn(withCode)));
  await guardian.press(guardianTexts.agree);
  await guardian.reads(guardianTexts.confirmed);
  await expectConsents(server, database, email, languages);
  await expectEmailLanguage(
    await server.emailTo(email, ({ subject }) => subject?.includes('अकाउंट') === true),
    code,
  );
  await reader.fromToday();
  await expect(page.getByRole('heading', { name: words.dashboardTexts.card })).toBeVisible();
}

/** Each consent says in which language it was read, and by whom. */
async function expectConsents(
  server: RunningServer,
  database: string,
  email: string,
  [code, other]: readonly [JourneyLanguage, JourneyLanguage],
) {
  const { core, close } = await coreBehind(server, database);
  const consents = await core.db
    .selectFrom('consents')
    .innerJoin('accounts', 'accounts.id', 'consents.account_id')
    .select(['document', 'given_by', 'consents.language', 'words_hash'])
    .where('email', '=', email)
    .orderBy('consents.id')
    .execute();
  await close();
  expect(consents).toEqual([
    { document: 'terms', given_by: 'member', language: `${code}-IN`, words_hash: sha256 },
    { document: 'privacy', given_by: 'member', language: `${code}-IN`, words_hash: sha256 },
    { document: 'guardian', given_by: 'guardian', language: `${other}-IN`, words_hash: sha256 },
  ]);
}
