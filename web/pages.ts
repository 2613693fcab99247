import { pages } from './collected.ts';
import type { Page } from './page.ts';

/** The frame of the pages that have one. */
export const layoutFile = 'layout/member/layout.tsx';

/** The layout of the desk pages, inside that one. */
export const deskFile = 'layout/desk/desk.tsx';

/** Shown for every other address. */
export const unknownPage = 'site/public/unknown.tsx';

export type PictureName = Extract<(typeof pages)[number], { picture: string }>['picture'];

/** The pages of some kinds, by an address at which each can be asked for. */
export function addressesOf(isWanted: (page: Page) => boolean): string[] {
  return (pages as readonly Page[]).filter(isWanted).map(({ path, sample }) => sample ?? path);
}

/** The router's name of a page. */
export function routeOf({ id, file }: Pick<Page, 'id' | 'file'>): string {
  return id ?? file.replace(/\.tsx?$/, '');
}
