import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
await ensureBuilt();
await import('../server/main.ts');
