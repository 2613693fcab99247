import { letterKind, type Named } from '../../ground/letters.ts';

/** Brings us what somebody has written in the contact form. */
export const contactMessage = letterKind({
  name: 'contact-message',
  async prepare(core, { messageId, to }: { messageId: string; to: string }) {
    const found = await core.db
      .selectFrom('contact_messages')
      .select(['full_name as name', 'email as from', 'subject', 'message'])
      .where('id', '=', messageId)
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

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof contactMessage> {}
}
