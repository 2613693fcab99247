import type { PurposeBody } from '#contract/legal-texts/calls.ts';
import { documentOfPurpose } from '../consents/purpose.ts';
import { lawLocale, type Reading } from '../consents/words-read.ts';
import type { Core } from '../ground/core.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { type Asked, askedBy, findDay, textsOf } from './texts-of.ts';
import { languagesOfText, wordsIn } from './words-in.ts';

/** @throws Refusal `purpose_unknown` for a purpose for which no announced version asks */
export async function requirePurpose(core: Core, purpose: string): Promise<Asked> {
  const asked = askedBy(textsOf(core), await findDay(core.db)).find((one) => one.purpose === purpose);
  if (!asked) throw new Refusal('purpose_unknown');
  return asked;
}

/** The question about a purpose, and the last answer of an account. */
export async function getPurpose(
  core: Core,
  {
    accountId,
    memberName = '',
    purpose,
    language,
  }: Reading & { accountId: string; memberName?: string; purpose: string },
): Promise<PurposeBody> {
  const { name, version, words: english } = await requirePurpose(core, purpose);
  const read = await wordsIn(core, { text: name, version, language });
  const words = read.words.asks?.[purpose];
  const last = await core.db
    .selectFrom('consents')
    .select(['given', 'created_at'])
    .where('account_id', '=', accountId)
    .where('document', '=', documentOfPurpose(purpose))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    purpose,
    name,
    version,
    words: words ?? english,
    language: words ? read.locale : lawLocale,
    languages: await languagesOfText(core, name, version),
    answer: last ? (last.given ? 'yes' : 'no') : '',
    answeredAt: isoDateOrEmpty(last?.created_at ?? null),
    memberName,
  };
}
