import { findMailedCode } from '../../codes/find-mailed-code.ts';
import { letterKind, type Named } from '../../ground/letters.ts';

/** Sent to a guest who reports an item. */
export const reportCode = letterKind({
  name: 'report-code',
  prepare: (core, { codeId }: { codeId: string }) => findMailedCode(core, codeId),
  samples: ({ to }) => [{ to, name: '', code: '482913', minutes: 10, phrase: '' }],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof reportCode> {}
}
