import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { letterKind, type Named } from '../../ground/letters.ts';

/** The code for the address of a student or an organisation. */
export const verificationCode = letterKind({
  name: 'verification-code',
  prepare: (core, { codeId }: { codeId: string }) => findMailedCode(core, codeId),
  samples: ({ to, name }) => [{ to, name, code: '482913', minutes: 10, phrase: '' }],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof verificationCode> {}
}
