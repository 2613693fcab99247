import { readFile, writeFile } from 'node:fs/promises';
import { readMigrations } from '#db/migrate.ts';

// npm run freeze: notes the hashes of new migrations, and writes the row types again. A noted migration must not have
// changed.
const file = new URL('../db/migrations/frozen.json', import.meta.url);
const frozen: Record<string, string> = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
for (const { name, hash } of await readMigrations()) {
  if (frozen[name] && frozen[name] !== hash)
    throw new Error(`${name} has landed before. Undo the change and write a new migration.`);
  frozen[name] = hash;
}
await writeFile(file, `${JSON.stringify(frozen, null, 2)}\n`);
await import('./rows.ts');
