import { breachDeskPaths as paths } from '#contract/breaches/desk-paths.ts';
import type { Page } from '../page.ts';

const desk = { kind: 'desk', right: 'rights', hasLayout: true } as const;

/** The pages of this module, for the table of all pages. */
export const breachPages = [
  { path: paths.breaches, file: 'breaches/desk/breaches/page.tsx', ...desk },
  {
    path: paths.breach(':breachId'),
    file: 'breaches/desk/breach/page.tsx',
    ...desk,
    sample: paths.breach('nobodys'),
  },
] as const satisfies readonly Page[];
