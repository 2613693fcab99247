import type { Page } from '@playwright/test';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import {
  active,
  equity,
  joinTeam,
  milestone,
  poolOf,
  proposed,
  type Sides,
} from '#tests/agreements/agreements.ts';
import { member } from '#tests/ground/builders.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect } from './fixture.ts';
import { codeMailedTo, follow, newEmail, password } from './member-steps.ts';

/** So many days from now in UTC, the zone of prepared members. In India the next day may have begun. */
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The page fits the width of a small screen. */
export async function expectNarrow(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, page.url()).toBeLessThanOrEqual(0);
}

/** Reads the whole text and signs it with the mailed code. */
export async function signHere(page: Page, server: RunningServer, { name, email }: Signer) {
  await follow(page, 'Read the whole text and sign');
  await page.getByLabel('Your name, as you sign').fill(name);
  await expectNarrow(page);
  await press(page, 'Mail me the code');
  const code = page.getByLabel('The code from the email');
  await expect(code).toBeFocused();
  await code.fill(await codeMailedTo(server, email));
  await press(page, 'Sign');
}

export type Signer = { name: string; email: string };

/** Starts a milestone with one of the shares that it offers, and hands it in. */
export async function startAndHandIn(page: Page, title: string, { share, comes }: Choice) {
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await page.getByRole('radio', { name: new RegExp(`^${share}`) }).check();
  for (const said of comes)
    await expect(page.getByText(said).filter({ visible: true }).first()).toBeVisible();
  await expectNarrow(page);
  await press(page, 'Start this milestone');
  await expect(page.getByText('The milestone has started. Your choice is locked.')).toBeVisible();
  await page.getByLabel('What was done').fill('It has counted for nine days.');
  await page.getByLabel('Hours actually worked').fill('18');
  await press(page, 'Hand it in');
  await expect(page.getByText('Your work is handed in.')).toBeVisible();
  await expectNarrow(page);
}

type Choice = { share: string; comes: readonly string[] };

type World = { server: RunningServer; database: string };
type Signed = { value: number; hasShares?: boolean; hasMore?: boolean; before?: Before };
type Before = (core: Core, agreementId: string, sides: Sides) => Promise<unknown>;

/** Signs an owner and a member of the team of a published project in, each in their window; the owner has proposed an agreement. */
export async function proposedTo(pages: readonly [Page, Page], world: World) {
  return withSides(pages, world, async (core, sides) => {
    await proposed(core, sides);
    return { owner: signerOf(sides.owner), contributor: signerOf(sides.contributor) };
  });
}

const signerOf = ({ account }: Member): Signer => ({ name: account.name, email: account.email });

/**
 * As `proposedTo`, with an agreement in force between them. Its first milestone has this value, in money or up to all in shares.
 */
export async function agreed(
  pages: readonly [Page, Page],
  world: World,
  { value, hasShares = false, hasMore = false, before = async () => {} }: Signed,
): Promise<{ id: string; project: string }> {
  return withSides(pages, world, async (core, sides, project) => {
    if (hasShares) await poolOf(core, sides.owner, sides.project);
    const shares = hasShares ? { highestShare: 100 } : {};
    const more = milestone({ number: 2, title: 'A page that shows the counts', value: 700_000 });
    const { id } = await active(core, sides, {
      milestones: [milestone({ value, ...shares }), ...(hasMore ? [more] : [])],
      ...(hasShares ? { equity: equity({ vesting: { kind: 'at_once' } }) } : {}),
    });
    await before(core, id, sides);
    return { id, project };
  });
}

async function withSides<T>(
  [ownerPage, contributorPage]: readonly [Page, Page],
  { server, database }: World,
  happens: (core: Core, sides: Sides, project: string) => Promise<T>,
): Promise<T> {
  const { core, close } = await coreBehind(server, database);
  const owner = await member(core, { name: 'Meera Joshi', email: newEmail('meera') });
  const contributor = await member(core, { name: 'आशा काळे', email: newEmail('asha'), password });
  const name = `Rooms of ${contributor.id}`;
  const project = await publishedProject(core, owner, name);
  await joinTeam(core, project, contributor);
  const happened = await happens(core, { owner, contributor, project }, name);
  await close();
  await signInAs(ownerPage.context(), server.origin, owner);
  await signInAs(contributorPage.context(), server.origin, contributor);
  return happened;
}

/** A figure under its label at the head of an agreement. */
export const figure = (page: Page, word: string) =>
  page.locator('dl > div', { has: page.getByText(word, { exact: true }) }).locator('dd');

export async function statePayment(page: Page, amount: string) {
  await page.getByLabel('Sent', { exact: true }).fill(amount);
  await page.getByLabel('On which day').fill(dayFromNow(0));
  await press(page, 'State it as sent');
  await expect(page.getByText('Your payment is in the ledger.')).toBeVisible();
}

export async function confirmPayment(page: Page, amount: string) {
  await page.getByLabel('This much arrived').fill(amount);
  await press(page, 'Confirm');
  await expect(page.getByText('You have confirmed what arrived.')).toBeVisible();
}
