import { expect, open, test } from './fixture.ts';
import { fillAccount, joinThroughContract, newEmail, signIn, verifyEmail } from './member-steps.ts';

test('whatever a sign-up and a sign-in leave in the browser is named on /cookies', async ({
  page,
  context,
  request,
  server,
}) => {
  const held = new Set<string>();
  const look = async () => {
    for (const { name } of await context.cookies()) held.add(name);
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    for (const key of keys) held.add(key);
  };
  const email = newEmail('cookies');
  await open(page, '/signup');
  await page.getByRole('button', { name: /theme/ }).click();
  await fillAccount(page, { name: 'Asha Kulkarni', email, role: 'Mentor' });
  await verifyEmail(page, server, email);
  await look();
  const member = { name: 'Ravi Kale', email: newEmail('cookies'), role: 'Mentor' };
  await joinThroughContract(request, server, member);
  await signIn(page, member.email);
  await expect(page).toHaveURL('/dashboard');
  await look();

  await open(page, '/cookies');
  await look();
  const named = await page.locator('article dt').allTextContents();
  const unnamed = [...held].filter((name) => !named.some((known) => name.startsWith(known)));
  expect(unnamed, `held: ${[...held].join(', ')}`).toEqual([]);
  for (const name of ['a_session_saharambh', 'a_proof_saharambh', 'signed_in']) {
    expect(held).toContain(name);
    expect(named).toContain(name);
  }
});
