import { letterKind, type Named } from '../../ground/letters.ts';

/** Contains nothing of the enquiry, because anyone can type another person's address into the form. */
export const enquiryConfirmation = letterKind({
  name: 'enquiry-confirmation',
  formerly: { name: 'contact-confirmation', needs: ({ messageId = '' }) => ({ enquiryId: messageId }) },
  async prepare(core, { enquiryId }: { enquiryId: string }) {
    const found = await core.db
      .selectFrom('enquiries')
      .select('email as to')
      .where('id', '=', enquiryId)
      .executeTakeFirst();
    return found ?? null;
  },
  samples: ({ to }) => [{ to }],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof enquiryConfirmation> {}
}
