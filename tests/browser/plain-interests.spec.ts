import { sql } from 'kysely';
import type { Core } from '#core/ground/core.ts';
import { mailDueNotifications } from '#core/notifications/mail-due-notifications.ts';
import { lookForNew } from '#core/saved-searches/look-for-new.ts';
import { member } from '#tests/ground/builders.ts';
import { zoneWhereItIs } from '#tests/ground/zones.ts';
import { introductionNote } from '#tests/introductions/introductions.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { follow, fromToday, newEmail, openFromEmail, search } from './member-steps.ts';

test.use({ isPlain: true });
// Two members take longer than one page does.
test.describe.configure({ timeout: 120_000 });

/** As if the project had been published after a search was saved, the search looked through on Sunday, and Monday come. */
async function reachMonday(core: Core, accountId: string): Promise<void> {
  await sql`update saved_searches set told_until = now() - interval '1 day', look_at = now() where account_id = ${accountId}`.execute(
    core.db,
  );
  await sql`update projects set published_at = now() - interval '1 hour' where published_at > now() - interval '1 hour'`.execute(
    core.db,
  );
  await lookForNew(core);
  // The server notifies the member of the result, to be mailed on Monday.
  const makeDue = async () => {
    const due = await core.db
      .updateTable('notifications')
      .set({ mail_at: sql<Date>`now()` })
      .where('account_id', '=', accountId)
      .where('mail_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    return Number(due.numUpdatedRows);
  };
  await expect.poll(makeDue).toBe(1);
  await mailDueNotifications(core);
}

test('without scripts an investor saves a search, gets its email on Monday, and talks with a project', async ({
  page: investor,
  server,
  database,
  openWindow,
}) => {
  const owner = await openWindow();
  const name = `Cold rooms ${newEmail('rooms').split('@')[0]}`;
  const { core, close } = await coreBehind(server, database);
  const [who, founder] = [
    await member(core, { name: 'Leela Dutta', email: newEmail('investor'), password: null }),
    await member(core, { name: 'Kwame Mensah', email: newEmail('owner'), password: null }),
  ];
  await markAs(core, who, 'investor');
  // No email of this kind leaves in the hours of the night.
  await setStanding(core, who.id, { zone: zoneWhereItIs(10) });
  await publishedProject(core, founder, name);
  await signInAs(investor.context(), server.origin, who);
  await signInAs(owner.context(), server.origin, founder);

  await fromToday(owner, 'Projects', new RegExp(name), 'Who may ask for an introduction');
  await owner.getByLabel('Investors may ask').check();
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Saved.')).toBeVisible();
  await expect(owner.getByLabel('Investors may ask')).toBeChecked();

  await fromToday(investor, 'You', /^Interests/);
  await investor.getByRole('button', { name: 'Save' }).click();
  await expect(investor.getByText('Choose at least one sector').first()).toBeVisible();
  await investor.getByLabel('Agriculture').check();
  await investor.getByLabel(/^Districts/).fill('Nagpur');
  await investor.getByLabel('In your own words').fill('The round closes on Friday.');
  await investor.getByRole('button', { name: 'Save' }).click();
  await expect(investor.getByText('Nothing may be offered here.').first()).toBeVisible();
  await expect(investor.getByLabel('Agriculture')).toBeChecked();
  await investor.getByLabel('In your own words').fill('I run four shops.');
  await investor.getByRole('button', { name: 'Save' }).click();
  await expect(investor.getByText('Saved.')).toBeVisible();

  await fromToday(investor, 'Projects', 'Find a project');
  await search(investor, 'Cold');
  await investor.getByRole('button', { name: 'Save this search' }).click();
  await expect(investor.getByText('Saved. Once a week we email you what is new in it.')).toBeVisible();

  await reachMonday(core, who.id);
  await close();
  const email = await server.emailTo(who.account.email, ({ subject = '' }) =>
    subject.startsWith('New in your saved searches'),
  );
  expect(email.text).toContain(name);
  await openFromEmail(investor, email, 'find/projects');
  await follow(investor, new RegExp(name), 'First read and make one promise');
  await investor.getByRole('button', { name: 'I promise this' }).click();
  await expect(investor.getByText('Tick the promise first.').first()).toBeVisible();
  await investor.getByLabel('I never ask a founder for money to be heard, judged or introduced.').check();
  await investor.getByRole('button', { name: 'I promise this' }).click();
  await follow(investor, 'Ask to talk about an investment');
  await investor.getByLabel('Your note').fill(introductionNote);
  await investor.getByRole('button', { name: 'Send the request' }).click();
  await expect(investor.getByText(/^You wait for the answer\./)).toBeVisible();

  await fromToday(owner, /^Answer Leela Dutta about an introduction/);
  await expect(owner.getByText('I run four shops.')).toBeVisible();
  await owner.getByRole('button', { name: 'Say yes' }).click();
  await follow(owner, 'Go to the conversation');
  await expect(owner.getByText(introductionNote)).toBeVisible();
  await owner.getByLabel('Message', { exact: true }).fill('Come on Monday, we open at six.');
  await owner.getByRole('button', { name: 'Send' }).click();
  await fromToday(investor, /^Messages/, new RegExp(name));
  await expect(investor.getByText('Come on Monday, we open at six.').last()).toBeVisible();
  await investor.getByRole('heading', { level: 1 }).getByRole('link', { name }).click();
  await expect(investor.getByText('You can ask the owners of this project to talk with you.')).toBeVisible();
  await fromToday(investor, 'You', /^Interests/);
  await investor.getByRole('button', { name: 'Delete my interests' }).click();
  await expect(investor.getByText('Your interests are deleted.')).toBeVisible();
});
