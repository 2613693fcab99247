import { findLanguage, firstLanguage } from '../contract/lists/interface-languages.ts';

/** The language in which the pages are built, which `tools/build-pages.ts` names for each build. */
export const pagesLanguage = () => findLanguage(process.env.PAGES_LANGUAGE ?? '')?.code ?? firstLanguage;
