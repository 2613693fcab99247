import { lapseDueDeadlines } from '#core/deadlines/lapse-due-deadlines.ts';
import { connect } from '#db/connect.ts';
import { submitted } from '#tests/agreements/disputes.ts';
import { accepted } from '#tests/agreements/owed.ts';
import { enterAsAdministrator, goToDesk } from './admin-steps.ts';
import {
  agreed,
  confirmPayment,
  expectNarrow,
  figure,
  press,
  proposedTo,
  signHere,
  startAndHandIn,
  statePayment,
} from './agreement-steps.ts';
import { expect, open, takenOver, test } from './fixture.ts';
import { follow, fromToday, leaveSite, password } from './member-steps.ts';

const phone = { viewport: { width: 360, height: 800 }, colorScheme: 'dark' } as const;
const first = 'Counter on one door';

test.use({ ...phone, actionTimeout: 20_000 });
test.describe.configure({ timeout: 180_000 });

test('a proposed agreement is countered and signed by two members, and each page follows the other', async ({
  page: meera,
  server,
  database,
  openWindow,
}) => {
  const asha = await openWindow();
  const { owner, contributor } = await proposedTo([meera, asha], { server, database });
  await fromToday(meera, 'You', /^My agreements/, /Builder of counters/);

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
});

test('a milestone is started with 40 % in shares, handed in and accepted, on both open pages', async ({
  page: meera,
  server,
  database,
  openWindow,
}) => {
  const asha = await openWindow();
  await agreed([meera, asha], { server, database }, { value: 1_200_000, hasShares: true });
  await fromToday(asha, 'You', /^My agreements/, /Builder of counters/);
  await fromToday(meera, 'You', /^My agreements/, /Builder of counters/);
  await startAndHandIn(asha, first, {
    share: '40 %',
    comes: ['₹7,200 and 480 units', '0.48 % of the pool', 'if new holders later own 20 % of the company'],
  });
  await expect(meera.getByText('Your turn: review what was handed in')).toBeVisible();
  await follow(meera, 'Milestone 1');
  await press(meera, 'Accept it');
  await expect(meera.getByText('The milestone is accepted.')).toBeInViewport();
  await expect(asha.getByText('Pay: ₹7,200')).toBeVisible();
});

test('a payment ₹200 short and the rest settle a milestone, on both open pages', async ({
  page: meera,
  server,
  database,
  openWindow,
}) => {
  const asha = await openWindow();
  await agreed(
    [meera, asha],
    { server, database },
    { value: 720_000, before: (core, id) => accepted(core, id) },
  );
  await fromToday(asha, 'You', /^My agreements/, /Builder of counters/, new RegExp(first));
  await fromToday(meera, 'You', /^My agreements/, /Builder of counters/, new RegExp(first));
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
});

test('a dispute is opened, answered with evidence and ruled on, and open pages show each step', async ({
  page: meera,
  server,
  database,
  openWindow,
}) => {
  const [asha, desk] = [await openWindow(), await openWindow({ isPlain: true })];
  const { id, project } = await agreed(
    [meera, asha],
    { server, database },
    { value: 900_000, before: (core, agreement, { contributor }) => submitted(core, contributor, agreement) },
  );
  await fromToday(asha, 'You', /^My agreements/, /Builder of counters/, new RegExp(first));
  await fromToday(meera, 'You', /^My agreements/, /Builder of counters/, new RegExp(first));
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
  await passEvidence(database, id);
  await enterAsAdministrator(desk, server);
  await goToDesk(desk, 'Disputes');
  await desk.getByLabel('Search by project').fill(project);
  await press(desk, 'Search');
  await desk.getByRole('link', { name: new RegExp(project) }).click();
  await desk.getByLabel('What is awarded').fill('6,000');
  await desk.getByLabel('What passes to the project').fill('The program, as it was handed in.');
  await desk.getByLabel('Reason').fill('It counts, and it stood still for two days.');
  await press(desk, 'Rule');
  await expect(desk.getByText('The ruling is written and told to both sides.')).toBeVisible();
  await expect(asha.getByText('Awarded: ₹6,000')).toBeVisible();
  await expectNarrow(asha);
});

