import { findRecipient } from '../../accounts/find-recipient.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

/** Tells a member of a sign-in from a kind of device that is new to the account. */
export const newDevice = emailKind({
  name: 'new-device',
  async prepare(core, { accountId, kind }: { accountId: string; kind: string }) {
    const recipient = await findRecipient(core, accountId);
    return recipient && { ...recipient, kind };
  },
  samples: ({ to, name }) => [{ to, name, kind: 'Chrome Mobile on Android' }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof newDevice> {}
}
