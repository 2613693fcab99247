import path from 'node:path';
import type { FileStore } from '#core/ground/file-store.ts';
import { folderStore } from '#outside/files/folder-store.ts';
import { s3Store } from '#outside/files/s3-store.ts';
import type { Config } from '../config.ts';
import type { Target } from './manifest.ts';

/** The uploads' bytes, as settings have it. */
export function fileStoreOf(config: Config): FileStore {
  return config.s3
    ? s3Store({ ...config.s3, spoolFolder: spoolFolderOf(config) })
    : folderStore(path.join(config.dataDir, 'files'));
}

export const spoolFolderOf = ({ dataDir }: Config) => path.join(dataDir, 'spool');

/** A folder, or the bucket of the uploads. */
export function targetOf(config: Config, where = config.backupTo ?? 'backups'): Target {
  if (where === 's3') return { store: fileStoreOf(config), prefix: 'backups/' };
  return { store: folderStore(path.resolve(where)), prefix: '' };
}

/** Null where a setting holds the secret, which a backup must not spread. */
export function secretFileOf({ dataDir, secret }: Config): string | null {
  return secret ? null : path.join(dataDir, 'secret');
}
