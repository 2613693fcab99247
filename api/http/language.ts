import { shownLanguage } from '#core/consents/shown-language.ts';

/** In which language the caller shows texts, as the contract's clients say it. */
export function languageOf(request: Request): string {
  return request.headers.get('x-appwrite-locale')?.slice(0, 20) ?? shownLanguage;
}
