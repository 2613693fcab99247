import { english } from './en/english.ts';
import type { MailTexts } from './words.ts';

/** The languages that letters are written in. */
export const languages = { en: english } satisfies Record<string, MailTexts>;

export type MailLanguage = keyof typeof languages;
