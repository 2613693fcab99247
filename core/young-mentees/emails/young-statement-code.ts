import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

/** The code with which a mentor signs the statement about members under 18. */
export const youngStatementCode = emailKind({
  name: 'young-statement-code',
  async prepare(core, { codeId }: { codeId: string }) {
    const found = await findMailedCode(core, codeId);
    if (!found) return null;
    const { to, name, code, minutes } = found;
    return { to, name, code, minutes };
  },
  samples: ({ to, name }) => [{ to, name, code: '482913', minutes: 10 }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof youngStatementCode> {}
}
