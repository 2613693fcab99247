import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { putHandle } from '#core/people/put-handle.ts';
import { setVisibility } from '#core/people/set-visibility.ts';
import { askRights } from '#core/rights/ask-rights.ts';
import { staff } from '#tests/administration/staff.ts';
import { member } from '#tests/ground/builders.ts';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { goToDesk } from './admin-steps.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { codeMailedTo, fromToday, newEmail, openFromEmail, password, pdf, signIn } from './member-steps.ts';

test.use({ isPlain: true });

type World = { server: RunningServer; database: string };

async function prepared<T>({ server, database }: World, make: (core: Core) => Promise<T>): Promise<T> {
  const { core, close } = await coreBehind(server, database);
  const made = await make(core);
  await close();
  return made;
}

const named = (core: Core, name: string) => member(core, { name, email: newEmail('rights') });

test('without scripts a member withdraws a consent by one press and reads the receipt', async ({
  page,
  server,
  database,
}) => {
  const who = await prepared({ server, database }, async (core) => {
    const made = await named(core, 'Lata Deshmukh');
    await putHandle(core, made, { handle: `lata-${made.id.slice(-12)}` });
    await setVisibility(core, made, { visibility: 'members' });
    return made;
  });
  await signInAs(page.context(), server.origin, who);
  await fromToday(page, 'You', /^My data/, /^Consents/);
  await page.getByRole('button', { name: 'Withdraw: Your page for others' }).click();
  await expect(page.getByText('You have withdrawn it. We follow this from now on.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw: Your page for others' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Receipt .*, not given/ }).click();
  await expect(page.getByText('The consent is not given.')).toBeVisible();
  await expect(page.getByText('Your page for others')).toBeVisible();
  await expect(page.getByText('Lata Deshmukh', { exact: true })).toBeVisible();
});

test('without scripts a late request is late on both sides, and is answered', async ({
  page: asking,
  server,
  database,
  openWindow,
}) => {
  const answering = await openWindow();
  const words = 'My college is wrong: it is VNIT Nagpur.';
  const { asker, clerk, number } = await prepared({ server, database }, async (core) => {
    const made = await named(core, 'Asha Kulkarni');
    const { $id, number: given } = await askRights(core, made, { kind: 'correct', words });
    await sql`update rights_requests set received_at = received_at - interval '16 days' where id = ${$id}`.execute(
      core.db,
    );
    await sql`update clocks set began_at = began_at - interval '16 days', due_at = due_at - interval '16 days'
      where subject_id = ${$id}`.execute(core.db);
    return { asker: made, clerk: await staff(core, 'rights'), number: given };
  });
  await signInAs(asking.context(), server.origin, asker);
  await signInAs(answering.context(), server.origin, clerk);
  await fromToday(asking, 'You', /^My data/, new RegExp(number));
  await expect(asking.getByText(/^We are late\. Due:/)).toBeVisible();

  await goToDesk(answering, 'Data requests');
  const first = answering.getByRole('main').getByRole('link', { name: /^R-/ }).first();
  await expect(first).toContainText(number);
  await expect(first).toContainText('Late');
  await first.click();
  await answering.getByLabel('Outcome').selectOption('We did it');
  await answering.getByLabel('What the person reads').fill('Your college is VNIT Nagpur now.');
  await answering.getByRole('button', { name: 'Send the answer' }).click();
  await expect(answering.getByText('The answer is sent.')).toBeVisible();

  await fromToday(asking, 'You', /^My data/, new RegExp(number));
  await expect(asking.getByText('Your college is VNIT Nagpur now.')).toBeVisible();
  await expect(asking.getByText(/^We are late/)).toHaveCount(0);
});

