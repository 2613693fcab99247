import type { PurposeBody } from '#contract/legal-texts/calls.ts';
import { documentOfPurpose } from '../consents/purpose.ts';
import { answerPurpose } from '../consents/steps/answer-purpose.ts';
import type { Reading } from '../consents/words-read.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { getPurpose, requirePurpose } from './get-purpose.ts';

/**
 * An adult says yes or no to a new purpose or receiver. The same answer again changes nothing.
 * @throws Refusal `purpose_unknown`; the refusals by age
 */
export async function answerPurposeAsMember(
  core: Core,
  member: Member,
  { purpose, given, language }: Reading & { purpose: string; given: boolean },
): Promise<PurposeBody> {
  const { name: text, version } = await requirePurpose(core, purpose);
  const document = documentOfPurpose(purpose);
  await core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'adult');
    const said = { accountId: member.id, document, given, by: 'member', text, version, language } as const;
    await answerPurpose(tx, said);
  });
  return getPurpose(core, { accountId: member.id, purpose, language });
}
