import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Core } from '#core/ground/core.ts';
import { moveOn } from '#core/mentorships/move-on.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { question } from '#tests/mentoring/sessions.ts';
import { openedMentor } from '#tests/mentors/mentors.ts';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { reviewAnswer, reviewQuestion } from '#tests/written-reviews/reviews.ts';
import { approve, newFamily, switchOn } from '#tests/young-mentees/young.ts';
import { metChild } from '#tests/young-mentees/young-plans.ts';
import { coreBehind, holdSecret, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { guardianCodeIn } from './guardian-steps.ts';
import { fromToday, newEmail, openFromEmail } from './member-steps.ts';

test.use({ isPlain: true });
// Three people take longer than one page does.
test.describe.configure({ timeout: 180_000 });

async function prepared(core: Core, name: string) {
  await switchOn(core);
  const { who: mentor } = await openedMentor(core, {
    name,
    page: { session: { minutes: 30 }, review: { of: ['document'], answerDays: 7, open: 2 } },
  });
  await approve(core, mentor);
  return { mentor, ...(await newFamily(core)) };
}

/** The digits of the newest code, after an earlier one. */
async function codeAfter(server: RunningServer, address: string, earlier: string): Promise<string> {
  const { text = '' } = await server.emailTo(
    address,
    ({ subject = '', text: said = '' }) => /^Your code to agree/.test(subject) && !said.includes(earlier),
  );
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

/** The picture is there and can be loaded, with its true size. */
async function expectShown(page: Page, name: string, size: { width: number; height: number }): Promise<void> {
  const path = await page.getByRole('img', { name }).getAttribute('src');
  const answer = await page.request.get(path ?? '');
  expect(answer.status()).toBe(200);
  expect(await sharp(await answer.body()).metadata()).toMatchObject({ format: 'webp', ...size });
}

test('without scripts a child asks with the guardian’s yes, a mentor answers, and the guardian reads', async ({
  page: child,
  server,
  database,
  openWindow,
}) => {
  const [mentor, guardian] = [await openWindow(), await openWindow()];
  const name = `Sharada Apte ${newEmail('mentor').split('@')[0]}`;
  const { core, close } = await coreBehind(server, database);
  const made = await prepared(core, name);
  await close();
  await signInAs(mentor.context(), server.origin, made.mentor);
  await signInAs(child.context(), server.origin, made.child);
  const toGuardian = (says: string) =>
    server.emailTo(made.email, ({ text = '' }) => text.replaceAll(/\s+/g, ' ').includes(says));

  await openFromEmail(guardian, await toGuardian('has named you as parent'), 'guardian');
  await guardian.getByLabel('You are').selectOption('Parent');
  await guardian.getByLabel('I am 18 or older').check();
  await guardian.getByRole('button', { name: 'mail me a code' }).click();
  const first = await guardianCodeIn(server, made.email);
  await guardian.getByLabel('Six digits from our email').fill(first);
  await guardian.getByRole('button', { name: 'I agree', exact: true }).click();

  await fromToday(child, /^Mentors for members under 18/);
  await expect(child.getByText('Your guardian must agree first.')).toBeVisible();
  await expect(child.getByRole('link', { name: `Ask ${name}` })).toBeHidden();

  await guardian.getByRole('link', { name: 'Written mentoring' }).click();
  await expect(guardian.getByText('You have not agreed to written mentoring.')).toBeVisible();
  await expect(guardian.getByRole('button', { name: 'I agree to written mentoring' })).toBeHidden();
  await guardian.getByRole('button', { name: 'Email me a code' }).click();
  await guardian.getByLabel('Six digits from our email').fill('000000');
  await guardian.getByRole('button', { name: 'Read everything' }).click();
  await expect(guardian.getByRole('alert').first()).toBeVisible();
  await guardian.getByLabel('Six digits from our email').fill(await codeAfter(server, made.email, first));
  await guardian.getByRole('button', { name: 'Read everything' }).click();
  await guardian.getByRole('button', { name: 'I agree to written mentoring' }).click();
  await expect(guardian.getByText('You have agreed to written mentoring.')).toBeVisible();

  await child.reload();
  await child.getByRole('link', { name: `Ask ${name}` }).click();
  await expect(child.getByText('Your guardian reads this.').first()).toBeVisible();
  await child.getByLabel('Your question').fill(reviewQuestion);
  await child.getByRole('button', { name: 'Ask your guardian' }).click();
  await expect(child.getByText('Add a picture or a link', { exact: false }).first()).toBeVisible();
  await expect(child.getByLabel('Your question')).toHaveValue(reviewQuestion);
  await child.getByLabel('Links to your work').fill('https://example.com/plan');
  await child.getByLabel('Pictures of your work').setInputFiles({
    name: 'Isha Deshpande, class 9.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo('jpeg', 60, 40),
  });
  await child.getByRole('button', { name: 'Ask your guardian' }).click();
  await expect(child.getByText('Your guardian says yes or no by')).toBeVisible();

  await openFromEmail(guardian, await toGuardian('waits for your yes or no'), 'guardian/mentoring');
  await expect(guardian.getByText(reviewQuestion)).toBeVisible();
  await expectShown(guardian, 'Picture 1', { width: 60, height: 40 });
  await guardian.getByRole('button', { name: 'Yes, send it' }).click();
  await expect(guardian.getByText('You said yes.')).toBeVisible();

  await child.reload();
  await child.getByRole('button', { name: 'Send it to the mentor' }).click();
  await expect(child.getByText('Sent to the mentor.')).toBeVisible();

  await fromToday(mentor, /Answer .* about/);
  await expect(mentor.getByText('With Isha, under 18')).toBeVisible();
  await expect(mentor.getByText('Deshpande')).toBeHidden();
  await expect(mentor.getByRole('link', { name: 'picture-1.webp' })).toBeVisible();
  await mentor.getByRole('button', { name: 'Accept the request' }).click();
  await expect(mentor.getByText('Isha’s guardian reads this.').first()).toBeVisible();
  await mentor.getByLabel('One picture').setInputFiles({
    name: 'call me.png',
    mimeType: 'image/png',
    buffer: await photo('png', 50, 40),
  });
  await mentor.getByLabel('Your answer').fill(reviewAnswer);
  await mentor.getByRole('button', { name: 'Send the answer' }).click();
  await expect(mentor.getByText('Your answer is sent.')).toBeVisible();

  await child.reload();
  await expect(child.getByText(reviewAnswer)).toBeVisible();
  await expectShown(child, 'The picture that came with the answer', { width: 50, height: 40 });
  await expect(child.getByRole('link', { name: 'Report this' })).toBeVisible();
  await openFromEmail(
    guardian,
    await toGuardian('has a written review from the mentor'),
    'guardian/mentoring',
  );
  await expect(guardian.getByText(reviewAnswer)).toBeVisible();
  await expectShown(guardian, 'The picture that came with the answer', { width: 50, height: 40 });
  await guardian.getByText('Report this mentor', { exact: true }).click();
  await guardian.getByLabel('What is it?').selectOption('Something else');
  await guardian.getByRole('button', { name: 'Send the report' }).click();
  await expect(guardian.getByRole('alert').first()).toBeVisible();
  await guardian.getByLabel('In your words').fill('Please look at this answer.');
  await guardian.getByRole('button', { name: 'Send the report' }).click();
  await expect(guardian.getByText('We have your report. We answer you by email.')).toBeVisible();

  await fromToday(child, /^Mentors for members under 18/);
  await child.getByRole('link', { name: `Ask ${name}` }).click();
  await expect(child.getByLabel('How do you meet in a session?')).toBeHidden();
  await child.getByLabel('What do you ask for?').selectOption('A session, 30 minutes');
  await child.getByLabel('Your question').fill(question);
  await child.getByRole('button', { name: 'Ask your guardian' }).click();
  await expect(child.getByText('Your guardian says yes or no by')).toBeVisible();
  await expect(child.getByRole('radio')).toHaveCount(0);
  await openFromEmail(guardian, await toGuardian('waits for your yes or no'), 'guardian/mentoring');
  await expect(guardian.getByText(question)).toBeVisible();
  await guardian.getByRole('button', { name: 'Yes, send it' }).click();
  await child.reload();
  await child.getByRole('radio').first().check();
  await child.getByRole('button', { name: 'Ask for this time' }).click();
  await expect(child.getByText('We have asked the mentor.')).toBeVisible();

  await fromToday(mentor, /Answer Isha about/);
  await expect(mentor.getByText('With Isha, under 18')).toBeVisible();
  await expect(mentor.getByRole('link', { name: 'Report this session' }).first()).toBeVisible();
  await expect(mentor.getByLabel('Link, number or address')).toBeHidden();
  await mentor.getByRole('button', { name: 'Confirm the session' }).click();
  await expect(mentor.getByText('Isha’s guardian reads this.').first()).toBeVisible();
  await mentor.getByLabel('Your message').fill('Which card do you play first?');
  await mentor.getByRole('button', { name: 'Send the message' }).click();
  await expect(mentor.getByText('Which card do you play first?')).toBeVisible();
  await child.reload();
  await expect(child.getByText('You meet here, in writing.', { exact: true })).toBeVisible();
  await child.getByLabel('Your message').fill('The one with the rain.');
  await child.getByRole('button', { name: 'Send the message' }).click();
  await expect(child.getByText('Your message is sent.')).toBeVisible();
  await openFromEmail(guardian, await toGuardian('has a session with a mentor'), 'guardian/mentoring');
  await expect(guardian.getByText('The one with the rain.')).toBeVisible();

  await guardian.getByRole('button', { name: 'I agree to live sessions' }).click();
  await expect(guardian.getByText('You have agreed to live sessions.').first()).toBeVisible();
  await fromToday(child, /^Mentors for members under 18/);
  await child.getByRole('link', { name: `Ask ${name}` }).click();
  await child.getByLabel('What do you ask for?').selectOption('A session, 30 minutes');
  await child.getByLabel('How do you meet in a session?').selectOption('By phone, on your guardian’s number');
  await child.getByLabel('Your question').fill(reviewQuestion);
  await child.getByRole('button', { name: 'Ask your guardian' }).click();
  await guardian.reload();
  await expect(guardian.getByText('By phone: the mentor calls your number', { exact: false })).toBeVisible();
  await guardian.getByRole('button', { name: 'Yes, send it' }).click();
  await expect(guardian.getByText('Enter your own number', { exact: false }).first()).toBeVisible();
  await guardian.getByLabel('Your own number').fill('+91 98220 12345');
  await guardian.getByRole('button', { name: 'Yes, send it' }).click();
  await expect(guardian.getByText('You said yes.')).toBeVisible();
  await child.reload();
  await child.getByRole('radio').last().check();
  await child.getByRole('button', { name: 'Ask for this time' }).click();
  await fromToday(mentor, /Answer Isha about/);
  await expect(mentor.getByText('98220')).toBeHidden();
  await mentor.getByRole('button', { name: 'Confirm the session' }).click();
  await expect(mentor.getByText('+919822012345')).toBeVisible();
  await child.reload();
  await expect(child.getByText('The mentor calls your guardian’s number.').first()).toBeVisible();
  await expect(child.getByText('98220')).toBeHidden();
  await guardian.getByRole('button', { name: 'End live sessions' }).click();
  await expect(guardian.getByText('All links and calls are cancelled.').first()).toBeVisible();
  await mentor.reload();
  await expect(mentor.getByText('+919822012345')).toBeHidden();
  await guardian.getByRole('button', { name: 'End written mentoring' }).click();
  await expect(guardian.getByText('All requests, sessions and plans are cancelled.').first()).toBeVisible();
});

const devanagari = 'दहा मुले खेळ शेवटपर्यंत खेळतात';
const away = 'Write to me on WhatsApp, and we look at it there.';
const warning = 'This seems to lead to another messenger.';
const toPlan = [/^Mentors for members under 18/, /^Pricing for growers.*Plan/];
const fold = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).click();

test('without scripts a plan under 18 goes from the guardian’s yes to sessions, check-ins and its end', async ({
  page: child,
  server,
  database,
  openWindow,
}) => {
  const [mentor, guardian] = [await openWindow(), await openWindow()];
  const { core, close } = await coreBehind(server, database);
  const made = await metChild(core);
  await signInAs(child.context(), server.origin, made.child);
  await signInAs(mentor.context(), server.origin, made.mentor);
  // The browser in which the guardian entered a code within the last hour.
  const proof = { name: 'a_proof_saharambh', value: made.link.browser };
  await holdSecret(guardian.context(), server.origin, proof);

  await fromToday(child, /^Mentors for members under 18/, /^Pricing for growers/, /^Propose a plan/);
  await expect(child.getByText('Your guardian reads this.').first()).toBeVisible();
  await expect(child.getByLabel('Where you meet')).toBeHidden();
  await child.getByLabel('Goal 1', { exact: true }).fill(devanagari);
  await child.getByLabel('Goal 1 is done when').fill('Ten children have played it to the end.');
  await child.getByLabel('Weeks').fill('13');
  await child.getByRole('button', { name: 'Ask your guardian' }).click();
  await expect(child.getByRole('alert').first()).toBeVisible();
  await expect(child.getByLabel('Goal 1', { exact: true })).toHaveValue(devanagari);
  await child.getByLabel('Weeks').fill('8');
  await child.getByRole('button', { name: 'Ask your guardian' }).click();
  await expect(child.getByText('Your guardian says yes or no by')).toBeVisible();

  const asked = await server.emailTo(made.email, ({ text = '' }) =>
    /waits\s+for\s+your\s+yes\s+or\s+no/.test(text),
  );
  await openFromEmail(guardian, asked, 'guardian/mentoring');
  await expect(guardian.getByText(devanagari)).toBeVisible();
  await guardian.getByRole('button', { name: 'Yes, send it' }).click();
  await expect(guardian.getByText('You said yes.')).toBeVisible();

  await child.reload();
  await child.getByRole('button', { name: 'Send it to the mentor' }).click();
  await fromToday(mentor, /Answer Isha about a mentorship/);
  await expect(mentor.getByText(devanagari)).toBeVisible();
  await expect(mentor.getByText('Deshpande')).toBeHidden();
  await expect(mentor.getByText('No other plan is proposed to a member under 18.')).toBeVisible();
  await mentor.getByRole('button', { name: 'Agree to this plan' }).click();
  await expect(mentor.getByText('Your mentorship has begun.')).toBeVisible();
  await expect(mentor.getByRole('link', { name: 'Book sessions' })).toBeHidden();

  await fromToday(child, ...toPlan, 'Book sessions');
  await child.getByLabel('How many').selectOption('2 sessions');
  await child.getByRole('button', { name: 'Show the times' }).click();
  await child.getByRole('button', { name: 'Book 2 sessions' }).click();
  await expect(child.getByText('The sessions are booked and confirmed.')).toBeVisible();
  await expect(child.getByText(/Confirmed/)).toHaveCount(2);

  await sql`update mentorships set next_check_in_at = now() where mentor_id = ${made.mentor.id}`.execute(
    core.db,
  );
  await moveOn(core);
  await close();
  for (const [who, way, mark, line] of [
    [child, toPlan, 'Stuck', 'Two children have stopped.'],
    [mentor, [/Write the check-in of your mentorship/], 'On track', away],
  ] as const) {
    await fromToday(who, ...way);
    await who.getByLabel(`How it goes: ${devanagari}`).selectOption(mark);
    await who.getByLabel('One line').fill(line);
    await who.getByRole('button', { name: 'Send the check-in' }).click();
    await expect(who.getByText('Your check-in is sent.')).toBeVisible();
  }
  await guardian.reload();
  await expect(guardian.getByText('Stuck: Two children have stopped.')).toBeVisible();
  await expect(guardian.getByText(`On track: ${away}`)).toBeVisible();
  await expect(guardian.getByText(warning)).toHaveCount(1);

  await fold(mentor, 'End the mentorship');
  await mentor.getByLabel('The reason').selectOption('I have no time for it any more');
  await mentor.getByLabel('A few words').fill(away);
  await mentor.getByRole('button', { name: 'End the mentorship now' }).click();
  await expect(mentor.getByText('The mentorship is ended.')).toBeVisible();
  await expect(mentor.getByText(warning)).toHaveCount(0);
  await guardian.reload();
  await expect(guardian.getByText(warning)).toHaveCount(2);
  await fromToday(child, ...toPlan);
  await expect(child.getByText(warning)).toBeVisible();
  await expect(child.getByText(away).first()).toBeVisible();
});
