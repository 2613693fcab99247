import { member } from '#tests/ground/builders.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect } from './fixture.ts';
import type { Journey } from './joining-journey.ts';
import { wordsIn, written } from './journey-words.ts';
import { expectEmailLanguage, type Reader, reading } from './language-question.ts';
import { codeIn, hasCode, inDevanagari, wrongCode } from './mailed-codes.ts';
import { newEmail, password } from './member-steps.ts';

export type Working = Awaited<ReturnType<typeof beginWorking>>;

/** A member, and the owner of a project with an open opportunity, each in their window and their language, on Today. */
export async function beginWorking({ languages, page, openWindow, server, database, isScripted }: Journey) {
  const [code, other] = languages;
  const { core, close } = await coreBehind(server, database);
  const made = (name: string) => member(core, { name, email: newEmail('works'), password });
  const [asha, meera] = [await made(written[code].member), await made(written[other].owner)];
  const project = await publishedProject(core, meera, written[code].project);
  await openOpportunity(core, meera, { ...written[code].opportunity, skills: [], place: 'Nagpur' }, project);
  // At night no emails about work leave.
  for (const { id } of [asha, meera]) await setStanding(core, id, { zone: zoneWhereItIs(10) });
  await close();
  await signInAs(page.context(), server.origin, asha);
  const named = { hi: 'हिन्दी', mr: 'मराठी' };
  const ownerPage = await openWindow();
  await signInAs(ownerPage.context(), server.origin, meera);
  const said = written[code];
  const own = [
    'kaarpentar',
    'English',
    'asha@okbank',
    ...Object.values(said.opportunity),
    ...[said.note, said.work, said.handedIn],
    ...['Tomatoes rot.', 'One room.', 'Three rooms.'],
  ];
  const reader = reading(page, code, own);
  const owner = reading(ownerPage, other, own);
  for (const [one, at] of [
    [reader, code],
    [owner, other],
  ] as const) {
    await one.page.goto('/dashboard');
    await one.press(named[at]);
    await expect(one.page.locator('html')).toHaveAttribute('lang', `${at}-IN`);
    await expect(one.page).toHaveURL('/dashboard');
    await one.asked();
  }
  return {
    code,
    other,
    reader,
    owner,
    words: await wordsIn(code),
    theirs: await wordsIn(other),
    said,
    emails: { member: asha.account.email, owner: meera.account.email },
    asha,
    server,
    database,
    isScripted,
  };
}

/** Their profile, an opportunity found by a spelling in Latin letters, an application, the offer, and joining. */
export async function applyAndJoin({
  reader,
  owner,
  words,
  theirs,
  said,
  code,
  other,
  emails,
  ...at
}: Working) {
  const { page } = reader;
  const { editTexts, signUpTexts, applyTexts, offerTexts, layoutTexts } = words;
  await reader.follow(layoutTexts.you, new RegExp(`^${editTexts.open}`));
  await reader.isRefused(editTexts.save);
  await page.getByLabel(signUpTexts.role.label).selectOption(said.role.founder);
  await page.getByLabel(signUpTexts.name.label).fill(said.member);
  await page.getByRole('textbox', { name: signUpTexts.phone.label }).fill('९८१२३ ४५६७८');
  await page.getByLabel(signUpTexts.location.label).selectOption(said.place);
  await page.getByLabel(signUpTexts.agree).check();
  await reader.press(editTexts.save);
  await reader.reads(editTexts.saved);

  await reader.fromToday(layoutTexts.find);
  await page.getByLabel(words.findOpportunitiesTexts.search).fill('kaarpentar');
  await reader.press(words.findOpportunitiesTexts.submit);
  await reader.follow(new RegExp(`^${said.opportunity.title}`), words.publicOpportunityTexts.apply);
  await page.getByLabel(applyTexts.hours).fill('८');
  await page.getByLabel(applyTexts.startsOn).fill(dayFromNow(20));
  await reader.isRefused(applyTexts.send);
  await page.getByLabel(applyTexts.note).fill(said.note);
  if (at.isScripted) await expectToSurviveLostLine(reader, applyTexts.send, words.failure.unreachable);
  await reader.press(applyTexts.send, at.isScripted);
  await reader.reads(words.sentTexts.arrived.sent ?? '');
  await expectEmailLanguage(await at.server.emailTo(emails.owner), other);

  await owner.fromToday(new RegExp(said.member));
  await owner.page.getByText(theirs.offerTexts.make, { exact: true }).first().click();
  await owner.press(theirs.offerTexts.make);
  await owner.reads(theirs.offerTexts.done.offered ?? '');
  await expectEmailLanguage(await at.server.emailTo(emails.member), code);
  await reader.fromToday(new RegExp(said.opportunity.title));
  await reader.press(offerTexts.accept);
  await reader.reads(offerTexts.done.accepted ?? '');
  await owner.fromToday(new RegExp(said.member));
  await owner.press(theirs.offerTexts.confirm);
  await owner.reads(theirs.offerTexts.done.joined ?? '');
}

