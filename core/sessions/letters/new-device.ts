import { findRecipient } from '../../accounts/find-recipient.ts';
import { letterKind, type Named } from '../../ground/letters.ts';

/** Tells of a sign-in from a kind of device that the account has not been used from before. */
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
