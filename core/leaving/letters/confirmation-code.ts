import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { letterKind, type Named } from '../../ground/letters.ts';

/** The code with which a signed-in member confirms that the request is theirs. */
export const confirmationCode = letterKind({
  name: 'confirmation-code',
  prepare: (core, { codeId }: { codeId: string }) => findMailedCode(core, codeId),
  samples: ({ to, name }) => [{ to, name, code: '482913', minutes: 10, phrase: '' }],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof confirmationCode> {}
}
