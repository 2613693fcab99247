import type { InterfaceLanguage } from '#contract/lists/interface-languages.ts';

type OfLanguage = { dir: InterfaceLanguage['direction']; 'data-font': InterfaceLanguage['font'] };

/** As the list has them for the first language. The build of each further one has its own in their place. */
export const ofLanguage: OfLanguage = { dir: 'ltr', 'data-font': 'latin' };
