import type { Site } from './layout.ts';

/** The path of the logo of emails, below the product's origin. */
export const logoPath = '/mail-logo.png';

/** The picture in the band of every email, in the pixels of the email; it is drawn twice as large. */
export function logoOf(site: Pick<Site, 'name' | 'origin'>) {
  const height = 36;
  // The mark, then the name in a bold face, whose widest letters are as wide as they are high.
  const width = Math.min(480, 56 + site.name.length * 15);
  return { url: `${site.origin}${logoPath}`, width, height };
}
