import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

/** The code by which a guardian agrees, to their own address. */
export const guardianCode = emailKind({
  name: 'guardian-code',
  async prepare(core, { codeId }: { codeId: string }) {
    const found = await findMailedCode(core, codeId);
    if (!found) return null;
    const { to, name: memberName, code, minutes } = found;
    return { to, memberName, code, minutes };
  },
  samples: ({ to, name }) => [{ to, memberName: name, code: '482913', minutes: 10 }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof guardianCode> {}
}
