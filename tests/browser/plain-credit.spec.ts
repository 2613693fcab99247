import type { Core } from '#core/ground/core.ts';
import { joinTeam } from '#tests/agreements/agreements.ts';
import { loggableOf, smallRule, studentOf, workOf } from '#tests/credit/claims.ts';
import { member } from '#tests/ground/builders.ts';
import { press } from './agreement-steps.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { follow, fromToday, newEmail } from './member-steps.ts';

test.use({ isPlain: true });
test.describe.configure({ timeout: 180_000 });

const slugOf = async ({ db }: Core, projectId: string) =>
  (await db.selectFrom('projects').select('slug').where('id', '=', projectId).executeTakeFirstOrThrow()).slug;

test('without scripts a claim is confirmed with fewer hours, approved, verified and taken back', async ({
  page: student,
  server,
  database,
  openWindow,
}) => {
  const [host, college] = [await openWindow(), await openWindow()];
  const { core, close } = await coreBehind(server, database);
  const [asha, staff] = [
    await member(core, { password: null, name: 'Asha Kulkarni', email: newEmail('asha') }),
    await member(core, { password: null, name: 'Ravi Rao', email: newEmail('ravi') }),
  ];
  await studentOf(core, asha, { owner: staff, rule: { ...smallRule, mostCredits: 8 } });
  const { projectId, owner } = await loggableOf(core, asha);
  await signInAs(student.context(), server.origin, asha);
  await signInAs(host.context(), server.origin, owner as typeof asha);
  await signInAs(college.context(), server.origin, staff);

  await fromToday(student, 'You', /^College credit/, 'Your log of hours');
  await student.getByLabel('Hours').fill('two');
  await student.getByLabel('What you did').fill('Read the meters of the cold rooms');
  await press(student, 'Write it down');
  await expect(student.getByText('Enter hours from 0.25 to 12').first()).toBeVisible();
  await student.getByLabel('Hours').fill('2');
  await press(student, 'Write it down');
  await expect(student.getByText('The line is written down.')).toBeVisible();

  const project = await slugOf(core, projectId);
  await joinTeam(core, project, asha);
  await workOf(core, asha, { owner, project, projectId }, { hours: [8, 8] });
  await close();
  await fromToday(student, 'You', /^College credit/, /3 pieces of work/);
  await press(student, 'Begin the claim');
  await expect(student.getByText('Choose at least one line.').first()).toBeVisible();
  for (const work of ['Counter 1', 'Counter 2', 'Read the meters'])
    await student.getByLabel(new RegExp(`^${work}`)).check();
  await press(student, 'Begin the claim');
  await expect(student.getByText('18 hours, 8 credits')).toBeVisible();
  await expect(student.getByText('Not counted: 1 credit.')).toBeVisible();
  await student.getByLabel(/^Counter 1/).uncheck();
  await press(student, 'Save the choice');
  await expect(student.getByText('10 hours, 5 credits')).toBeVisible();
  await student.getByLabel(/^Counter 1/).check();
  await press(student, 'Save the choice');
  await press(student, 'Send the claim');
  await expect(student.getByText('The claim is sent.')).toBeVisible();

  await fromToday(host, /Confirm hours of Asha Kulkarni/);
  const second = host.getByRole('group', { name: /Counter 2/ });
  await second.getByLabel('Hours that you confirm').fill('4');
  await press(host, 'Confirm these hours');
  await expect(host.getByText('Give a reason').first()).toBeVisible();
  await second.getByLabel('Reason for fewer hours').fill('The second counter was half done.');
  await press(host, 'Confirm these hours');
  await expect(host.getByText('You have answered. Thank you.')).toBeVisible();

  await fromToday(college, /Decide a claim of credit/);
  await expect(college.getByText('The second counter was half done.')).toBeVisible();
  await press(college, 'Approve');
  await expect(college.getByText('Approved').first()).toBeVisible();

  await fromToday(student, 'You', /^College credit/, /14 hours, 7 credits/);
  await expect(student.getByText('The owner confirmed 4 hours.')).toBeVisible();
  await expect
    .poll(async () => {
      await student.reload();
      return student.getByRole('link', { name: 'See the certificate' }).isVisible();
    })
    .toBe(true);
  await follow(student, 'See the certificate');
  await expect(student.getByText('14 hours').first()).toBeVisible();

  // The number of the paper, as a stranger without an account asks for it.
  const stranger = await openWindow();
  const number = new URL(student.url()).pathname.split('/').at(-1);
  const verified = async () => (await stranger.request.get(`/verify?number=${number}`)).text();
  expect(await verified()).toContain('We issued this certificate, and it counts.');
  expect(await verified()).not.toContain('Asha Kulkarni');

  await college.getByText('Take the approval back').click();
  await college.getByLabel('Reason').fill('One of the counters was built by another student.');
  await press(college, 'Take it back');
  await expect.poll(verified).toContain('This certificate was withdrawn. It counts no more.');
});
