import { emailKind, type Named } from '../../ground/emails.ts';
import { findMailedCode } from '../find-mailed-code.ts';

/** Also sent to an address without an account: its reader may create one. */
export const logInCode = emailKind({
  name: 'log-in-code',
  prepare: (core, { codeId }: { codeId: string }) => findMailedCode(core, codeId),
  samples: ({ to, name }) => [
    { to, name, code: '482913', minutes: 10, phrase: '' },
    { to, name, code: '482913', minutes: 15, phrase: 'Golden Fox' },
    { to, name: '', code: '482913', minutes: 10, phrase: '' },
  ],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof logInCode> {}
}
