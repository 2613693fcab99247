import type { Page } from '@playwright/test';
import { writeToPerson } from '#core/conversations/write-to-person.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { handleOf, openBetween, say, verified } from '#tests/conversations/conversations.ts';
import { member } from '#tests/ground/builders.ts';
import { showToEverybody } from '#tests/projects/published-project.ts';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { newEmail } from './member-steps.ts';

type World = { server: RunningServer; database: string };

/** Signs Asha and Meera in, each in their window, after something between them has happened. */
async function asTwo<T>(
  pages: readonly [Page, Page],
  { server, database }: World,
  happens: (core: Core, asha: Member, meera: Member) => Promise<T>,
): Promise<T> {
  const { core, close } = await coreBehind(server, database);
  const made = (name: string) => member(core, { name, email: newEmail('talks'), password: null });
  const members = [await made('Asha Kulkarni'), await made('Meera Deshpande')] as const;
  for (const one of members) await showToEverybody(core, one);
  const happened = await happens(core, ...members);
  await close();
  for (const [at, page] of pages.entries()) {
    const one = members[at];
    if (one) await signInAs(page.context(), server.origin, one);
  }
  return happened;
}

/** A conversation of two members who need not ask each other: Asha has written one message, or so many lines. */
export function conversing(asha: Page, meera: Page, world: World, lines = 0): Promise<{ path: string }> {
  return asTwo([asha, meera], world, async (core, one, other) => {
    const id = await openBetween(core, one, other);
    if (lines === 0) await say(core, one, id, 'One');
    for (let at = 1; at <= lines; at++) await say(core, one, id, `Line ${at}`);
    return { path: `/messages/${id}` };
  });
}

/** Asha, who is verified, has asked Meera, whom she does not know, with this message. */
export function requesting(asha: Page, meera: Page, world: World, text: string): Promise<void> {
  return asTwo([asha, meera], world, async (core, one, other) => {
    await verified(core, one);
    const handle = await handleOf(core, other);
    await writeToPerson(core, one, { handle, text, key: newId() });
  });
}

/** The messages on the page, oldest first, without those that are still being sent. */
export const shown = (page: Page) =>
  page.locator('.talk-bubble:not(.talk-outgoing) .whitespace-pre-line').allTextContents();

export async function writeMessage(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}
