import { findRecipient } from '../../accounts/find-recipient.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

export const passwordChanged = emailKind({
  name: 'password-changed',
  prepare: (core, { accountId }: { accountId: string }) => findRecipient(core, accountId),
  samples: ({ to, name }) => [{ to, name }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof passwordChanged> {}
}
