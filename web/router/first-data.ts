/** Characters that must not stand unescaped in a script inside a page. */
const escapes: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

const end = '</body></html>';

/**
 * Puts what the loaders gave into a page, as the router's scripts expect it. The router's own component does the same
 * with a stream that holds up the drawing, and costs more than the page.
 * @throws Error when the page does not end as expected: its scripts would wait for their data for ever.
 */
export function withFirstData(html: string, data: string): string {
  if (!html.endsWith(end)) throw new Error(`A page does not end with “${end}”: see first-data.ts.`);
  const text = JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (sign) => escapes[sign] ?? '');
  const controller = 'window.__reactRouterContext.streamController';
  return `${html.slice(0, -end.length)}<script>${controller}.enqueue(${text});${controller}.close();</script>${end}`;
}
