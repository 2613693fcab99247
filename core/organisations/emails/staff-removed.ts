import { emailKind, type Named } from '../../ground/emails.ts';

/** Tells a member that owners have taken them out of the staff of an organisation, and why. */
export const staffRemoved = emailKind({
  name: 'staff-removed',
  keepsQuiet: true,
  async prepare(core, needs: { accountId: string; organisationId: string; reason: string }) {
    const found = await core.db
      .selectFrom('accounts')
      .innerJoin('organisations', (join) => join.on('organisations.id', '=', needs.organisationId))
      .select(['accounts.email', 'accounts.name', 'organisations.name as organisation'])
      .where('accounts.id', '=', needs.accountId)
      .executeTakeFirst();
    if (!found) return null;
    return { to: found.email, name: found.name, organisation: found.organisation, reason: needs.reason };
  },
  samples: ({ to, name }) => [
    { to, name, organisation: 'Wardha College of Commerce', reason: 'You teach at another college now.' },
  ],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof staffRemoved> {}
}
