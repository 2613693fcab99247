import { findRecipient } from '../../accounts/find-recipient.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { unknownDevice } from '../device.ts';

/** Tells a member of a sign-in from a kind of device that is new to the account. */
export const newDevice = emailKind({
  name: 'new-device',
  async prepare(core, { accountId, kind }: { accountId: string; kind: string }) {
    const recipient = await findRecipient(core, accountId);
    return recipient && { ...recipient, kind: kind === unknownDevice ? '' : kind };
  },
  samples: ({ to, name }) => ['Chrome Mobile, Android', ''].map((kind) => ({ to, name, kind })),
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof newDevice> {}
}
