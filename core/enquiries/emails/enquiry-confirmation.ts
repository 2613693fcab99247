import { emailKind, type Named } from '../../ground/emails.ts';

/** Contains nothing of the enquiry, because anyone can type another person's address into the form. */
export const enquiryConfirmation = emailKind({
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

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof enquiryConfirmation> {}
}
