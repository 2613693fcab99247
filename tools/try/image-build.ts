import assert from 'node:assert/strict';
import path from 'node:path';
import { createFindings } from './findings.ts';
import { reportOutside } from './inside.ts';
import { runProgram } from './run-program.ts';
import { buildahIn, makeStandIns } from './stand-in.ts';

// Run by tools/try/image.ts in a mount namespace of its own, in which the mounts of buildah end with it.
const [folder = '', image = ''] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../..');
/** The most bytes of all files of the image. */
const most = 350_000_000;
const findings = createFindings();
const buildah = buildahIn(folder);

await tryImage();
await reportOutside(findings.counts());

async function tryImage(): Promise<void> {
  const { check } = findings;
  await check('compose.yaml: docker-compose reads it by its schema', async () => {
    const file = path.join(root, 'compose.yaml');
    const services = await runProgram(['docker-compose', '-f', file, 'config', '--services']);
    const version = await runProgram(['docker-compose', 'version', '--short']);
    return `${services.trim().split('\n').join(', ')}; docker-compose ${version.trim()}`;
  });
  const isMade = await check(
    'image: stand-ins for its bases, from Debian’s packages and the pinned Node',
    async () => {
      await makeStandIns(folder, buildah);
      return undefined;
    },
  );
  const how = ['--isolation=chroot', '--pull-never', '--format', 'docker', '--tag', image];
  const isBuilt =
    isMade &&
    (await check('image: the Dockerfile builds', async () => {
      await buildah(['bud', ...how, root], 1500);
      return undefined;
    }));
  if (!isBuilt) return;
  await check(`image: at most ${most / 1e6} MB`, async () => {
    const bytes = await sizeOf();
    assert.ok(bytes <= most, `${bytes} bytes`);
    return `${Math.round(bytes / 1e6)} MB`;
  });
}

/** The bytes of all files of the image, as they are unpacked. */
async function sizeOf(): Promise<number> {
  const name = (await buildah(['from', '--pull-never', image])).trim();
  const mounted = (await buildah(['mount', name])).trim();
  const said = await runProgram(['du', '--summarize', '--apparent-size', '--block-size=1', mounted]);
  await buildah(['umount', name]);
  await buildah(['rm', name]);
  return Number.parseInt(said, 10);
}