test('without scripts a nominee asks to act, and a sign-in of the member ends it', async ({
  page: naming,
  server,
  database,
  openWindow,
}) => {
  const acting = await openWindow();
  const email = newEmail('nominee');
  const who = await prepared({ server, database }, (core) => named(core, 'Kamala Devi'));
  await signInAs(naming.context(), server.origin, who);
  await fromToday(naming, 'You', /^My data/, /^A person who acts for me/);
  await naming.getByLabel('Name of the person').fill('Ravi Devi');
  await naming.getByLabel('Their email address').fill(email);
  await naming.getByLabel('This person is').selectOption('My child');
  await naming.getByLabel('Tell them by email that I have named them').check();
  await naming.getByRole('button', { name: 'Name this person' }).click();
  await expect(naming.getByText('The person is named.')).toBeVisible();

  const told = await server.emailTo(email, ({ subject }) => /^You are named/.test(subject ?? ''));
  await openFromEmail(acting, told, 'rights/act');
  await acting.getByLabel('Your email address').fill(email);
  await acting.getByRole('button', { name: 'Send me the code' }).click();
  await acting.getByLabel('Code').fill(await codeMailedTo(server, email));
  await acting.getByRole('button', { name: 'Go on' }).click();
  const forKamala = acting.getByRole('link', { name: /^Act for Kamala Devi/ });
  await forKamala.click();
  await acting.getByLabel('The reason').selectOption('The member cannot act');
  await acting.getByLabel('I am 18 or older').check();
  await acting.getByLabel('One document that proves it').setInputFiles(pdf);
  await acting.getByRole('button', { name: 'Ask to act' }).click();
  await expect(acting.getByText('We have your request.')).toBeVisible();
  await expect(acting.getByText('◐ Waiting')).toBeVisible();

  const elsewhere = await openWindow();
  await signIn(elsewhere, who.account.email, password);
  await expect(elsewhere).toHaveURL('/dashboard');
  await fromToday(elsewhere, 'You', /^My data/, /^A person who acts for me/);
  const ended = elsewhere.getByText(
    /Ravi Devi asked to act for you\. The request has ended, because you are here\.$/,
  );
  // A job ends it, some time after the sign-in.
  await expect
    .poll(async () => {
      await elsewhere.reload();
      return ended.count();
    })
    .toBe(1);
  await acting.reload();
  await expect(acting.getByText('○ Ended by a sign of the member')).toBeVisible();
  await expect(acting.getByRole('button', { name: 'Ask to act' })).toHaveCount(0);
});

test('without scripts one of the staff records an order and proposes a hold, and another one confirms it', async ({
  page: first,
  server,
  database,
  openWindow,
}) => {
  const [second, held] = [await openWindow(), await openWindow()];
  const made = await prepared({ server, database }, async (core) => ({
    who: await named(core, 'Suresh Sample'),
    one: await staff(core, 'rights'),
    other: await staff(core, 'rights'),
  }));
  const windows: [typeof first, Member & { secret: string }][] = [
    [first, made.one],
    [second, made.other],
    [held, made.who],
  ];
  for (const [page, who] of windows) await signInAs(page.context(), server.origin, who);

  await goToDesk(first, 'Orders', 'Record an order');
  await first.getByRole('button', { name: 'Record the order' }).click();
  await expect(first.getByText('Choose what the order asks for.').first()).toBeVisible();
  await first.getByLabel('It asks for').selectOption('Keeping data');
  await first.getByLabel('Court or authority').fill('District Court of Pune');
  await first.getByLabel('The order in words').fill('Keep the messages of this account until the hearing.');
  await first.getByLabel('Due within').selectOption('3 days');
  await first.getByLabel('Account').fill(made.who.account.email);
  await first.getByRole('button', { name: 'Record the order' }).click();
  await expect(first.getByText('The order is recorded.')).toBeVisible();
  await first.getByRole('link', { name: 'Propose a hold' }).click();
  await first.getByLabel('Reason').fill('Evidence for the hearing at Pune.');
  await first.getByLabel('Messages', { exact: true }).check();
  await first.getByRole('button', { name: 'Propose the hold' }).click();
  await expect(first.getByText('The hold is proposed. It keeps the data from now on.')).toBeVisible();
  await first.getByRole('link', { name: 'Open the proposal' }).click();
  await expect(first.getByText('You proposed this. Other staff confirm or refuse it.')).toBeVisible();

  await goToDesk(second, 'Proposals');
  await second.getByRole('link', { name: /^Do not erase data of an account/ }).click();
  await expect(second.getByText('Evidence for the hearing at Pune.')).toBeVisible();
  await second.getByRole('button', { name: 'Confirm' }).click();
  await expect(second.getByText('Confirmed. It is carried out.')).toBeVisible();

  await fromToday(held, 'You', /^My data/);
  await expect(held.getByRole('heading', { name: 'Data that we keep for a case or an order' })).toBeVisible();
  await expect(held.getByText('For an order of a court or an authority')).toBeVisible();

  await goToDesk(first, 'Orders', /^Order O-/);
  await first.getByLabel('Outcome').selectOption('We followed it');
  await first.getByLabel('What we did, or why not').fill('We keep the messages for 180 days.');
  await first.getByRole('button', { name: 'Save the answer' }).click();
  await expect(first.getByText('The answer is saved.')).toBeVisible();
});