/** Without a line the form stays as it is, and says why in the language of its reader. */
async function expectToSurviveLostLine({ page, press, asked }: Reader, act: string, unreachable: string) {
  await page.context().setOffline(true);
  await press(act);
  await expect(page.getByRole('alert').filter({ hasText: unreachable }).first()).toBeVisible();
  await asked();
  await page.context().setOffline(false);
}

/** An agreement in the language of the member, which its owner writes, proposes and signs with the tick of another reader. */
export async function agree({ reader, owner, words, theirs, said, code, other, emails, ...at }: Working) {
  const { agreementFields: fields, agreementFormTexts: form, agreementTexts: texts } = theirs;
  const write = (field: string, text: string) =>
    owner.page.getByLabel(fields[field]?.label ?? field, { exact: true }).fill(text);
  await owner.fromToday(theirs.layoutTexts.projects, new RegExp(said.project), theirs.workspaceTexts.team);
  await owner.follow(theirs.teamTexts.agree);
  await owner.page
    .getByLabel(theirs.agreementBeginTexts.begin.who)
    .selectOption({ label: `${said.member}, ${said.opportunity.title}` });
  await owner.press(theirs.agreementBeginTexts.begin.act);
  await owner.page.getByLabel(theirs.agreementLanguageTexts.label).selectOption(code);
  await owner.press(form.go);
  await owner.reads(form.steps.work);
  await write('role', said.opportunity.title);
  await write('work', said.work);
  await owner.press(form.save);
  await owner.reads(form.saved);
  await owner.follow(texts.lacks.milestones ?? '');
  await write('title', said.milestone);
  await write('criteria', said.criterion);
  await write('hours', '२०');
  await write('value', '७,२००');
  await write('dueDay', dayFromNow(60));
  await owner.press(form.save);
  await owner.reads(texts.nothingLeft);
  await owner.press(texts.propose);
  await owner.reads(texts.done.proposed ?? '');
  await expectEmailLanguage(
    await at.server.emailTo(emails.member, ({ subject = '' }) => !subject.includes(said.opportunity.title)),
    code,
  );

  await reader.fromToday(words.layoutTexts.you, new RegExp(`^${words.agreementRowTexts.title}`));
  await reader.follow(new RegExp(`^${said.opportunity.title}`), words.agreementTexts.readAndSign);
  await sign(reader, { server: at.server, email: emails.member, name: said.member }, words, at.isScripted);
  await reader.reads(words.agreementTexts.done.signed ?? '');

  await owner.fromToday(theirs.layoutTexts.you, new RegExp(`^${theirs.agreementRowTexts.title}`));
  await owner.follow(new RegExp(`^${said.opportunity.title}`), texts.readAndSign);
  await owner.page.getByLabel(texts.sign.name).fill(written[other].owner);
  await owner.isRefused(texts.sign.askCode);
  const language = theirs.agreementLanguageTexts.names[code] ?? code;
  await owner.page.getByLabel(theirs.agreementLanguageTexts.canRead(language)).check();
  await owner.press(texts.sign.askCode);
  const hers = await at.server.emailTo(emails.owner, hasCode);
  await expectEmailLanguage(hers, other);
  await owner.page.getByLabel(texts.sign.code).fill(inDevanagari(codeIn(hers)));
  await owner.press(texts.sign.sign);
  await owner.reads(texts.done.active ?? '');
}

type Signer = { server: Working['server']; email: string; name: string };

/** Signs with a wrong code and then the right one, by the keyboard alone where scripts run. */
async function sign(
  reader: Reader,
  { server, email, name }: Signer,
  words: Working['words'],
  isScripted: boolean,
) {
  const { page } = reader;
  const { sign: texts } = words.agreementTexts;
  const nameField = page.getByLabel(texts.name);
  const codeField = page.getByLabel(texts.code);
  const enter = async (act: string) => {
    if (isScripted) await page.keyboard.press('Enter');
    else await reader.press(act);
  };
  const type = async (field: typeof nameField, text: string) => {
    if (!isScripted) return field.fill(text);
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  if (isScripted) await tabTo(reader, texts.askCode);
  await enter(texts.askCode);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await reader.asked();
  await type(nameField, name);
  await enter(texts.askCode);
  await reader.reads(texts.sent);
  const mailed = await server.emailTo(email, hasCode);
  await expectEmailLanguage(mailed, reader.code);
  await type(codeField, wrongCode(mailed));
  await enter(texts.sign);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await reader.asked();
  await type(codeField, inDevanagari(codeIn(mailed)));
  await enter(texts.sign);
}

/** Reaches a button as a member does who uses no mouse. */
async function tabTo({ page }: Reader, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  for (let at = 0; at < 80; at++) {
    if (await button.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The key Tab does not lead to ${name}.`);
}
