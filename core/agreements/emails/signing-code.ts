import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { digitsOf } from '../signed-subject.ts';

/** The code with which a member signs an agreement, with the beginning of the hash that it is bound to. */
export const signingCode = emailKind({
  name: 'signing-code',
  async prepare(core, { codeId }: { codeId: string }) {
    const found = await findMailedCode(core, codeId);
    if (!found) return null;
    const { to, name, code, minutes } = found;
    return { to, name, code, minutes, digits: digitsOf(found.subject) };
  },
  samples: ({ to, name }) => [{ to, name, code: '482913', minutes: 10, digits: '9f86d081884c' }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof signingCode> {}
}
