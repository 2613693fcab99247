import type { Page } from '@playwright/test';
import { connect } from '#db/connect.ts';
import { enterAsAdministrator, goToDesk } from './admin-steps.ts';
import {
  dayFromNow,
  draftAndPropose,
  expectNarrow,
  press,
  signHere,
  startAndHandIn,
} from './agreement-steps.ts';
import { expect, open, takenOver, test } from './fixture.ts';
import { follow, fromToday, join, leaveSite, newEmail, password, sayBirthDate } from './member-steps.ts';

const headers = { 'X-Appwrite-Project': 'saharambh' };
const phone = { viewport: { width: 360, height: 800 }, colorScheme: 'dark' } as const;
const [first, second, third] = [
  'Counter on one door',
  'Counter on every door',
  'Others keep it running',
] as const;
const milestones = [
  { title: first, value: '12,000' },
  { title: second, value: '5,000' },
  { title: third, value: '9,000' },
  { title: 'A page that shows the counts', value: '7,000' },
];

/** A figure under its label at the head of an agreement. */
const figure = (page: Page, word: string) =>
  page.locator('dl > div', { has: page.getByText(word, { exact: true }) }).locator('dd');

test.use({ ...phone, actionTimeout: 20_000 });

test('two members sign, deliver, settle, dispute and end an agreement, with 40 % of a milestone in shares', async ({
  page: meera,
  server,
  database,
  openWindow,
}) => {
  test.setTimeout(200_000);
  const [owner, contributor] = [
    { name: 'Meera Joshi', email: newEmail('meera'), role: 'Entrepreneur' },
    { name: 'आशा काळे', email: newEmail('asha'), role: 'Entrepreneur' },
  ];
  const asha = await openWindow({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.91' } });
  const desk = await openWindow({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.92' } });
  await Promise.all([
    join(meera, server, owner),
    join(asha, server, contributor),
    enterAsAdministrator(desk, server),
  ]);
  await sayBirthDate(meera.request);
  await sayBirthDate(asha.request);
  const handle = `meera-${Date.now().toString(36)}`;
  const name = `Cold rooms ${handle}`;
  const slug = await publish(meera, handle, name);
  await bringIntoTeam(meera, asha, { slug, invitee: contributor.email });

  await fromToday(meera, 'Projects', new RegExp(name), 'Team');
  await draftAndPropose(meera, contributor.name, milestones);
  const at = new URL(meera.url()).pathname;

  // Agreed on but for one clause, which the other side counters.
  await open(asha, '/dashboard');
  await asha.getByRole('link', { name: /Answer or sign the agreement/ }).click();
  await press(asha, 'Counter');
  await asha.getByRole('link', { name: /^The end/ }).click();
  await asha.getByLabel('Days of notice').fill('0');
  await press(asha, 'Save');
  await press(asha, 'Send the counter');
  await expect(asha.getByText('The project’s turn')).toBeVisible();
  await expect(meera.getByRole('definition').filter({ hasText: /14.*0/ })).toBeVisible();
  await expectNarrow(meera);
  await signHere(meera, server, owner);
  await expect(meera.getByText('You have signed. The other side signs next.')).toBeVisible();
  await expect(asha.getByText('Your turn: answer or sign by')).toBeVisible();
  await signHere(asha, server, contributor);
  await expect(asha.getByText('Both sides have signed. The agreement is in force.')).toBeVisible();
  await expect(asha.getByText('Milestone 1 is yours to start.')).toBeVisible();
  await expectNarrow(asha);

  // 40 % in shares; accepted, paid ₹200 short, and settled with the rest.
  await startAndHandIn(asha, first, {
    share: '40 %',
    comes: ['₹7,200 and 480 units', '0.48 % of the pool', 'if new holders later own 20 % of the company'],
  });
  await expect(meera.getByText('Your turn: review what was handed in')).toBeVisible();
  await follow(meera, 'Milestone 1');
  await press(meera, 'Accept it');
  await expect(meera.getByText('The milestone is accepted.')).toBeInViewport();
  await asha.getByLabel('UPI ID').fill('asha@okbank');
  await asha.getByLabel('Your password', { exact: true }).fill(password);
  await press(asha, 'Keep this');
  await expect(asha.getByText('Your payment details are kept, encrypted.')).toBeVisible();
  await press(meera, 'Open the payment details');
  await expect(meera.getByText('asha@okbank')).toBeVisible();
  await expectNarrow(meera);
  await statePayment(meera, '7,200');
  await confirmPayment(asha, '7,000');
  await expect(asha.getByText('Pay: ₹200')).toBeVisible();
  await expect(meera.getByText('Pay: ₹200')).toBeVisible();
  await statePayment(meera, '200');
  await confirmPayment(asha, '200');
  await expect(asha.getByText('Settled').first()).toBeVisible();
  await expect(meera.getByText('Settled').first()).toBeVisible();
  await expectNarrow(asha);

  // All in shares: nothing is to be paid.
  await follow(asha, 'Agreement');
  await startAndHandIn(asha, second, { share: '100 %', comes: ['₹0 and 500 units', '980 units'] });
  await accept(meera, 2);
  await expect(asha.getByText('Settled').first()).toBeVisible();

  // The third is disputed, ruled on in part, and counts with what it was awarded.
  await follow(asha, 'Agreement');
  await startAndHandIn(asha, third, { share: 'All in money', comes: ['₹9,000'] });
  await follow(meera, 'Agreement');
  await follow(meera, 'Milestone 3');
  await follow(meera, 'Open a dispute');
  await meera.getByLabel('What is in dispute, and why').fill('It stood still for two of the nine days.');
  await press(meera, 'Open the dispute');
  await expect(meera.getByText('The dispute is open.')).toBeVisible();
  await expectNarrow(meera);
  // Her part is done; an open page would draw each step of the others.
  await leaveSite(meera);
  await expect(asha.getByText('Both sides can say and show what matters until')).toBeVisible();
  await follow(asha, 'The dispute');
  await asha.getByLabel('What shows it').fill('The room had no power on these two days.');
  await press(asha, 'Send the evidence');
  await expect(asha.getByText('Your evidence is sent.')).toBeVisible();
  await passEvidence(database, at);
  await goToDesk(desk, 'Disputes', /^Running/);
  await desk.getByLabel('Search by project').fill(name);
  await press(desk, 'Search');
  await desk.getByRole('link', { name: new RegExp(name) }).click();
  await desk.getByLabel('What is awarded').fill('6,000');
  await desk.getByLabel('What passes to the project').fill('The program, as it was handed in.');
  await desk.getByLabel('Reason').fill('It counts, and it stood still for two days.');
  await expectNarrow(desk);
  await press(desk, 'Rule');
  await expect(desk.getByText('The ruling is written and told to both sides.')).toBeInViewport();
  await expect(asha.getByText('Awarded: ₹6,000')).toBeVisible();
  await expectNarrow(asha);

  // The fourth milestone has not started when the project gives notice.
  await follow(asha, 'Milestone');
  await follow(asha, 'Agreement');
  await expect(figure(asha, 'You earned')).toHaveText('₹13,200');
  await expect(figure(asha, 'You received')).toHaveText('₹7,200');
  await expect(figure(asha, 'Due to you')).toHaveText('₹6,000');
  await expect(figure(asha, 'You hold')).toHaveText('980 units');
  await expect(asha.getByText('3 of 4 accepted')).toBeVisible();
  await follow(asha, 'End it, or read how it ends');
  await expect(asha.getByText('1 milestone that nobody has started: cancelled at once.')).toBeVisible();
  await expect(asha.getByText('₹6,000 is owed for accepted work, and stays owed.')).toBeVisible();
  await press(asha, 'Give notice');
  await expect(asha.getByText('Notice is given.')).toBeVisible();
  await follow(asha, 'Agreement');
  await expect(asha.getByText(/^Notice was given\. It ends when .* is over\.$/)).toBeVisible();
  await expect(asha.getByRole('link', { name: /A page that shows the counts.*Cancelled/ })).toBeVisible();
  await expectNarrow(asha);
  await follow(asha, 'The ledger');
  await expect(asha.getByText('₹13,200')).toBeVisible();
  await expectNarrow(asha);
  await follow(asha, 'Agreement', new RegExp(first));
  await keepsMoney(asha);
});

/** Publishes a project under a member with this handle. Resolves to the project's slug. */
async function publish({ request }: Page, handle: string, name: string): Promise<string> {
  await request.put('/v1/account/handle', { data: { handle }, headers });
  await request.put('/v1/account/visibility', { data: { visibility: 'public' }, headers });
  const data = { name, line: 'Cold rooms that growers share' };
  const { slug } = await (await request.post('/v1/projects', { headers, data })).json();
  const said = { problem: 'Rot.', today: 'One.', next: 'Three.', stage: 'Pilot', sectors: ['Agriculture'] };
  await request.patch(`/v1/projects/${slug}`, { headers, data: { version: 1, ...said } });
  expect((await request.put(`/v1/projects/${slug}/publication`, { headers })).ok()).toBe(true);
  return slug;
}

async function bringIntoTeam(
  owner: Page,
  member: Page,
  { slug, invitee }: { slug: string; invitee: string },
) {
  await owner.request.post(`/v1/projects/${slug}/invitations`, { headers, data: { invitee, title: '' } });
  const { invitations } = await (await member.request.get('/v1/account/invitations', { headers })).json();
  const data = { secret: '', accepted: true };
  const answered = await member.request.put(`/v1/invitations/${invitations[0].id}/answer`, { headers, data });
  expect(answered.ok()).toBe(true);
}

async function accept(page: Page, milestone: number) {
  await follow(page, 'Agreement');
  await follow(page, `Milestone ${milestone}`);
  await press(page, 'Accept it');
  await expect(page.getByText('The milestone is accepted.')).toBeVisible();
}

async function statePayment(page: Page, amount: string) {
  await page.getByLabel('Sent', { exact: true }).fill(amount);
  await page.getByLabel('On which day').fill(dayFromNow(0));
  await press(page, 'State it as sent');
  await expect(page.getByText('Your payment is in the ledger.')).toBeVisible();
}

async function confirmPayment(page: Page, amount: string) {
  await page.getByLabel('This much arrived').fill(amount);
  await press(page, 'Confirm');
  await expect(page.getByText('You have confirmed what arrived.')).toBeVisible();
}

/** A lazily loaded section keeps the server's HTML until its scripts have arrived. */
async function keepsMoney(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route(/money-section/, async (route) => {
    await held.promise;
    await route.continue();
  });
  // The page asks for the section at the first touch, or when a live update of it comes earlier.
  const asked = page.waitForRequest(/money-section/);
  await page.reload();
  await takenOver(page);
  // A wheel may still turn the page between the two halves of a press.
  await page.mouse.move(9, 9);
  await asked;
  const payments = page.getByRole('heading', { name: 'Payments' });
  await expect(payments).toBeVisible();
  held.resolve();
  await page.getByText('For invoices and receipts').click();
  const number = page.getByLabel('Your side’s PAN or GSTIN');
  await number.fill('ABCDE');
  await press(page, 'Keep it');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  // The field error disappears with the first key, and the opened section stays open.
  await number.pressSequentially('1234F');
  await expect(number).not.toHaveAttribute('aria-invalid', 'true');
  await press(page, 'Keep it');
  await expect(page.getByText('The number is kept, encrypted.')).toBeVisible();
  await expect(payments).toBeVisible();
}

/** As if a week had gone since the dispute was opened. */
async function passEvidence(database: string, at: string) {
  const { pool, close } = connect(database);
  await pool.query(
    `update clocks set began_at = began_at - interval '8 days', due_at = due_at - interval '8 days'
      where kind = 'dispute_evidence' and subject_id = $1 and ended_at is null`,
    [`${at.split('/').at(-1)}.3`],
  );
  await close();
}
