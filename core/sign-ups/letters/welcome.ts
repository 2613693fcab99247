import { findRecipient } from '../../accounts/find-recipient.ts';
import { letterKind, type Named } from '../../ground/letters.ts';

export const welcome = letterKind({
  name: 'welcome',
  prepare: (core, { accountId }: { accountId: string }) => findRecipient(core, accountId),
  samples: ({ to, name }) => [{ to, name }],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof welcome> {}
}
