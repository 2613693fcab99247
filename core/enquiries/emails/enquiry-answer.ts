import { emailKind, type Named } from '../../ground/emails.ts';

/** Our answer to an enquiry, with the enquiry quoted below it. */
export const enquiryAnswer = emailKind({
  name: 'enquiry-answer',
  formerly: { name: 'contact-answer', needs: ({ answerId = '' }) => ({ answerId }) },
  async prepare(core, { answerId }: { answerId: string }) {
    const found = await core.db
      .selectFrom('enquiry_answers as one')
      .innerJoin('enquiries as enquiry', 'enquiry.id', 'one.enquiry_id')
      .select(['enquiry.email as to', 'enquiry.full_name as name', 'enquiry.subject', 'enquiry.message'])
      .select('enquiry.language as pageLanguage')
      .select(['enquiry.created_at as writtenAt', 'one.answer'])
      .where('one.id', '=', answerId)
      .executeTakeFirst();
    return found ? { ...found, contact: core.contactAddress ?? '' } : null;
  },
  samples: ({ to, name }) => [
    {
      to,
      name,
      pageLanguage: null,
      subject: 'A sample question about mentors',
      message: 'Hello,\n\nwho would look after a team of three?\n\nThis is a sample.',
      writtenAt: new Date('2030-01-01T06:30:00Z'),
      answer: 'Thank you for asking.\n\nA mentor from your field would. This answer is a sample.',
      contact: 'hello@saharambh.example',
    },
  ],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof enquiryAnswer> {}
}
