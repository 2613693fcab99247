import { termName as inEnglish } from '#rules/credit/term.ts';

/** The half of a year in which hours are claimed, as people read it; empty for none. */
export const termName = inEnglish;
