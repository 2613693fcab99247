import { textNames } from '#contract/consents/text-versions.ts';
import type { ConsentRule } from '#contract/ground/consent-rule.ts';
import type { Core } from '../ground/core.ts';
import type { ConsentRow } from './consent-rows.ts';
import { findKeptWords } from './find-translation.ts';

/** The rule of a new purpose or receiver for which a version of a text asks. */
export const purposeRule = { text: 'privacy', by: 'member', ends: 'here' } as const satisfies ConsentRule;

const prefix = 'purpose.';

/** The name under which the answers about a purpose are recorded. */
export const documentOfPurpose = (purpose: string) => `${prefix}${purpose}`;

export const isOfPurpose = (document: string) => document.startsWith(prefix);

/** The name of a purpose in the version that asks for it, as its answerer read it; empty for any other consent. */
export async function purposeName(
  { db, legalTexts }: Pick<Core, 'db' | 'legalTexts'>,
  { document, words_hash: hash }: Pick<ConsentRow, 'document' | 'words_hash'>,
): Promise<string> {
  if (!legalTexts || !isOfPurpose(document)) return '';
  const purpose = document.slice(prefix.length);
  for (const name of textNames)
    for (const { version } of legalTexts.versions[name].filter(({ asks }) => asks?.includes(purpose))) {
      const read = hash ? await findKeptWords(db, hash) : undefined;
      return (read ?? legalTexts.words(name, version))?.asks?.[purpose]?.name ?? '';
    }
  return '';
}
