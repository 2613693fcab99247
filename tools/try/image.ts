import { conclude, createFindings } from './findings.ts';
import { runInside } from './inside.ts';
import { needPackages } from './packages.ts';
import { removeWork, workFolder } from './work-folder.ts';

// npm run try:image [-- FILE …]: builds the Dockerfile on a stand-in for its bases, and runs it with the settings of compose.yaml: journeys over HTTP and in a
// browser; with names of files in tests/browser these journeys alone. No part of npm test.
const packages = ['buildah', 'docker-compose', 'iproute2', 'mmdebstrap', 'mount', 'util-linux'];
const image = 'localhost/saharambh';

const findings = createFindings();
let folder: string | undefined;
try {
  needPackages(packages);
  folder = await workFolder('image');
  const run = (file: string) => [
    process.execPath,
    `tools/try/${file}`,
    folder ?? '',
    image,
    ...process.argv.slice(2),
  ];
  findings.add(await runInside(run('image-build.ts'), { seconds: 2400, hasNetwork: true }));
  if (findings.counts().failed === 0)
    findings.add(await runInside(run('image-inside.ts'), { seconds: 3600 }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  findings.add({ passed: 0, failed: 1 });
} finally {
  if (folder) await removeWork(folder);
}
conclude(findings.counts());
