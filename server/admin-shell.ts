import { html, raw } from 'hono/html';
import { adminTexts } from '#texts/admin.ts';
import { site } from '#texts/site.ts';
import { beforePaint } from '../web/shell/before-paint-script.ts';

/** The page into which the administrators' script draws; the same for each of them. */
export function adminShell({
  projectId,
  scripts,
  styles,
}: {
  projectId: string;
  scripts: string[];
  styles: string[];
}): string {
  return String(html`<!doctype html>
<html lang="${site.language}" data-project="${projectId}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${adminTexts.title} | ${site.name}</title>
<script>${raw(beforePaint)}</script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((address) => html`<link rel="stylesheet" href="${address}">`)}
${scripts.map((address) => html`<script type="module" src="${address}"></script>`)}
</head>
<body>
<noscript><p>${adminTexts.needsScript}</p></noscript>
<div id="administration" class="contents"></div>
</body>
</html>
`);
}
