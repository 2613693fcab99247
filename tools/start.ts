import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const isBuilt = await ensureBuilt();
// Read when React is loaded: its development build takes three times as long for a page.
process.env.NODE_ENV ??= 'production';
// From its sources, where those are newer than what was built of them.
await import(isBuilt ? pathToFileURL(path.resolve('build/run/main.js')).href : '../server/main.ts');
