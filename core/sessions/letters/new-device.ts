import { findRecipient } from '../../accounts/find-recipient.ts';
import { letterKind, type Named } from '../../ground/letters.ts';

/** Tells a member of a sign-in from a kind of device that is new to the account. */
export const newDevice = letterKind({
  name: 'new-device',
  async prepare(core, { accountId, kind }: { accountId: string; kind: string }) {
    const recipient = await findRecipient(core, accountId);
    return recipient && { ...recipient, kind };
  },
  samples: ({ to, name }) => [{ to, name, kind: 'Chrome Mobile on Android' }],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof newDevice> {}
}
