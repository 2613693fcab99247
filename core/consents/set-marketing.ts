import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { findMarketing } from './get-marketing.ts';
import { recordMarketing } from './steps/record-marketing.ts';
import type { Reading } from './words-read.ts';

/**
 * Gives or withdraws the consent to marketing emails. Each change stays on record, with the version of its text.
 * @throws Refusal `opens_later` for a child.
 */
export async function setMarketing(
  core: Core,
  member: Member,
  input: Reading & { given: boolean },
): Promise<{ given: boolean }> {
  const { given, language } = input;
  if (given && member.standing.age !== 'unknown') requireAge(member.standing, 'adult');
  await core.db.transaction().execute(async (tx) => {
    await holdOwnStanding(tx, member);
    const before = await findMarketing(tx, member.id);
    if ((before?.given ?? false) === given) return;
    await recordMarketing(tx, member.id, { given, language });
    await record(tx, {
      name: 'consents.changed',
      accountId: member.id,
      subject: { document: 'marketing', given },
    });
  });
  return { given };
}
