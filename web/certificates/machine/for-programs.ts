import { keptForAll } from '#web/site/public/kept-for-all.ts';

/** A document that programs on other sites may read; null where there is none. */
export function forPrograms(document: object | null, type: string): Response {
  if (!document) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(`${JSON.stringify(document)}\n`, {
    headers: { ...keptForAll(), 'Content-Type': type, 'Access-Control-Allow-Origin': '*' },
  });
}
