import type { MetaDescriptor } from 'react-router';
import { sitePaths } from '#contract/site/paths.ts';
import type { LayoutBody } from '#contract/today/layout-calls.ts';
import { site } from '#web/ground/texts/en/site.ts';

export type PageSummary = {
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  /** Path of the 1200×630 picture shown where the page is shared. */
  image?: string;
  type?: 'website' | 'article' | 'profile';
  /** The list that it is one of, on the way from the first page to this one. */
  under?: { name: string; path: string };
  noindex?: boolean;
  structured?: Record<string, unknown>[];
};

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

function originFrom(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const known = root && typeof root === 'object' && 'origin' in root ? root.origin : undefined;
  return typeof known === 'string' ? known : '';
}

/** Of pages inside the frame, which stands right in the root. */
function layoutOf(matches: Matches): Partial<LayoutBody> | undefined {
  const match = matches[1];
  return match?.id === 'layout/member/layout' ? (match.loaderData ?? {}) : undefined;
}

export function brandTitle(title: string): string {
  return title.includes(site.name) ? title : `${title} | ${site.name}`;
}

/** Search engines and previews read what the server writes: scripts change only the title and the description. */
const isServer = import.meta.env.SSR;

/** Everything a page tells search engines and share previews. */
export function pageMeta(matches: Matches, page: PageSummary): MetaDescriptor[] {
  const origin = originFrom(matches);
  const url = `${origin}${page.path}`;
  const image = `${origin}${page.image ?? '/share/home.png'}`;
  const title = brandTitle(page.title);
  const layout = layoutOf(matches);
  return [
    // How many steps wait for its visitor stands before a page's name.
    { title: layout?.turns ? `(${layout.turns}) ${title}` : title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(isServer && !layout ? previewMeta(page, { title, url, image }) : []),
    ...(isServer ? structuredMeta(page, { title, origin }) : []),
  ];
}

/**
 * The same for a page whose address holds a secret. No search engine and no other site may learn it; a form of the page itself
 * has to say where it comes from.
 */
export function secretPageMeta(matches: Matches, page: PageSummary): MetaDescriptor[] {
  return [...pageMeta(matches, { ...page, noindex: true }), { name: 'referrer', content: 'same-origin' }];
}

function structuredMeta(
  page: PageSummary,
  { title, origin }: Record<'title' | 'origin', string>,
): MetaDescriptor[] {
  const own = page.structured ?? [webPage(page, title)];
  const structured = [...own, breadcrumbs(origin, page)].filter((item) => item !== null);
  return structured.map((item) => ({
    'script:ld+json': { '@context': 'https://schema.org', ...absolute(item, origin) },
  }));
}

/** For previews where a page is shared. The server names its other languages. Pages in the frame open for one member alone. */
function previewMeta(
  page: PageSummary,
  { title, url, image }: Record<'title' | 'url' | 'image', string>,
): MetaDescriptor[] {
  return [
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: site.language.replace('-', '_') },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
  ];
}

function webPage({ path, description }: PageSummary, title: string) {
  return {
    '@type': 'WebPage',
    name: title,
    description,
    url: path,
    inLanguage: site.language,
    isPartOf: { '@id': '/#website' },
  };
}

function breadcrumbs(origin: string, page: PageSummary) {
  if (page.path === sitePaths.home || page.noindex) return null;
  const trail = [
    { name: site.name, path: sitePaths.home },
    ...(page.under ? [page.under] : []),
    { name: page.title, path: page.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** Puts the origin before the values that are paths of ours (`url`, `image`, `logo`, `@id`). */
function absolute(item: Record<string, unknown>, origin: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => {
      if (typeof value === 'string' && value.startsWith('/')) return [key, `${origin}${value}`];
      if (value && typeof value === 'object' && !Array.isArray(value)) {
        return [key, absolute(value as Record<string, unknown>, origin)];
      }
      return [key, value];
    }),
  );
}
