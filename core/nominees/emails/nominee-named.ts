import { emailKind, type Named } from '../../ground/emails.ts';

/** Tells a person that a member has named them, where the member has ticked it. */
export const nomineeNamed = emailKind({
  name: 'nominee-named',
  prepare: async (core, { nomineeId }: { nomineeId: string }) =>
    (await core.db
      .selectFrom('nominees')
      .innerJoin('accounts', 'accounts.id', 'nominees.account_id')
      .select(['nominees.email as to', 'nominees.name', 'accounts.name as memberName'])
      .select('nominees.language')
      .where('nominees.id', '=', nomineeId)
      .executeTakeFirst()) ?? null,
  samples: ({ to, name }) => [{ to, name, memberName: 'Asha Kulkarni', language: null }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof nomineeNamed> {}
}
