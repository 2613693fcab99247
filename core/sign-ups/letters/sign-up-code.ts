import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { letterKind, type Named } from '../../ground/letters.ts';

/** The code that proves an address on the way to an account. */
export const signUpCode = letterKind({
  name: 'sign-up-code',
  prepare: (core, { codeId }: { codeId: string }) => findMailedCode(core, codeId),
  samples: ({ to }) => [{ to, name: '', code: '482913', minutes: 10, phrase: '' }],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof signUpCode> {}
}
