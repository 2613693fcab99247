import type { Site } from './layout.ts';

/** Where the server shows the logo of letters, below the product's origin. */
export const logoPath = '/mail-logo.png';

/** The picture in the band of every letter, in the pixels of the letter; it is drawn twice as large. */
export function logoOf(site: Pick<Site, 'name' | 'origin'>) {
  const height = 36;
  // The mark, and letters of a bold face, the widest of which are as wide as they are high.
  const width = Math.min(480, 56 + site.name.length * 15);
  return { url: `${site.origin}${logoPath}`, width, height };
}
