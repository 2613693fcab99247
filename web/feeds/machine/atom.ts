import { feedTexts as texts } from '#web/feeds/texts/en/feeds.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { xml } from '#web/site/machine/xml.ts';
import { addressOf, type Feed } from './shape.ts';

/** A feed by RFC 4287. */
export function atomOf({ title, page, self, origin, updated, entries }: Feed): string {
  const head = [
    `<title>${xml(title)}</title>`,
    `<subtitle>${xml(texts.description)}</subtitle>`,
    `<id>${xml(page)}</id>`,
    `<link href="${xml(page)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
    `<updated>${updated.toISOString()}</updated>`,
  ];
  const all = entries.map((one) => {
    const address = xml(addressOf(origin, one));
    return [
      '<entry>',
      `<title>${xml(one.title)}</title><id>${address}</id><link href="${address}"/>`,
      `<published>${one.publishedAt.toISOString()}</published><updated>${one.updatedAt.toISOString()}</updated>`,
      `<author><name>${xml(one.project.name)}</name></author>`,
      ...texts.tags(one).map((tag) => `<category term="${xml(tag)}"/>`),
      `<summary>${xml(texts.summary(one))}</summary>`,
      '</entry>',
    ].join('');
  });
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">\n${[...head, ...all].join('\n')}\n</feed>\n`;
}
