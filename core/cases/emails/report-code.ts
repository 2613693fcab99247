import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

/** Sent to a guest who reports an item. */
export const reportCode = emailKind({
  name: 'report-code',
  prepare: (core, { codeId }: { codeId: string }) => findMailedCode(core, codeId),
  samples: ({ to }) => [{ to, name: '', code: '482913', minutes: 10, phrase: '' }],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof reportCode> {}
}
