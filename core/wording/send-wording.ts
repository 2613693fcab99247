import type { LanguageCode } from '#contract/lists/interface-languages.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { screenText } from '../screening/screen-text.ts';

export type SentWording = { language: LanguageCode; page: string; words: string; better: string };

/**
 * Stores what a reader finds wrong in a text of ours, and better words. It changes no text. The same words again are one row.
 * @throws Refusal `wording_screened` for words that ask for money or lead away.
 */
export async function sendWording(core: Core, sent: SentWording): Promise<void> {
  if (screenText(`${sent.words}\n${sent.better}`).length > 0 || leadsAway.test(sent.better))
    throw new Refusal('wording_screened', { param: 'better' });
  await core.db
    .insertInto('wordings')
    .values({ id: newId(), ...sent })
    .onConflict((same) => same.doNothing())
    .execute();
}

/** No text of the interface has an address, so no better one needs it. */
const leadsAway = /https?:|www\.|\S@\S/i;
