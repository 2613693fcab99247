import { interfaceLanguages, type LanguageCode } from '../lists/interface-languages.ts';

/** The languages by which texts of members can be searched for: those of the interface. */
export const textLanguages = interfaceLanguages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];
