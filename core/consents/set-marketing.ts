import { textVersions } from '#contract/consent.ts';
import type { Member } from '../actor.ts';
import type { Core } from '../core.ts';
import { record } from '../events.ts';
import { getMarketing } from './get-marketing.ts';

/** Gives or takes back the consent to news by mail. Each change stays on record, with the text it was about. */
export async function setMarketing(
  core: Core,
  member: Member,
  input: { given: boolean; language: string },
): Promise<{ given: boolean }> {
  const { given, language } = input;
  const before = await getMarketing(core, member);
  if (before.given === given) return before;
  await core.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('consents')
      .values({
        account_id: member.id,
        document: 'marketing',
        version: textVersions.privacy,
        language,
        given,
      })
      .execute();
    await record(tx, {
      name: 'consents.changed',
      accountId: member.id,
      subject: { document: 'marketing', given },
    });
  });
  return { given };
}
