import type { Page } from '@playwright/test';
import type { Core } from '#core/ground/core.ts';
import { acceptIntroduction } from '#core/introductions/accept-introduction.ts';
import { askForDecisions } from '#core/trials/ask-for-decisions.ts';
import { member } from '#tests/ground/builders.ts';
import { introductionBetween } from '#tests/introductions/introductions.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import { showToEverybody } from '#tests/projects/published-project.ts';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { answersOf, stand } from '#tests/trials/pairs.ts';
import { dayFromNow, press } from './agreement-steps.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { codeMailedTo, follow, fromToday, newEmail } from './member-steps.ts';

test.use({ isPlain: true });
test.describe.configure({ timeout: 180_000 });

const signs = 'One of you signs for the project. A trial makes nobody a partner, employee or shareholder.';
const project = 'Cold rooms that growers share';

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

type Signer = { server: RunningServer; name: string; email: string };

/** Reads on the page of the agreement what a trial is and is not, and signs it with the mailed code. */
async function sign(page: Page, { server, name, email }: Signer): Promise<void> {
  await follow(page, 'Read the whole text and sign');
  await expect(page.getByText(signs)).toBeVisible();
  await page.getByLabel('Your name, as you sign').fill(name);
  await press(page, 'Mail me the code');
  await page.getByLabel('The code from the email').fill(await codeMailedTo(server, email));
  await press(page, 'Sign');
}

/** As if the last day of a trial had come: the server would ask both within ten minutes. */
async function reachLastDay(core: Core, pairId: string): Promise<void> {
  await stand(core, pairId, { first_day: dayFromNow(-14), last_day: dayFromNow(-1) });
  await askForDecisions(core);
}

test('without scripts two members answer eight questions, sign a trial, go on, and one is named co-founder', async ({
  page: asker,
  server,
  database,
  openWindow,
}) => {
  const asked = await openWindow();
  const { core, close } = await coreBehind(server, database);
  const [one, other] = [
    await member(core, { password: null, name: 'Meera Joshi', email: newEmail('meera') }),
    await member(core, { password: null, name: 'Kwame Mensah', email: newEmail('kwame') }),
  ];
  for (const who of [one, other]) await showToEverybody(core, who);
  await markAs(core, one, 'founder');
  const { id } = await introductionBetween(core, { asker: one, asked: other }, { purpose: 'begin_together' });
  await acceptIntroduction(core, other, id);
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
  await asker.getByLabel('Name').fill(project);
  await asker.getByLabel('One line').fill('A crate costs less than it saves');
  await press(asker, 'Begin');
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
  await follow(asker, 'Finish and propose the agreement');
  await press(asker, 'Propose it');
  await expect(asker.getByText('You proposed the agreement.').first()).toBeVisible();
  await fromToday(asked, /Answer or sign the agreement/);
  await sign(asked, { server, name: 'Kwame Mensah', email: other.account.email });
  await expect(asked.getByText('You have signed. The other side signs next.')).toBeVisible();
  await fromToday(asker, /Answer or sign the agreement/);
  await sign(asker, { server, name: 'Meera Joshi', email: one.account.email });
  await expect(asker.getByText('Both sides have signed. The agreement is in force.')).toBeVisible();
  await expect
    .poll(async () => {
      await fromToday(asked);
      return asked.getByText('First day of your trial with Meera Joshi').isVisible();
    })
    .toBe(true);
  await follow(asked, /^First day of your trial/);
  await expect(asked.getByText('Both of you have signed the trial.')).toBeVisible();

  await reachLastDay(core, id);
  await close();
  await fromToday(asked, /Say how your trial with Meera Joshi goes on/);
  await press(asked, 'Send my answer');
  await expect(asked.getByText('Choose one.').first()).toBeVisible();
  await asked.getByLabel('Your answer').selectOption('Go on');
  await press(asked, 'Send my answer');
  await expect(asked.getByText('Your answer: Go on')).toBeVisible();
  await fromToday(asker, /Say how your trial with Kwame Mensah goes on/);
  await expect(asker.getByText('Their answer')).toHaveCount(0);
  await asker.getByLabel('Your answer').selectOption('Go on');
  await press(asker, 'Send my answer');
  await expect(asker.getByText('Both of you go on together.')).toBeVisible();

  await fromToday(asked, new RegExp(project));
  await press(asked, 'Join the team');
  await fromToday(asker, 'Projects', new RegExp(project), 'Team', 'Co-founders');
  await press(asker, 'Propose as co-founder: Kwame Mensah');
  await expect(asker.getByText('The title is proposed.')).toBeVisible();
  await fromToday(asked, /Say whether .* is a co-founder/);
  await press(asked, 'Yes, a co-founder');
  await expect(asked.getByText(/^Co-founder since .*They say so themselves\.$/)).toBeVisible();
});
