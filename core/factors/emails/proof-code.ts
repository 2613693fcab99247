import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

/** The code by which a signed-in member without a second factor proves that it is them. */
export const proofCode = emailKind({
  name: 'proof-code',
  prepare: (core, { codeId }: { codeId: string }) => findMailedCode(core, codeId),
  samples: ({ to, name }) => [{ to, name, code: '482913', minutes: 10, phrase: '' }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof proofCode> {}
}
