import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { readByKey } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import { type Named, namesShown, presentNamed } from '../people/names-shown.ts';
import type { Reader } from './conversation-rows.ts';

/** The names of a conversation's members as the reader may see them, by account id. */
export async function findNames(
  core: Pick<Core, 'db'>,
  reader: Reader,
  accountIds: readonly (string | null)[],
): Promise<Map<string, Named>> {
  const ids = [...new Set(accountIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const { isSeen, hasBlocks } = reader.standing;
  const rows =
    isSeen && !hasBlocks
      ? await select(core.db, reader.id, ids)
      : await rowsOf(core.db, reader, ids).execute();
  return new Map(rows.map((row) => [row.id, presentNamed(row)]));
}

function rowsOf(db: Db, reader: Reader, ids: string[]) {
  return namesShown(db, reader).where('accounts.id', '=', sql<string>`any(${ids}::text[])`);
}

const select = readByKey((db, id: string, ids: string[]) =>
  rowsOf(db, { kind: 'member', id, standing: { isSeen: true, hasBlocks: false } }, ids),
);
