import { existsSync } from 'node:fs';
import path from 'node:path';
import { StoreUnavailable } from '#core/ground/file-store.ts';
import { runCommand } from '../server/admin-command.ts';
import { BackupFault } from '../server/backup/manifest.ts';
import { fileStoreOf, secretFileOf, targetOf } from '../server/backup/places.ts';
import { reportOf } from '../server/backup/repeat-ends.ts';
import { restoreBackup } from '../server/backup/restore-backup.ts';
import { writeBackup } from '../server/backup/write-backup.ts';
import { readConfig, StartFault } from '../server/config.ts';
import { findKey } from '../server/data-folder.ts';
import { type Reached, reachDatabase } from '../server/reach-database.ts';

// npm run backup [-- FOLDER | s3], npm run restore [-- FOLDER | s3 [NAME]], npm run admin -- COMMAND …
process.umask(0o077);
if (existsSync('.env')) process.loadEnvFile('.env');
const [kind = '', ...args] = process.argv.slice(2);
const usages: Record<string, { words: string; most: number }> = {
  backup: { words: '[FOLDER | s3]', most: 1 },
  restore: { words: '[FOLDER | s3 [NAME]]', most: 2 },
};
let reached: Reached | undefined;
try {
  const usage = usages[kind];
  // There are no options, and no folder of such a name is meant.
  if (usage && (args.length > usage.most || args.some((word) => word.startsWith('-'))))
    throw new StartFault(`It is: npm run ${kind} -- ${usage.words}`);
  const config = readConfig();
  reached = await reachDatabase(config, { isNew: kind === 'restore' });
  const { core, url: databaseUrl } = reached;
  if (kind === 'backup') {
    const target = targetOf(config, args[0]);
    const parts = { core, databaseUrl, target, secretFile: secretFileOf(config), keep: config.backupKeep };
    const { name, manifest } = await writeBackup(parts);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Backup ${name}: ${rows} rows, ${manifest.files.length} files.`);
    if (manifest.damaged.length > 0)
      console.log(`Missing or damaged already, and not in it: ${manifest.damaged.join(', ')}`);
  } else if (kind === 'restore') {
    const target = targetOf(config, args[0]);
    const files = fileStoreOf(config);
    const secretFile = path.join(config.dataDir, 'secret');
    const back = await restoreBackup({
      databaseUrl,
      // Where the server keeps it, also for a backup from elsewhere.
      ...(config.backupTo && { journal: targetOf(config) }),
      files,
      target,
      name: args[1],
      secretFile,
    });
    const { name, manifest } = back;
    const where = config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir;
    console.log(`Backup ${name} of ${manifest.madeAt} is back, in ${where}.`);
    for (const line of reportOf(back)) console.log(line);
    console.log('Start the server.');
  } else {
    const places = { backups: targetOf(config), secret: await findKey(config.dataDir, config.secret) };
    console.log(JSON.stringify(await runCommand(core, args, places), null, 2));
  }
} catch (error) {
  console.error(sentenceFor(error) ?? error);
  process.exitCode = 1;
} finally {
  await reached?.close();
}

/** A sentence for an error that the operator can mend; null for bugs. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof StartFault || error instanceof BackupFault || error instanceof StoreUnavailable)
    return error.message;
  if (!(error instanceof Error)) return null;
  const { code = '', path: location }: NodeJS.ErrnoException = error;
  if (!location || !['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) return null;
  return `${location} cannot be used (${code}). Give this user the right to, or name another folder: for backups BACKUP_TO does, or the command itself.`;
}
