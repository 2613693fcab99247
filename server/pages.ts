import { createHash } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Core } from '#core/core.ts';

type Entry = typeof import('../web/entry.server.tsx');

/** How a page is asked for: the request without anything that tells who asks. */
export type Pages = (request: Request, caller: { ip: string }) => Promise<Response>;

/**
 * Renders pages. They are the same for everyone, so the request loses its cookies and credentials first; and they are
 * answered whole, so that the policy can name each inline script by its hash.
 */
export function createPages(build: ServerBuild, core: Core, origin: string, mode: Mode): Pages {
  const handle = createRequestHandler(build, mode);
  const entry = build.entry.module as unknown as Entry;

  return async (request, { ip }) => {
    const context = new RouterContextProvider();
    context.set(entry.coreContext, core);
    context.set(entry.pageContext, { origin });
    // Whoever sends a form may be counted; whoever reads a page stays unknown to it.
    if (request.method === 'POST') context.set(entry.callerContext, { ip });
    const answer = await handle(anonymous(request), context);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    const html = await answer.text();
    if (mode === 'production') answer.headers.set('content-security-policy', policyFor(html));
    return new Response(request.method === 'HEAD' ? null : html, answer);
  };
}

export type Mode = 'production' | 'development';

function anonymous(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  headers.delete('authorization');
  return new Request(request, { headers });
}

/** No script runs but our files and the inline ones that this very page was rendered with. */
export function policyFor(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
