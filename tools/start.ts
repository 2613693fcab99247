import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
await ensureBuilt();
// Read when React is loaded: its development build takes three times as long for a page.
process.env.NODE_ENV ??= 'production';
await import('../server/main.ts');
