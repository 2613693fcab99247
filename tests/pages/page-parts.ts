import assert from 'node:assert/strict';

// The HTML of our own pages is always closed and written alike, so patterns find its parts.

/** The text as a reader gets it: without tags, drawings and scripts. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg|template|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** All elements of this name, each with what is in it. An element of the same name inside it ends it too early. */
export function elementsOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b.*?</${name}>`, 'gs'))].map(([element]) => element);
}

export const textsOf = (html: string, name: string) => elementsOf(html, name).map(textOf);

/** The first element of this name whose beginning or content matches. */
export function elementWith(html: string, name: string, wanted: RegExp | string): string {
  const found = elementsOf(html, name).find((one) =>
    typeof wanted === 'string' ? one.includes(wanted) : wanted.test(one),
  );
  assert.ok(found, `there is a <${name}> with ${wanted}`);
  return found;
}

/** The links, each with its text and its goal. */
export function linksOf(html: string): [string, string][] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, goal = '', inside = '']) => [textOf(inside), goal.replaceAll('&amp;', '&')],
  );
}

/** The text for machines under this name. */
export function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

/** The canonical address. */
export const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

type Structured = { '@type': string | string[] } & Record<string, unknown>;

export function structuredOf(html: string): Structured[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
}
