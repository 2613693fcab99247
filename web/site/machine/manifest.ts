import { sitePaths } from '#contract/site/paths.ts';
import { site } from '#web/ground/texts/en/site.ts';

/** The data that a phone needs to put the site on its home screen. */
export function loader() {
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: site.language,
    start_url: sitePaths.home,
    // Pages of members have no language in their addresses.
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fbf7ed',
    theme_color: '#1d1f55',
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable.png', 512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });
}
