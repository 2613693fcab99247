import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { comingOn, type TextName, textNames } from '#contract/consents/text-versions.ts';
import type { Core } from '../ground/core.ts';
import { addRecipients } from './steps/add-recipients.ts';
import { postAnnouncements } from './steps/post-announcements.ts';
import { findDay, hasNews, textsOf } from './texts-of.ts';

/** Accounts that one transaction looks through. */
const lookedThrough = 2000;
/**
 * Announcements that may wait in the outbox at once: a code that is mailed meanwhile waits for no more than these.
 */
export const mostWaiting = 2;
/** Milliseconds between two looks at the outbox, and for which one run goes on: the next one begins each minute. */
const [between, longest] = [50, 55_000];

/** Adds the recipients of each announced version, those too who have joined since. */
export async function addTextRecipients(core: Core): Promise<void> {
  for (const one of await findComing(core))
    for (let after: string | null = ''; after !== null; )
      after = await core.db.transaction().execute((tx) => addRecipients(tx, one, after ?? '', lookedThrough));
}

/**
 * Emails each announced version to its recipients, once, in the hours in which emails leave. Several servers share the work. A
 * version that holds by now is announced no more.
 */
export async function announceTexts(core: Core, { forMs = longest } = {}): Promise<void> {
  const until = performance.now() + forMs;
  if ((await findComing(core)).length === 0) return;
  do {
    const posted = await core.db.transaction().execute((tx) => postAnnouncements(tx, mostWaiting));
    if (posted === 'none') return;
    if (posted < mostWaiting) await pause(between);
  } while (performance.now() < until);
}

async function findComing(core: Core): Promise<{ text: TextName; version: string }[]> {
  if (!hasNews(core)) return [];
  const { versions } = textsOf(core);
  const day = await findDay(core.db);
  return textNames.flatMap((text) => comingOn(versions[text], day).map(({ version }) => ({ text, version })));
}

/** Removes the recipients of versions that have held for 30 days. */
export async function forgetTextMails(core: Core): Promise<void> {
  await core.db
    .deleteFrom('text_mails')
    .where('posted_at', '<', sql<Date>`now() - interval '90 days'`)
    .execute();
}
