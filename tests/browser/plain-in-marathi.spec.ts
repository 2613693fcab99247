import { interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { chooseLanguage } from '#core/languages/choose-language.ts';
import { clauseLanguageCodes } from '#rules/agreements/clauses/languages.ts';
import { joinTeam, milestone, proposed } from '#tests/agreements/agreements.ts';
import { accepted } from '#tests/agreements/owed.ts';
import { member } from '#tests/ground/builders.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { startServer } from '#tests/servers/start-server.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { ownDataTexts } from '#web/accounts/texts/mr/settings.ts';
import { agreementLanguageTexts as hindiLanguage } from '#web/agreements/texts/hi/agreement-language.ts';
import { agreementTexts as hindiAgreement } from '#web/agreements/texts/hi/agreements.ts';
import { agreementMoneyTexts as hindiMoney } from '#web/agreements/texts/hi/money.ts';
import { agreementTexts } from '#web/agreements/texts/mr/agreements.ts';
import { agreementLedgerTexts } from '#web/agreements/texts/mr/ledger.ts';
import { milestoneTexts } from '#web/agreements/texts/mr/milestones.ts';
import { agreementMoneyTexts } from '#web/agreements/texts/mr/money.ts';
import { applyTexts, sentTexts } from '#web/applications/texts/mr/applications.ts';
import { consentTexts } from '#web/consents/texts/mr/consents.ts';
import { guardianPageTexts as hindiGuardian } from '#web/guardians/texts/hi/guardian.ts';
import { guardianNoteTexts } from '#web/guardians/texts/mr/guardian-note.ts';
import { layoutTexts as layoutHindi } from '#web/layout/texts/hi/layout.ts';
import { layoutTexts } from '#web/layout/texts/mr/layout.ts';
import { deleteTexts } from '#web/leaving/texts/mr/leaving.ts';
import { findOpportunitiesTexts } from '#web/opportunities/texts/mr/find-opportunities.ts';
import { publicOpportunityTexts } from '#web/opportunities/texts/mr/public-opportunities.ts';
import { editTexts } from '#web/profiles/texts/mr/edit-profile.ts';
import { rightsTexts } from '#web/rights/texts/mr/rights.ts';
import { codeDialogTexts, signUpTexts } from '#web/sign-ups/texts/mr/sign-up.ts';
import { home } from '#web/site/texts/mr/home.ts';
import { dashboardTexts } from '#web/today/texts/mr/dashboard.ts';
import { atServer } from './at-server.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, makeDatabase } from './fixture.ts';
import { expectEmailLanguage, expectLanguage, reading } from './language-question.ts';
import { newEmail, openFromEmail, password } from './member-steps.ts';

const codes = interfaceLanguages.map(({ code }) => code);
const test = atServer(async () => {
  const { url, drop } = await makeDatabase();
  const server = await startServer({
    DATABASE_URL: url,
    TRUST_PROXY: '1',
    LANGUAGES: codes.join(),
    CLAUSE_LANGUAGES: clauseLanguageCodes.join(),
    LAW_LANGUAGES: codes.join(),
  });
  return { server, database: url, stop: () => server.stop().then(drop) };
});
test.use({ isPlain: true });
test.describe.configure({ mode: 'default' });

const inDevanagari = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
const sha256 = expect.stringMatching(/^[0-9a-f]{64}$/);
const codeIn = ({ text = '' }: { text?: string }) => /^ {4}(\d{6})$/m.exec(text)?.[1] ?? '';
const hasCode = (email: { text?: string }) => codeIn(email) !== '';

test('without scripts a member under 18 joins in Marathi, and their guardian agrees in Hindi', async ({
  page,
  at: { server, database },
  openWindow,
}) => {
  const [email, guardianEmail] = [newEmail('young'), newEmail('parent')];
  const reader = reading(page, 'mr');
  await page.goto('/');
  await reader.follow('मराठी');
  await reader.follow(home.hero.join.label);
  await expect(page).toHaveURL('/mr/signup');
  await reader.isRefused(signUpTexts.submit);
  await page.getByLabel(signUpTexts.role.label).selectOption('विद्यार्थी');
  await page.getByLabel(signUpTexts.name.label).fill('युवा पाटील');
  await page.getByLabel(signUpTexts.email.label, { exact: true }).fill(email);
  const born = page.getByRole('group', { name: signUpTexts.dob.label });
  await born.getByLabel(signUpTexts.dob.day).fill('१५');
  await born.getByLabel(signUpTexts.dob.month).fill('१');
  await born.getByLabel(signUpTexts.dob.year).fill(inDevanagari(String(new Date().getFullYear() - 15)));
  await page.getByLabel(signUpTexts.guardian.email).fill(guardianEmail);
  await page.getByLabel(signUpTexts.guardian.language).selectOption('हिन्दी');
  await reader.press(signUpTexts.sendCode);
  const mailed = await server.emailTo(email, hasCode);
  await expectEmailLanguage(mailed, 'mr');
  await page.getByLabel(codeDialogTexts.label).fill('000000');
  await reader.isRefused(codeDialogTexts.verify);
  await page.getByLabel(codeDialogTexts.label).fill(inDevanagari(codeIn(mailed)));
  await reader.press(codeDialogTexts.verify);
  await expect(page.getByText(signUpTexts.verified)).toBeVisible();
  await page.getByLabel(signUpTexts.password.label, { exact: true }).fill(password);
  await page.getByLabel(signUpTexts.confirmPassword.label, { exact: true }).fill(`${password}!`);
  await page.getByLabel(signUpTexts.agree).check();
  await reader.isRefused(signUpTexts.submit);
  await expect(page.getByLabel(signUpTexts.guardian.language)).toHaveValue('hi');
  await page.getByLabel(signUpTexts.password.label, { exact: true }).fill(password);
  await page.getByLabel(signUpTexts.confirmPassword.label, { exact: true }).fill(password);
  await reader.press(signUpTexts.submit);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: guardianNoteTexts.title })).toBeVisible();

  const parent = await openWindow();
  const guardian = reading(parent, 'hi');
  const asked = await server.emailTo(guardianEmail);
  await expectEmailLanguage(asked, 'hi');
  await openFromEmail(parent, asked, 'guardian');
  expectLanguage(parent, 'hi');
  const { relation, adult } = hindiGuardian;
  await guardian.isRefused(hindiGuardian.confirm);
  await parent.getByLabel(relation.label).selectOption(relation.parent);
  await parent.getByLabel(adult).check();
  await guardian.press(hindiGuardian.confirm);
  const withCode = await server.emailTo(guardianEmail, hasCode);
  await expectEmailLanguage(withCode, 'hi');
  await parent.getByLabel(hindiGuardian.code).fill(inDevanagari(codeIn(withCode)));
  await guardian.press(hindiGuardian.agree);
  await expect(parent.getByText(hindiGuardian.confirmed)).toBeVisible();
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
    { document: 'terms', given_by: 'member', language: 'mr-IN', words_hash: sha256 },
    { document: 'privacy', given_by: 'member', language: 'mr-IN', words_hash: sha256 },
    { document: 'guardian', given_by: 'guardian', language: 'hi-IN', words_hash: sha256 },
  ]);

  await expectEmailLanguage(
    await server.emailTo(email, ({ subject }) => subject?.includes('अकाउंट') === true),
    'mr',
  );
  await reader.fromToday();
  await expect(page.getByRole('heading', { name: dashboardTexts.card })).toBeVisible();
});

