import { emailKind, type Named } from '../../ground/emails.ts';

/** Brings us an enquiry from the contact form. */
export const enquiry = emailKind({
  name: 'enquiry',
  formerly: {
    name: 'contact-message',
    needs: ({ messageId = '', to = '' }) => ({ enquiryId: messageId, to }),
  },
  async prepare(core, { enquiryId, to }: { enquiryId: string; to: string }) {
    const found = await core.db
      .selectFrom('enquiries')
      .select(['full_name as name', 'email as from', 'subject', 'message'])
      .where('id', '=', enquiryId)
      .executeTakeFirst();
    return found ? { to, ...found } : null;
  },
  samples: ({ to, name }) => [
    {
      to,
      from: 'writer@saharambh.example',
      name,
      subject: 'A sample question about mentors',
      message:
        'Hello,\n\nmy college has a lab that stands empty in the evenings. Could a team use it?\n\nThis is a sample.',
    },
  ],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof enquiry> {}
}
