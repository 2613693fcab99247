import { sql } from 'kysely';
import { connect } from '#db/connect.ts';
import { todayWhereItIs } from '#tests/ground/zones.ts';
import { expect } from './fixture.ts';
import { expectEmailLanguage } from './language-question.ts';
import { password } from './member-steps.ts';
import type { Working } from './work-journey.ts';

const milestoneOf = ({ layoutTexts, agreementRowTexts }: Working['words'], said: Working['said']) => [
  layoutTexts.you,
  new RegExp(`^${agreementRowTexts.title}`),
  new RegExp(`^${said.opportunity.title}`),
  new RegExp(said.milestone),
];

/** The milestone is started, handed in, accepted and paid, and both have the receipt. */
export async function workAndBePaid({ reader, owner, words, theirs, said }: Working) {
  const { page } = reader;
  const { milestoneTexts, agreementMoneyTexts: money, agreementLedgerTexts } = words;
  await reader.fromToday(...milestoneOf(words, said));
  await reader.press(milestoneTexts.start);
  await reader.reads(milestoneTexts.done.started ?? '');
  await page.getByLabel(milestoneTexts.text).fill(said.handedIn);
  await page.getByLabel(milestoneTexts.worked).fill('१८');
  await reader.press(milestoneTexts.handIn);
  await reader.reads(milestoneTexts.done.submitted ?? '');
  await owner.fromToday(...milestoneOf(theirs, said));
  await owner.press(theirs.milestoneTexts.accept);
  await owner.reads(theirs.milestoneTexts.done.accepted ?? '');

  await reader.fromToday(...milestoneOf(words, said));
  await page.getByLabel(money.details.upi).fill('asha@okbank');
  await reader.isRefused(money.details.save);
  await page.getByLabel(money.details.password, { exact: true }).fill(password);
  await reader.press(money.details.save);
  await reader.reads(money.details.remove);
  const { details, send } = theirs.agreementMoneyTexts;
  await owner.fromToday(...milestoneOf(theirs, said));
  await owner.press(details.open);
  await owner.reads('asha@okbank');
  await owner.isRefused(send.act);
  await owner.page.getByLabel(send.sent, { exact: true }).fill('७,२००');
  await owner.page.getByLabel(send.day).fill(todayWhereItIs(10));
  await owner.press(send.act);
  await owner.reads(theirs.agreementMoneyTexts.unconfirmed);
  await reader.fromToday(...milestoneOf(words, said));
  await page.getByLabel(money.confirm.amount).fill('७,२००');
  await reader.press(money.confirm.act);
  await reader.reads(money.receipt);
  await expectReceipt(reader.page, money.receipt);
  await reader.follow(milestoneTexts.up, agreementLedgerTexts.title);
  await expect(page.getByText('₹7,200').first()).toBeVisible();
  await reader.follow(agreementLedgerTexts.verify);
}

async function expectReceipt(page: Working['reader']['page'], name: string) {
  const paid = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  expect((await paid).suggestedFilename()).toMatch(/\.pdf$/);
}

/** The receipt of a consent, then leaving; 30 days later the job erases the account. */
export async function leaveAndBeErased({ reader, owner, words, theirs, said, code, other, ...at }: Working) {
  const { page } = reader;
  const { layoutTexts, rightsTexts, consentTexts, deleteTexts } = words;
  await reader.fromToday(layoutTexts.you, new RegExp(`^${rightsTexts.title}`));
  await reader.follow(new RegExp(`^${consentTexts.title}`));
  const [receipt = ''] = consentTexts.receiptLine(true, new Date().toISOString(), '').split(' ');
  await reader.follow(new RegExp(`^${receipt}`));
  await reader.fromToday(layoutTexts.you, new RegExp(`^${layoutTexts.settings}`));
  await page.getByText(deleteTexts.open, { exact: true }).click();
  await page.getByLabel(deleteTexts.password, { exact: true }).fill('Not#The1Password');
  await reader.isRefused(deleteTexts.submit);
  await page.getByLabel(deleteTexts.password, { exact: true }).fill(password);
  await reader.press(deleteTexts.submit);
  await expect(page.getByRole('heading', { name: words.ownDataTexts.leavingTitle })).toBeVisible();
  await reader.asked();
  const isGoodbye = ({ subject = '' }) => subject.includes('अकाउंट');
  await expectEmailLanguage(await at.server.emailTo(at.emails.member, isGoodbye), code);

  await erase(at.database, at.asha.id);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(`/${code}/login`);
  await reader.asked();
  await owner.fromToday(theirs.layoutTexts.projects, new RegExp(said.project), theirs.workspaceTexts.team);
  await expect(owner.page.getByText(said.member)).toHaveCount(0);
  await owner.fromToday(...milestoneOf(theirs, said).slice(0, 3));
  await owner.reads(theirs.formerMember);
  // The text that was signed keeps the name, with its signature.
  await expect(owner.page.getByText(said.member)).toHaveCount(2);
  await owner.follow(new RegExp(said.milestone));
  await expect(owner.page.getByText(said.member)).toHaveCount(0);
  await expectReceipt(owner.page, theirs.agreementMoneyTexts.receipt);
  await owner.follow(theirs.milestoneTexts.up, theirs.agreementLedgerTexts.title);
  await expect(owner.page.getByText('₹7,200').first()).toBeVisible();
  await expect(owner.page.getByText(said.member)).toHaveCount(0);
}

/** As if the 30 days were over: the server's own job finds the account due. */
async function erase(database: string, id: string) {
  const { db, close } = connect(database);
  const isThere = async () =>
    (await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  await db
    .updateTable('accounts')
    .set({ leaves_at: sql`leaves_at - interval '31 days'` })
    .where('id', '=', id)
    .execute();
  await sql`select add_job('leaving:remove-accounts')`.execute(db);
  await expect.poll(isThere).toBe(false);
  await close();
}
