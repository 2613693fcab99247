import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { letterKind, type Named } from '../../ground/letters.ts';

/** The code for the new address that an account wants. */
export const emailChange = letterKind({
  name: 'email-change',
  prepare: (core, { codeId }: { codeId: string }) => findMailedCode(core, codeId),
  samples: ({ to, name }) => [{ to, name, code: '482913', minutes: 10, phrase: '' }],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof emailChange> {}
}
