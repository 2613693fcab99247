import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

/** The code for the address of a student or an organisation. */
export const verificationCode = emailKind({
  name: 'verification-code',
  prepare: (core, { codeId }: { codeId: string }) => findMailedCode(core, codeId),
  samples: ({ to, name }) => [{ to, name, code: '482913', minutes: 10, phrase: '' }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof verificationCode> {}
}
