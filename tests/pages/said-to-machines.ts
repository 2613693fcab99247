/** The texts of a page for search engines and previews, without names of types and of places, addresses, dates and codes. */
export function saidToMachines(html: string): string[] {
  const meta = [
    ...html.matchAll(/<meta (?:name|property)="[\w:]*(?:title|description|alt)" content="([^"]*)"/g),
  ].map(([, text = '']) => text);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '{}']) =>
      stringsIn(JSON.parse(json, (name, value) => (/^@(?!graph)|^addressRegion/.test(name) ? null : value))),
  );
  return [...meta, ...data].filter(
    (text) => !/^(?:https?:|\/|\d{4}-\d\d|[A-Z_]+$|[a-z]{2}(?:-[A-Z]{2})?$)/.test(text),
  );
}

/** Each text in a value, at any depth. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
