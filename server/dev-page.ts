import { Hono } from 'hono';
import type { Peer } from '#api/http/router.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; frame-ancestors 'self'";

/** Headers that proxies and delivery networks add: any of them means that the caller may be on another machine. */
const forwarding =
  /forward|proxy|(^|-)ip$|^(via$|cdn-loop$|x-(original|envoy|amzn|azure|appengine|vercel|nf)-|(cf|fly|fastly)-)/;
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** A caller of these pages reads every code: only a caller at this very machine, without a proxy in between, may open them. */
function isHere(request: Request, ip: string): boolean {
  return (
    /^(127\.|::1$)/.test(ip) &&
    loopbackHost.test(request.headers.get('host') ?? '') &&
    // A request may name the whole address in its first line, too.
    loopbackHost.test(new URL(request.url).host) &&
    ![...request.headers.keys()].some((name) => forwarding.test(name))
  );
}

/** Pages for development: without scripts, kept by no cache, and able to show an email in a frame. */
export function createDevPages(): Hono<{ Bindings: Peer }> {
  const app = new Hono<{ Bindings: Peer }>();
  app.use(async (c, next) => {
    if (!isHere(c.req.raw, c.env?.ip ?? '')) return c.notFound();
    await next();
    c.header('content-security-policy', policy);
    c.header('x-frame-options', 'SAMEORIGIN');
    c.header('cache-control', 'no-store');
    c.header('x-robots-tag', 'noindex');
  });
  return app;
}
