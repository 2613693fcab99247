import { emailKind, type Named } from '../../ground/emails.ts';
import { findStanding } from '../../standings/find-standing.ts';

type Facts = { to: string; name: string; reason: string; isRestricted: boolean; contact: string };

/** Tells a member that their date of birth was corrected, why, and with what consequences. */
export const birthDateCorrected = emailKind({
  name: 'birth-date-corrected',
  async prepare(core, { accountId }: { accountId: string }): Promise<Facts | null> {
    const account = await core.db
      .selectFrom('accounts')
      .select(['email as to', 'name'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    const entry = await core.db
      .selectFrom('admin_actions')
      .select('detail')
      .where('subject_id', '=', accountId)
      .where('action', '=', 'account.birthDateCorrected')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const standing = await findStanding(core.db, accountId);
    if (!account || !entry || !standing) return null;
    const isRestricted = standing.age === 'waiting';
    return { ...account, reason: entry.detail, isRestricted, contact: core.contactAddress ?? '' };
  },
  samples: ({ to, name }) =>
    [true, false].map((isRestricted) => ({
      to,
      name,
      isRestricted,
      reason: 'This is a sample of a reason.',
      contact: 'hello@saharambh.example',
    })),
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof birthDateCorrected> {}
}
