import type { DataFileBody } from '#contract/open-data/calls.ts';
import { dataFiles } from '#contract/open-data/rare-paths.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';

/** The files of the last night, in the order in which they are named. */
export async function listOpenData({ db }: Core): Promise<{ files: DataFileBody[] }> {
  const rows = await db.selectFrom('open_data_files').selectAll().execute();
  return {
    files: dataFiles.flatMap((name) => {
      const row = rows.find((one) => one.name === name);
      if (!row) return [];
      const { plain_size: size, size: packedSize, entries, made_at: at } = row;
      return [{ name, size, packedSize, entries, madeAt: isoDate(at) }];
    }),
  };
}
