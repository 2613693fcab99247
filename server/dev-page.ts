import { Hono } from 'hono';

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

/** Pages for development: without scripts, kept by nobody, and able to show a letter in a frame. */
export function createDevPages(): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('content-security-policy', policy);
    c.header('x-frame-options', 'SAMEORIGIN');
    c.header('cache-control', 'no-store');
    c.header('x-robots-tag', 'noindex');
  });
  return app;
}
