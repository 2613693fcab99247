import { findRecipient } from '../../accounts/find-recipient.ts';
import { letterKind, type Named } from '../../ground/letters.ts';

/** Tells the old address, so that somebody whose account is being stolen hears of it. */
export const emailChanged = letterKind({
  name: 'email-changed',
  async prepare(core, { accountId, to }: { accountId: string; to: string }) {
    const account = await findRecipient(core, accountId);
    return account && { to, name: account.name, email: account.to };
  },
  samples: ({ to, name }) => [{ to, name, email: 'new-address-of-a-sample@saharambh.example' }],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof emailChanged> {}
}
