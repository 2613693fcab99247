import type { Device } from '#core/ground/actor.ts';

/**
 * The code of the language in which the caller shows texts: as they wish it, that of our page, or as the contract's clients say it;
 * empty where none does.
 */
export function languageOf({ language }: Pick<Device, 'language'>, request: Request, wished = ''): string {
  const said = wished || (language ?? request.headers.get('x-appwrite-locale') ?? '');
  return said.slice(0, 20).replace(/-.*/, '').toLowerCase();
}
