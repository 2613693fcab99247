import { readdirSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Peer } from '#api/http/router.ts';

const forever = 'public, max-age=31536000, immutable';
const briefly = 'public, max-age=3600';

/** Serves the files of the browser build in `folder`: those under /assets carry a hash in their name and never change. */
export function serveAssets(app: Hono<{ Bindings: Peer }>, folder: string): void {
  const cacheFor = (value: string) =>
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', value),
    });
  app.get('/assets/*', cacheFor(forever));
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const address = `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`;
    if (!entry.isFile() || address.startsWith('/assets/') || address.startsWith('/.')) continue;
    if (/\.(br|zst|gz)$/.test(address)) continue;
    app.get(address, cacheFor(briefly));
  }
}