test.describe(() => {
  test.use({ isPlain: true });

  test('a contributor reads how the agreement ends, gives notice, and finds all sums in the ledger', async ({
    page: asha,
    server,
    database,
    openWindow,
  }) => {
    await agreed(
      [await openWindow(), asha],
      { server, database },
      { value: 1_200_000, hasMore: true, before: (core, id) => accepted(core, id) },
    );
    await fromToday(asha, 'You', /^My agreements/, /Builder of counters/);
    await expect(figure(asha, 'You earned')).toHaveText('₹12,000');
    await expect(figure(asha, 'You received')).toHaveText('₹0');
    await expect(figure(asha, 'Due to you')).toHaveText('₹12,000');
    await expect(asha.getByText('1 of 2 accepted')).toBeVisible();
    await follow(asha, 'End it, or read how it ends');
    await expect(asha.getByText('1 milestone not started: cancelled at once.')).toBeVisible();
    await expect(asha.getByText('₹12,000 is owed for accepted work, and stays owed.')).toBeVisible();
    await press(asha, 'Give notice');
    await expect(asha.getByText('Notice is given.')).toBeVisible();
    await follow(asha, 'Agreement');
    await expect(asha.getByText(/^Notice was given\. It ends when .* is over\.$/)).toBeVisible();
    await expect(asha.getByRole('link', { name: /A page that shows the counts.*Cancelled/ })).toBeVisible();
    await follow(asha, 'The ledger');
    await expect(asha.getByText('₹12,000').first()).toBeVisible();
  });
});

test('payments stay on the page while their scripts load, and an opened section stays open', async ({
  page: asha,
  server,
  database,
  openWindow,
}) => {
  await agreed(
    [await openWindow({ isPlain: true }), asha],
    { server, database },
    { value: 1_200_000, before: (core, id) => accepted(core, id) },
  );
  await fromToday(asha, 'You', /^My agreements/, /Builder of counters/, new RegExp(first));
  const held = Promise.withResolvers<void>();
  await asha.route(/money-section/, async (route) => {
    await held.promise;
    await route.continue();
  });
  // The page asks for the section at the first touch, or when a live update of it comes earlier.
  const asked = asha.waitForRequest(/money-section/);
  await asha.reload();
  await takenOver(asha);
  // A wheel may still turn the page between the two halves of a press.
  await asha.mouse.move(9, 9);
  await asked;
  const payments = asha.getByRole('heading', { name: 'Payments' });
  await expect(payments).toBeVisible();
  held.resolve();
  await asha.getByText('For invoices and receipts').click();
  const number = asha.getByLabel('Your side’s PAN or GSTIN');
  await number.fill('ABCDE');
  await press(asha, 'Keep it');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  // The field error disappears with the first key, and the opened section stays open.
  await number.pressSequentially('1234F');
  await expect(number).not.toHaveAttribute('aria-invalid', 'true');
  await press(asha, 'Keep it');
  await expect(asha.getByText('The number is kept, encrypted.')).toBeVisible();
  await expect(payments).toBeVisible();
});

/**
 * As if a week had gone since the dispute was opened. The server's job of each minute would move the dispute to another list of
 * the desk at some time, so it is moved at once.
 */
async function passEvidence(database: string, agreementId: string) {
  const { db, pool, close } = connect(database);
  await pool.query(
    `update clocks set began_at = began_at - interval '8 days', due_at = due_at - interval '8 days'
      where kind = 'dispute_evidence' and subject_id = $1 and ended_at is null`,
    [`${agreementId}.1`],
  );
  await lapseDueDeadlines({ db });
  await close();
}
