import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

/** The code for the new address that an account wants. */
export const emailChange = emailKind({
  name: 'email-change',
  prepare: (core, { codeId }: { codeId: string }) => findMailedCode(core, codeId),
  samples: ({ to, name }) => [{ to, name, code: '482913', minutes: 10, phrase: '' }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof emailChange> {}
}
