import { member } from '#tests/ground/builders.ts';
import { activeOrganisation } from '#tests/organisations/organisations.ts';
import { codeOfStudent } from '#tests/rosters/rosters.ts';
import { press } from './agreement-steps.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { follow, fromToday, newEmail } from './member-steps.ts';

test.use({ isPlain: true });
test.describe.configure({ timeout: 120_000 });

/** 412 rows. Three of them are faulty: one has no number, and two have the same. */
const lines = [
  'Name;Enrolment No.',
  'Asha  Kulkarni ;B-1',
  'José D’Souza;B-2',
  'Without Number;',
  'Twice;B-3',
  'Twice;b-3',
  ...Array.from({ length: 407 }, (_, index) => `Student of the Year ${index};C-${index}`),
];
/** As Excel saves it in Windows-1252. */
const list = Buffer.from(
  [...lines.join('\r\n')].map((letter) => (letter === '’' ? 0x92 : (letter.codePointAt(0) ?? 0))),
);

test('without scripts a list is taken over, a student joins with one tick, reads who looked, and leaves', async ({
  page: staff,
  server,
  database,
  openWindow,
}) => {
  const student = await openWindow();
  const { core, close } = await coreBehind(server, database);
  const owner = await member(core, { password: null, name: 'Sunita Pawar', email: newEmail('sunita') });
  const asha = await member(core, { password: null, name: 'Asha Kulkarni', email: newEmail('asha') });
  const name = `College ${Date.now()}`;
  const organisationSlug = await activeOrganisation(core, owner, { name });
  await signInAs(staff.context(), server.origin, owner);
  await signInAs(student.context(), server.origin, asha);

  const toStudents = ['You', /^My organisations/, new RegExp(name), 'Students'];
  await fromToday(staff, ...toStudents);
  await staff.getByLabel('Name').fill('BCA 2026');
  await staff.getByLabel('First day').fill('2026-07-01');
  await staff.getByLabel('Last day').fill('2029-05-31');
  await press(staff, 'Begin');
  await staff
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: list });
  await press(staff, 'Read the file');
  await expect(staff.getByText('Read as Windows-1252, with semicolons')).toBeVisible();
  await expect(staff.getByText('Line 4: The enrolment number is missing.')).toBeVisible();
  await press(staff, 'Take over 409 rows');
  await follow(staff, 'Make codes for the students');
  await press(staff, 'Make codes');
  await expect(staff.getByText('409 codes are open.')).toBeVisible();
  const cohortId = new URL(staff.url()).pathname.split('/').at(-1) ?? '';
  const { code } = await codeOfStudent(core, { owner, organisationSlug, cohortId }, 'B-1');
  await close();

  await fromToday(student, 'You', /^My institutions/, 'Join with a code');
  await student.getByLabel('Code').fill('10 letters');
  await press(student, 'Look at the code');
  await expect(student.getByText('A code has 10 letters and digits.')).toBeVisible();
  await student.getByLabel('Code').fill(` ${code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `);
  await press(student, 'Look at the code');
  await student.getByLabel('what I applied for and its stage').check();
  await press(student, 'Join');
  await expect(student.getByText('You are a student here now.')).toBeVisible();
  await expect(student.getByText('No one has looked.')).toBeVisible();

  await fromToday(staff, ...toStudents, /^BCA 2026/);
  await staff.getByLabel('Find a student').fill('kulkarni');
  await press(staff, 'Find');
  await expect(staff.getByText('José D’Souza')).toHaveCount(0);
  await follow(staff, /^Asha Kulkarni/);
  await expect(staff.getByText('Nothing to show.')).toBeVisible();
  await fromToday(student, 'You', /^My institutions/, new RegExp(name));
  await expect(student.getByText(/^Sunita Pawar, owner, /)).toBeVisible();
  await student.getByText('Leave this institution', { exact: true }).click();
  await press(student, 'Yes, leave it');
  await expect(student.getByText('You have left the institution.')).toBeVisible();
});