const note =
  'मी आमच्या वसतिगृहाच्या टाकीसाठी पाण्याचे मीटर बनवले होते, आणि ते अजून चालते. लाकडाचे काम मी वडिलांकडे शिकलो आहे आणि मला ते आवडते. ';
const words = {
  title: 'कारपेंटर हवा आहे',
  wouldDo: 'तीन खोल्यांची दारे आणि कपाटे तुम्ही बनवता.',
  wouldLearn: 'लाकूड कसे मोजायचे.',
  lookFor: 'दोनदा पाहणारी व्यक्ती.',
  skills: [],
  place: 'Nagpur',
};

test('without scripts a member applies, signs in Marathi with a reader of Hindi, is paid and leaves', async ({
  page,
  at: { server, database },
  openWindow,
}) => {
  const { core: behind, close } = await coreBehind(server, database);
  const core = { ...behind, languages: codes, clauseLanguages: clauseLanguageCodes };
  const asha = await member(core, { name: 'आशा काळे', email: newEmail('asha'), password });
  const meera = await member(core, { name: 'मीरा जोशी', email: newEmail('meera'), password });
  await chooseLanguage(core, meera, 'hi');
  const project = await publishedProject(core, meera, 'थंड खोल्या');
  await openOpportunity(core, meera, words, project);
  await signInAs(page.context(), server.origin, asha);
  const founderPage = await openWindow();
  await signInAs(founderPage.context(), server.origin, meera);
  const [reader, founder] = [reading(page, 'mr', ['kaarpentar', 'English']), reading(founderPage, 'hi')];

  await page.goto('/dashboard');
  await reader.press('मराठी');
  await expect(page).toHaveURL('/dashboard');
  await reader.follow(layoutTexts.you, new RegExp(`^${editTexts.open}`));
  await reader.isRefused(editTexts.save);
  await page.getByLabel(signUpTexts.role.label).selectOption('उद्योजक');
  await page.getByLabel(signUpTexts.name.label).fill('आशा काळे');
  await page.getByRole('textbox', { name: signUpTexts.phone.label }).fill('९८१२३ ४५६७८');
  await page.getByLabel(signUpTexts.location.label).selectOption('नागपूर');
  await page.getByLabel(signUpTexts.agree).check();
  await reader.press(editTexts.save);
  await expect(page.getByText(editTexts.saved)).toBeVisible();

  await reader.fromToday(layoutTexts.find);
  await page.getByLabel(findOpportunitiesTexts.search).fill('kaarpentar');
  await reader.press(findOpportunitiesTexts.submit);
  await reader.follow(new RegExp(`^${words.title}`), publicOpportunityTexts.apply);
  await page.getByLabel(applyTexts.hours).fill('८');
  await page.getByLabel(applyTexts.startsOn).fill(dayFromNow(20));
  await reader.isRefused(applyTexts.send);
  await page.getByLabel(applyTexts.note).fill(note);
  await reader.press(applyTexts.send);
  await expect(page.getByText(sentTexts.arrived.sent)).toBeVisible();
  await expectEmailLanguage(await server.emailTo(meera.account.email), 'hi');
  await founder.fromToday(/आशा काळे/);

  const terms = { role: 'कारपेंटर', work: 'तीन दारे बनवणे.', law: 'भारत', place: 'नागपूर' };
  const one = milestone({ title: 'पहिले दार', criteria: ['दार नीट बंद होते'], value: 720_000 });
  await joinTeam(core, project, asha);
  const sides = { owner: meera, contributor: asha, project };
  // No email of this kind leaves in the hours of the night.
  await setStanding(core, asha.id, { zone: zoneWhereItIs(10) });
  const { id } = await proposed(core, sides, { language: 'mr', terms, milestones: [one] });
  await expectEmailLanguage(await server.emailTo(asha.account.email), 'mr');
  await setStanding(core, asha.id, { zone: 'Asia/Kolkata' });
  await reader.fromToday(
    layoutTexts.you,
    /^माझे करार/,
    new RegExp(`^${terms.role}`),
    agreementTexts.readAndSign,
  );
  await reader.isRefused(agreementTexts.sign.askCode);
  await page.getByLabel(agreementTexts.sign.name).fill('आशा काळे');
  await reader.press(agreementTexts.sign.askCode);
  await page.getByLabel(agreementTexts.sign.code).fill('000000');
  await reader.isRefused(agreementTexts.sign.sign);
  const code = await server.emailTo(asha.account.email, hasCode);
  await expectEmailLanguage(code, 'mr');
  await page.getByLabel(agreementTexts.sign.code).fill(inDevanagari(codeIn(code)));
  await reader.press(agreementTexts.sign.sign);
  await expect(page.getByText(agreementTexts.done.signed ?? '')).toBeVisible();

  await founder.fromToday(
    layoutHindi.you,
    /^मेरे अनुबंध/,
    new RegExp(`^${terms.role}`),
    hindiAgreement.readAndSign,
  );
  await founderPage.getByLabel(hindiAgreement.sign.name).fill('मीरा जोशी');
  await founder.isRefused(hindiAgreement.sign.askCode);
  await founderPage.getByLabel(hindiLanguage.canRead(hindiLanguage.names.mr ?? '')).check();
  await founder.press(hindiAgreement.sign.askCode);
  const hers = await server.emailTo(meera.account.email, hasCode);
  await expectEmailLanguage(hers, 'hi');
  await founderPage.getByLabel(hindiAgreement.sign.code).fill(inDevanagari(codeIn(hers)));
  await founder.press(hindiAgreement.sign.sign);
  await expect(founderPage.getByText(hindiAgreement.done.active ?? '')).toBeVisible();

  await accepted(core, id);
  const toMilestone = [layoutTexts.you, /^माझे करार/, new RegExp(`^${terms.role}`), new RegExp(one.title)];
  const { details, confirm, receipt } = agreementMoneyTexts;
  await reader.fromToday(...toMilestone);
  await page.getByLabel(details.upi).fill('asha@okbank');
  await reader.isRefused(details.save);
  await page.getByLabel(details.password, { exact: true }).fill(password);
  await reader.press(details.save);
  await founder.fromToday(layoutHindi.you, /^मेरे अनुबंध/, new RegExp(`^${terms.role}`), new RegExp(one.title));
  await founder.press(hindiMoney.details.open);
  await founder.isRefused(hindiMoney.send.act);
  await founderPage.getByLabel(hindiMoney.send.sent, { exact: true }).fill('७,२००');
  await founderPage.getByLabel(hindiMoney.send.day).fill(dayFromNow(0));
  await founder.press(hindiMoney.send.act);
  await reader.fromToday(...toMilestone);
  await page.getByLabel(confirm.amount).fill('७,२००');
  await reader.press(confirm.act);
  const paid = page.waitForEvent('download');
  await page.getByRole('link', { name: receipt }).click();
  expect((await paid).suggestedFilename()).toMatch(/\.pdf$/);
  await reader.follow(milestoneTexts.up, agreementLedgerTexts.title);
  await expect(page.getByText('₹7,200').first()).toBeVisible();
  await reader.follow(agreementLedgerTexts.verify);

  await reader.fromToday(
    layoutTexts.you,
    new RegExp(`^${rightsTexts.title}`),
    new RegExp(`^${consentTexts.title}`),
  );
  await reader.follow(/^पावती/);
  await reader.fromToday(layoutTexts.you, new RegExp(`^${layoutTexts.settings}`));
  await page.getByText(deleteTexts.open, { exact: true }).click();
  await page.getByLabel(deleteTexts.password, { exact: true }).fill('Not#The1Password');
  await reader.isRefused(deleteTexts.submit);
  await page.getByLabel(deleteTexts.password, { exact: true }).fill(password);
  await reader.press(deleteTexts.submit);
  await expect(page.getByRole('heading', { name: ownDataTexts.leavingTitle })).toBeVisible();
  await expectEmailLanguage(
    await server.emailTo(asha.account.email, ({ subject }) => /हटवले/.test(subject ?? '')),
    'mr',
  );
  await close();
});
