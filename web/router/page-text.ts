/**
 * The text of a page in three parts. Each step that puts something into a page goes over the part that it belongs to: a page
 * is long, and a step over all of it writes it again.
 */
export type PageText = {
  /** From the beginning to the end of the head, without the tag that ends it. */
  head: string;
  /** From that tag to the end of what is drawn. */
  body: string;
  /** The loaders' data, and the end of the page. */
  data: string;
};

/** Characters that must not stand unescaped in a script inside a page. */
const escapes: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

const headEnd = '</head>';
const end = '</body></html>';

/**
 * The text of a drawn page with what the loaders gave, as the router's scripts expect it. The router's own component does the
 * same with a stream that holds up the drawing, and costs more than the page. Without `data` the page has none.
 * @throws Error when the page is not built as expected: its scripts would wait for their data for ever.
 */
export function pageText(drawn: string, data: string | null): PageText {
  const split = drawn.indexOf(headEnd);
  if (split < 0 || !drawn.endsWith(end))
    throw new Error(`A page has no “${headEnd}”, or does not end with “${end}”: see page-text.ts.`);
  return {
    head: drawn.slice(0, split),
    body: drawn.slice(split, -end.length),
    data: data === null ? end : firstData(data) + end,
  };
}

function firstData(data: string): string {
  const text = JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (sign) => escapes[sign] ?? '');
  const controller = 'window.__reactRouterContext.streamController';
  return `<script>${controller}.enqueue(${text});${controller}.close();</script>`;
}

export function wholeText({ head, body, data }: PageText): string {
  return head + body + data;
}
