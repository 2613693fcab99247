import type { Page } from '@playwright/test';
import type { Core } from '#core/ground/core.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { member } from '#tests/ground/builders.ts';
import { openedMentor } from '#tests/mentors/mentors.ts';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { reviewAnswer, reviewQuestion } from '#tests/written-reviews/reviews.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { fromToday, newEmail } from './member-steps.ts';

test.use({ isPlain: true });
// Two members take longer than one page does.
test.describe.configure({ timeout: 120_000 });

type World = { server: RunningServer; database: string };

async function prepared<T>({ server, database }: World, make: (core: Core) => Promise<T>): Promise<T> {
  const { core, close } = await coreBehind(server, database);
  const made = await make(core);
  await close();
  return made;
}

const fold = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).click();
const file = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
});

test('without scripts a member gets a written review with a file, asks back, and reads the answer', async ({
  page: mentee,
  server,
  database,
  openWindow,
}) => {
  const mentor = await openWindow();
  const name = `Sharada Apte ${newEmail('mentor').split('@')[0]}`;
  const { lecturer, student } = await prepared({ server, database }, async (core) => ({
    lecturer: (
      await openedMentor(core, {
        name,
        page: { session: null, review: { of: ['document', 'pitch'], answerDays: 7, open: 1 } },
      })
    ).who,
    student: await member(core, { name: 'Kwame Mensah', email: newEmail('mentee'), password: null }),
  }));
  await signInAs(mentor.context(), server.origin, lecturer);
  await signInAs(mentee.context(), server.origin, student);

  await fromToday(mentee, 'Find', 'Mentors', new RegExp(name));
  await expect(mentee.getByText('The mentor can take 1 more review now.')).toBeVisible();
  await mentee.getByRole('link', { name: 'Ask for a written review' }).click();
  await mentee.getByLabel('Your question').fill(reviewQuestion);
  await mentee.getByRole('button', { name: 'Send the request' }).click();
  await expect(mentee.getByText('Add a file, a link or a project of yours.').first()).toBeVisible();
  await expect(mentee.getByLabel('Your question')).toHaveValue(reviewQuestion);
  // Longer than a form without a file may be.
  const long = Buffer.concat([Buffer.from(pdf()), Buffer.alloc(300_000, ' ')]);
  await mentee.getByLabel('Files').setInputFiles(file('plan.pdf', long));
  await mentee.getByLabel('Links').fill('https://example.com/plan');
  await mentee.getByRole('button', { name: 'Send the request' }).click();
  await expect(mentee.getByText('Your request is sent.')).toBeVisible();
  await expect(mentee.getByText('This opens example.com. It is not part of Saharambh.')).toBeVisible();

  await fromToday(mentor, /Answer Kwame Mensah about/);
  await expect(mentor.getByRole('link', { name: 'plan.pdf' })).toBeVisible();
  await mentor.getByRole('button', { name: 'Accept the request' }).click();
  await expect(mentor.getByText('You said yes.')).toBeVisible();
  await mentor.getByLabel('Your answer').fill('Too short.');
  await mentor.getByRole('button', { name: 'Send the answer' }).click();
  await expect(mentor.getByText('Please write 200 to 6,000 characters.').first()).toBeVisible();
  await expect(mentor.getByLabel('Your answer')).toHaveValue('Too short.');
  await mentor.getByLabel('Your answer').fill(reviewAnswer);
  await mentor.getByLabel('One file').setInputFiles(file('remarks.pdf', pdf()));
  await mentor.getByRole('button', { name: 'Send the answer' }).click();
  await expect(mentor.getByText('Your answer is sent.')).toBeVisible();

  await fromToday(mentee, 'You', /^Mentoring/, 'Planned', /^Market Research/);
  await expect(mentee.getByText(reviewAnswer)).toBeVisible();
  await expect(mentee.getByRole('link', { name: 'remarks.pdf' })).toBeVisible();
  await fold(mentee, 'Ask one more question');
  await mentee.getByLabel('Your second question').fill('How long should we measure?');
  await mentee.getByRole('button', { name: 'Send the question' }).click();
  await expect(mentee.getByText('Your question is sent.')).toBeVisible();

  await fromToday(mentor, /Answer the second question of Kwame Mensah/);
  await mentor.getByLabel('Your answer').fill('Two weeks in May are enough.');
  await mentor.getByRole('button', { name: 'Send the answer' }).click();
  await expect(mentor.getByText('Your answer is sent.')).toBeVisible();
  await mentee.reload();
  await expect(mentee.getByText('Two weeks in May are enough.')).toBeVisible();
});
