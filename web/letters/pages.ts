import { letterDeskPaths } from '#contract/letters/desk-paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const letterPages = [
  { path: letterDeskPaths.letters, file: 'letters/desk/page.tsx', kind: 'desk', hasFrame: true },
] as const satisfies readonly Page[];
