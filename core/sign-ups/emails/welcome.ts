import { findRecipient } from '../../accounts/find-recipient.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

export const welcome = emailKind({
  name: 'welcome',
  prepare: (core, { accountId }: { accountId: string }) => findRecipient(core, accountId),
  samples: ({ to, name }) => [{ to, name }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof welcome> {}
}
