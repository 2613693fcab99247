import type { Core } from '#core/ground/core.ts';
import { keepJournal } from './backup/journal.ts';
import { secretFileOf, targetOf } from './backup/places.ts';
import { backUpRegularly } from './backup/write-backup.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';

/** Writes backups, and next to them the journal of what ends. */
export function startBackups(
  config: Config,
  core: Core,
  databaseUrl: string,
  log: Logger,
): () => Promise<void> {
  const parts = {
    core,
    databaseUrl,
    target: targetOf(config),
    secretFile: secretFileOf(config),
    keep: config.backupKeep,
    hours: config.backupHours,
  };
  const stopBackups = backUpRegularly(parts, config.backupHours, {
    onDone: (name) => log.info({ name }, 'backup written'),
    onTrouble: (error) => log.error({ err: error }, 'backup failed'),
  });
  const stopJournal = keepJournal({ core, target: parts.target }, (error) =>
    log.error({ err: error }, 'the journal beside the backups could not be written'),
  );
  return async () => {
    await Promise.all([stopBackups(), stopJournal()]);
  };
}
