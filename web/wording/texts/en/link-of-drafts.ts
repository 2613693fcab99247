/** In place of `link.ts` in a language whose sentences no native readers have agreed to. */
export const wrongWordLabel = 'This translation is new. Tell us what reads wrong.';
