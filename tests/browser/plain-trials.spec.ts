import type { Page } from '@playwright/test';
import { acceptIntroduction } from '#core/introductions/accept-introduction.ts';
import { member } from '#tests/ground/builders.ts';
import { introductionBetween } from '#tests/introductions/introductions.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import { showToEverybody } from '#tests/projects/published-project.ts';
import { answersOf } from '#tests/trials/pairs.ts';
import { dayFromNow, press } from './agreement-steps.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { follow, fromToday } from './member-steps.ts';

test.use({ isPlain: true });
test.describe.configure({ timeout: 120_000 });

/** Answers the eight questions on the page of the two, and hands the answers in. */
async function answer(page: Page, place: string): Promise<void> {
  const { hours, months, decides, equal, leaving, stopping } = answersOf(place);
  await page.getByLabel('How many hours a week can you give now, and how many in a year?').fill(hours);
  await page.getByLabel('For how many months can you work without pay?').fill(months);
  await page.getByLabel('Would you put your own savings at risk?').selectOption('no');
  await page.getByLabel('Who decides when you do not agree?').fill(decides);
  await page.getByLabel('Do you want equal parts or not, and why?').fill(equal);
  await page.getByLabel('Where do you want to work?').fill(place);
  await page.getByLabel('What happens if one of you leaves?').fill(leaving);
  await page.getByLabel('What would make you stop?').fill(stopping);
  await press(page, 'Hand in my answers');
}

test('without scripts two members answer eight questions together, and write the terms of a trial', async ({
  page: asker,
  server,
  database,
  openWindow,
}) => {
  const asked = await openWindow();
  const { core, close } = await coreBehind(server, database);
  const [one, other] = [
    await member(core, { password: null, name: 'Meera Joshi' }),
    await member(core, { password: null, name: 'Kwame Mensah' }),
  ];
  for (const who of [one, other]) await showToEverybody(core, who);
  await markAs(core, one, 'founder');
  const { id } = await introductionBetween(core, { asker: one, asked: other }, { purpose: 'begin_together' });
  await acceptIntroduction(core, other, id);
  await close();
  await signInAs(asker.context(), server.origin, one);
  await signInAs(asked.context(), server.origin, other);
  const toTrial = (name: string) => [
    'You',
    /^Introductions/,
    'Past',
    new RegExp(`^${name}`),
    'Eight questions and a trial',
  ];

  await fromToday(asker, ...toTrial('Kwame'));
  await press(asker, 'Hand in my answers');
  await expect(asker.getByRole('alert').first()).toBeVisible();
  await answer(asker, 'Pune');
  await expect(asker.getByText('Your answers are handed in.').first()).toBeVisible();
  await fromToday(asked, ...toTrial('Meera'));
  await expect(asked.getByText('The other member has handed in.')).toBeVisible();
  await expect(asked.getByText('Pune')).toHaveCount(0);
  await answer(asked, 'Nagpur');
  await expect(asked.getByText('Pune')).toBeVisible();

  await fromToday(asker, ...toTrial('Kwame'));
  await expect(asker.getByText('Nagpur')).toBeVisible();
  await follow(asker, 'Begin a draft project');
  await asker.getByLabel('Name').fill('Cold rooms that growers share');
  await asker.getByLabel('One line').fill('A crate costs less than it saves');
  await press(asker, 'Begin');
  await fromToday(asker, ...toTrial('Kwame'));
  await asker.getByLabel('First day').fill(dayFromNow(2));
  await asker.getByLabel('Number of days').fill('29');
  await asker.getByLabel('Hours a week').fill('8');
  await asker.getByLabel('Value of all the work').fill('20,000');
  await press(asker, 'Write the agreement');
  await expect(asker.getByText('Enter 14 to 28 days.').first()).toBeVisible();
  await expect(asker.getByLabel('Hours a week')).toHaveValue('8');
  await asker.getByLabel('Number of days').fill('14');
  await press(asker, 'Write the agreement');
  await fromToday(asker, ...toTrial('Kwame'));
  await expect(asker.getByText('The terms are being written.')).toBeVisible();
  await expect(asker.getByRole('link', { name: 'Finish and propose the agreement' })).toBeVisible();
});
