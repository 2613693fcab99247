import { letterKind, type Named } from '../../ground/letters.ts';

/** Says nothing of the message: anybody can type somebody else's address into the form. */
export const contactConfirmation = letterKind({
  name: 'contact-confirmation',
  async prepare(core, { messageId }: { messageId: string }) {
    const found = await core.db
      .selectFrom('contact_messages')
      .select('email as to')
      .where('id', '=', messageId)
      .executeTakeFirst();
    return found ?? null;
  },
  samples: ({ to }) => [{ to }],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof contactConfirmation> {}
}
