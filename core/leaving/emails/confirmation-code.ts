import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

/** The code with which a signed-in member confirms that the request is theirs. */
export const confirmationCode = emailKind({
  name: 'confirmation-code',
  prepare: (core, { codeId }: { codeId: string }) => findMailedCode(core, codeId),
  samples: ({ to, name }) => [{ to, name, code: '482913', minutes: 10, phrase: '' }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof confirmationCode> {}
}
