import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { Core } from '#core/ground/core.ts';
import { moveOn } from '#core/mentorships/move-on.ts';
import { member } from '#tests/ground/builders.ts';
import { metPair } from '#tests/mentorships/mentorships.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { follow, fromToday, newEmail } from './member-steps.ts';

test.use({ isPlain: true });
// Two members take longer than one page does.
test.describe.configure({ timeout: 180_000 });

const fold = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).click();
const menteeName = 'Abhyuday Chandrashekhar Venkataraghavan-Kulkarni';
const devanagari = 'दहा शेतकरी शीतगृहासाठी पैसे देतात';

test('without scripts two members agree to a plan, meet, check in, and write what was reached', async ({
  page: mentee,
  server,
  database,
  openWindow,
}) => {
  const mentor = await openWindow();
  const { core, close } = await coreBehind(server, database);
  const world = await prepare(core);
  await signInAs(mentor.context(), server.origin, world.mentor);
  await signInAs(mentee.context(), server.origin, world.mentee);

  await fromToday(mentee, 'You', /^Mentoring/, 'Past', /^Pricing for growers/, 'Propose a mentorship');
  await mentee.getByLabel('Goal 1', { exact: true }).fill(devanagari);
  await mentee.getByLabel('Goal 1 is done when').fill('Ten invoices are paid. '.repeat(10));
  await mentee.getByLabel('Weeks').fill('8');
  await mentee.getByRole('button', { name: 'Send the plan' }).click();
  await expect(mentee.getByText('each in up to 200 characters').first()).toBeVisible();
  await expect(mentee.getByLabel('Goal 1', { exact: true })).toHaveValue(devanagari);
  await mentee.getByLabel('Goal 1 is done when').fill('Ten invoices are paid.');
  await mentee.getByRole('button', { name: 'Send the plan' }).click();
  await expect(mentee.getByText('Your plan is sent.')).toBeVisible();

  await fromToday(mentor, new RegExp(`Answer ${menteeName} about a mentorship`));
  await expect(mentor.getByText(devanagari)).toBeVisible();
  await follow(mentor, 'Propose another plan');
  await fold(mentor, 'More goals');
  await mentor.getByLabel(/^Goal 3 \(/).fill('A price list that a clerk can explain');
  await mentor.getByLabel('Goal 3 is done when').fill('A clerk has sold by it for a week');
  await mentor.getByRole('button', { name: 'Send the plan' }).click();
  await expect(mentor.getByText('Your plan is sent.')).toBeVisible();

  await fromToday(mentee, /Answer .* about a mentorship/);
  await expect(mentee.getByText('It promises no pay, shares or work.')).toBeVisible();
  await mentee.getByRole('button', { name: 'Agree to this plan' }).click();
  await expect(mentee.getByText('Your mentorship has begun.')).toBeVisible();

  await fromToday(mentor, 'You', /^Mentoring/, 'Mentorships', /^Pricing for growers/, 'Book sessions');
  await mentor.getByLabel('How many').selectOption('3 sessions');
  await mentor.getByRole('button', { name: 'Show the times' }).click();
  await mentor.getByLabel('Where you meet').selectOption('Online, by a link');
  await mentor.getByLabel('Link, number or address').fill('http://a@b');
  await mentor.getByRole('button', { name: 'Book 3 sessions' }).click();
  await expect(mentor.getByText('Give a link that begins with https://').first()).toBeVisible();
  await mentor.getByLabel('Link, number or address').fill('https://meet.example.org/room');
  await mentor.getByRole('button', { name: 'Book 3 sessions' }).click();
  await expect(mentor.getByText('The sessions are booked and confirmed.')).toBeVisible();
  await expect(mentor.getByText(/Confirmed/)).toHaveCount(3);

  await sql`update mentorships set next_check_in_at = now() where mentor_id = ${world.mentor.id}`.execute(
    core.db,
  );
  await moveOn(core);
  await fromToday(mentee, /Write the check-in of your mentorship/);
  await mentee.getByLabel(`How it goes: ${devanagari}`).selectOption('Stuck');
  await mentee.getByLabel('One line').first().fill('Two of ten have answered.');
  await mentee.getByRole('button', { name: 'Send the check-in' }).click();
  await expect(mentee.getByText('Your check-in is sent.')).toBeVisible();

  await fromToday(mentor, 'You', /^Mentoring/, 'Mentorships', /^Pricing for growers/);
  await expect(mentor.getByText('Stuck: Two of ten have answered.')).toBeVisible();
  await fold(mentor, 'End the mentorship');
  await mentor.getByLabel('The reason').selectOption('The goals are reached');
  await mentor.getByRole('button', { name: 'End the mentorship now' }).click();
  await expect(mentor.getByText('The mentorship is ended.')).toBeVisible();
  await mentor.getByLabel('What you reached').fill('Ten growers pay.');
  await mentor.getByRole('button', { name: 'Send your text' }).click();
  await expect(mentor.getByText('Your text is saved.')).toBeVisible();

  await fromToday(mentee, /Write what you reached/);
  await expect(mentee.getByText('The goals are reached')).toBeVisible();
  await expect(mentee.getByText('Ten growers pay.')).toHaveCount(0);
  await mentee.getByLabel('What you reached').fill('All of it.');
  await mentee.getByRole('button', { name: 'Send your text' }).click();
  await expect(mentee.getByText('Ten growers pay.')).toBeVisible();
  await close();
});

async function prepare(core: Core) {
  const mentor = await member(core, { name: 'Sharada Apte', email: newEmail('mentor'), password: null });
  const mentee = await member(core, { name: menteeName, email: newEmail('mentee'), password: null });
  return metPair(core, { mentor, mentee });
}
