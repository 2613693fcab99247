import { letterKind, type Named } from '../../ground/letters.ts';
import { findMailedCode } from '../find-mailed-code.ts';

/** Also sent to an address without an account: its reader may create one. */
export const logInCode = letterKind({
  name: 'log-in-code',
  prepare: (core, { codeId }: { codeId: string }) => findMailedCode(core, codeId),
  samples: ({ to, name }) => [
    { to, name, code: '482913', minutes: 10, phrase: '' },
    { to, name, code: '482913', minutes: 15, phrase: 'Golden Fox' },
    { to, name: '', code: '482913', minutes: 10, phrase: '' },
  ],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof logInCode> {}
}
