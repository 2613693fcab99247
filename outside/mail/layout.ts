/** What letters are built of. */
export type Block =
  | { kind: 'heading' | 'text' | 'code'; text: string }
  | { kind: 'link'; text: string; url: string };

/** The same blocks as plain text and as HTML that old mail programs and dark ones can show. */
export function layOut(
  blocks: Block[],
  site: { name: string; origin: string },
): { text: string; html: string } {
  const text = [...blocks.map(asText), `${site.name} · ${site.origin}`].join('\n\n');
  return { text, html: page(blocks.map(asHtml).join('\n'), site) };
}

function asText(block: Block): string {
  if (block.kind === 'link') return `${block.text}:\n${block.url}`;
  return block.kind === 'code' ? `    ${block.text}` : block.text;
}

function asHtml(block: Block): string {
  const words = escapeHtml(block.text);
  switch (block.kind) {
    case 'heading':
      return `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${words}</h1>`;
    case 'text':
      return `<p style="margin:0 0 16px;white-space:pre-line">${words}</p>`;
    case 'code':
      return `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px">${words}</p>`;
    case 'link':
      return `<p style="margin:0 0 8px"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#2b3a8f;color:#ffffff;text-decoration:none;font-weight:600">${words}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">${escapeHtml(block.url)}</p>`;
  }
}

function page(body: string, site: { name: string; origin: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(site.name)}</title>
</head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700">${escapeHtml(site.name)}</p>
${body}
<p style="margin:32px 0 0;font-size:13px"><a href="${escapeHtml(site.origin)}">${escapeHtml(site.origin)}</a></p>
</div>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
