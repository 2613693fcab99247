import { feedTexts as texts } from '#web/feeds/texts/en/feeds.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { xml } from '#web/site/machine/xml.ts';
import { addressOf, type Feed } from './shape.ts';

const spaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

/** A feed by RSS 2.0. A project has no email address for `author`, so it stands in `dc:creator`. */
export function rssOf({ title, page, self, origin, updated, entries }: Feed): string {
  const head = [
    `<title>${xml(title)}</title>`,
    `<link>${xml(page)}</link>`,
    `<description>${xml(texts.description)}</description>`,
    `<language>${site.language}</language>`,
    `<lastBuildDate>${updated.toUTCString()}</lastBuildDate>`,
    `<atom:link rel="self" type="application/rss+xml" href="${xml(self)}"/>`,
  ];
  const all = entries.map((one) => {
    const address = xml(addressOf(origin, one));
    return [
      '<item>',
      `<title>${xml(one.title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid>`,
      `<pubDate>${one.publishedAt.toUTCString()}</pubDate>`,
      `<dc:creator>${xml(one.project.name)}</dc:creator>`,
      ...texts.tags(one).map((tag) => `<category>${xml(tag)}</category>`),
      `<description>${asHtml(texts.summary(one))}</description>`,
      '</item>',
    ].join('');
  });
  return `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" ${spaces}>\n<channel>\n${[...head, ...all].join('\n')}\n</channel>\n</rss>\n`;
}

/** Readers take a description as HTML: the text is escaped for it, and then for XML. */
function asHtml(text: string): string {
  return xml(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}
