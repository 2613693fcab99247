const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it may stand in XML; characters that XML forbids are dropped. */
export function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
    .replace(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '');
}

export function xmlResponse(body: string, type: string): Response {
  return new Response(`<?xml version="1.0" encoding="utf-8"?>\n${body}\n`, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    },
  });
}
