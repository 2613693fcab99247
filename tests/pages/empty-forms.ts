/** A form with fields to fill in, still empty. */
export type EmptyForm = {
  address: string;
  fields: URLSearchParams;
  isMultipart: boolean;
  isRequired: boolean;
};

/** Marks a field that has to be filled in. */
const toWrite = '\u0000';

/** The forms of a page that have fields to fill in. */
export function formsIn(html: string, page: string): EmptyForm[] {
  const attribute = (tag: string, key: string) =>
    decoded(new RegExp(`\\b${key}="([^"]*)"`).exec(tag)?.[1] ?? '');
  return [...html.matchAll(/<form\b([^>]*method="post"[^>]*)>(.*?)<\/form>/gis)].flatMap(
    ([, head = '', inside = '']) => {
      const tags = [...inside.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].map(([tag]) => tag);
      const sent = tags.filter(
        (tag) => !/type="(?:checkbox|radio|file)"/.test(tag) && attribute(tag, 'name'),
      );
      const typed = sent.filter((tag) => !/type="hidden"|^<select/.test(tag));
      if (typed.length === 0) return [];
      const fields = sent.map((tag) => [
        attribute(tag, 'name'),
        typed.includes(tag) ? toWrite : attribute(tag, 'value'),
      ]);
      const [button = ''] = /<button\b(?=[^>]*\bname=)[^>]*>/.exec(inside) ?? [];
      if (button) fields.push([attribute(button, 'name'), attribute(button, 'value')]);
      const { pathname, search } = new URL(attribute(head, 'action') || page, `https://page${page}`);
      return [
        {
          address: pathname + search,
          fields: new URLSearchParams(fields),
          isMultipart: head.includes('multipart'),
          isRequired: typed.some((tag) => /\brequired\b/.test(tag)),
        },
      ];
    },
  );
}

/** The form as it is sent with `written` in each of its fields. */
export function asSent(
  { address, fields, isMultipart, headers }: EmptyForm & { headers: Record<string, string> },
  written: string,
  origin: string,
): Request {
  const filled = [...fields].map(([name, value]) => [name, value === toWrite ? written : value]);
  const body = isMultipart ? new FormData() : new URLSearchParams(filled);
  if (isMultipart) for (const [name = '', value = ''] of filled) body.append(name, value);
  return new Request(new URL(address, origin), { method: 'POST', headers: { ...headers, origin }, body });
}

/** The text of an attribute. */
export function decoded(text: string): string {
  return text
    .trim()
    .replaceAll('\u00a0', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');
}
