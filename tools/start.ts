import { existsSync } from 'node:fs';
import { keepCompiled } from '../server/compile-cache.ts';
import { dataPlace } from '../server/data-place.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
keepCompiled(dataPlace());
const { ensureBuilt } = await import('./build.ts');
await ensureBuilt();
// Read when React is loaded: its development build takes three times as long for a page.
process.env.NODE_ENV ??= 'production';
await import('../server/main.ts');
