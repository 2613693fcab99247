import { emailKind, type Named } from '../../ground/emails.ts';
import { findSuspension } from '../../standings/find-suspension.ts';

type Facts = { to: string; name: string; reason: string; until: Date | null; contact: string };

/** Null when the suspension has ended meanwhile. */
export const accountSuspended = emailKind({
  name: 'account-suspended',
  async prepare(core, { accountId }: { accountId: string }): Promise<Facts | null> {
    const suspension = await findSuspension(core.db, accountId);
    const account = await core.db
      .selectFrom('accounts')
      .select(['email as to', 'name'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (!suspension || !account) return null;
    const { reason, until } = suspension;
    return { ...account, reason: reason ?? '', until, contact: core.contactAddress ?? '' };
  },
  formerly: { name: 'account-blocked', needs: ({ accountId = '' }) => ({ accountId }) },
  samples: ({ to, name }) =>
    [null, new Date('2030-01-31T06:30:00Z')].map((until) => ({
      to,
      name,
      until,
      reason: 'This is a sample of a reason.',
      contact: 'hello@saharambh.example',
    })),
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof accountSuspended> {}
}
