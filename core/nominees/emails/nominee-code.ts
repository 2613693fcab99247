import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

/** Sent to a person who acts for a member. */
export const nomineeCode = emailKind({
  name: 'nominee-code',
  prepare: (core, { codeId }: { codeId: string }) => findMailedCode(core, codeId),
  samples: ({ to }) => [{ to, name: '', code: '482913', minutes: 10, phrase: '', subject: '' }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof nomineeCode> {}
}
