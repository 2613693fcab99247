import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { feedForms, feedPaths } from '#contract/feeds/rare-paths.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { createCore } from '#core/collected/create-core.ts';
import { modules } from '#core/modules.ts';
import { listOpenData } from '#core/open-data/list-open-data.ts';
import { writeOpenData } from '#core/open-data/write-open-data.ts';
import { connect } from '#db/connect.ts';
import { folderStore } from '#outside/files/folder-store.ts';
import { makePdf } from '#outside/pdf/make-pdf.ts';
import {
  pagePictureMaker,
  pictureMaker,
  portraitMaker,
  scanMaker,
} from '#outside/pictures/portrait-maker.ts';
import { seedOrganisations } from './kept-organisation.ts';
import { seedProjects } from './kept-project.ts';
import { load } from './load.ts';
import { seedOpportunities } from './opportunities.ts';
import { type Product, seededDatabase, startDatabase, startProduct } from './servers.ts';

// npm run bench:outside: feeds, card and the page of an organisation from memory, and the open data of a night.
const promised = { kept: 5000, dataSeconds: 60 };
const { values } = parseArgs({
  options: {
    opportunities: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});
const [count, seconds, rounds] = [
  Number(values.opportunities),
  Number(values.seconds),
  Number(values.rounds),
];
const now = () => `load average ${loadavg()[0]?.toFixed(1)}`;

async function measureKept(product: Product): Promise<void> {
  const headers = { 'accept-encoding': 'br' };
  const addresses = [
    ...feedForms.map((form) => `${feedPaths.ofAll(form)}?kind=Job`),
    feedPaths.ofProject('project-1', 'atom'),
    `${feedPaths.card}?show=10`,
    organisationPaths.organisation('organisation-1'),
  ];
  for (const address of addresses) {
    const url = product.origin + address;
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    const bytes = (await answer.arrayBuffer()).byteLength;
    await load([{ url, headers }], { connections: 50, seconds: 2 });
    for (let round = 0; round < rounds; round++) {
      const { perSecond, failed } = await load([{ url, headers }], { connections: 50, seconds });
      const missed = perSecond < promised.kept ? `  BELOW ITS PROMISE: ${promised.kept}/s` : '';
      console.log(
        `  ${address}, ${bytes} bytes: ${Math.round(perSecond)}/s, ${failed} failed${missed}, ${now()}`,
      );
    }
  }
}

async function measureData(url: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-bench-'));
  const { db, close } = connect(url);
  const core = createCore(modules, {
    db,
    files: folderStore(folder),
    makePortrait: portraitMaker(tmpdir()),
    makeScan: scanMaker(tmpdir()),
    makePicture: pictureMaker(tmpdir()),
    makePagePicture: pagePictureMaker(tmpdir()),
    makePdf,
    origin: 'https://saharambh.example',
    key: randomBytes(32),
  });
  for (let round = 0; round < rounds; round++) {
    const [began, processor] = [performance.now(), process.cpuUsage()];
    await writeOpenData(core);
    const took = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(processor);
    const missed = took > promised.dataSeconds ? `  ABOVE ITS PROMISE of ${promised.dataSeconds} s` : '';
    console.log(
      `  open data of ${count}: ${took.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of the processor${missed}, ${now()}`,
    );
  }
  for (const { name, size, packedSize, entries } of (await listOpenData(core)).files)
    console.log(`  ${name}: ${entries} entries, ${size} bytes, ${packedSize} packed`);
  await close();
  await rm(folder, { recursive: true, force: true });
}

const cluster = await startDatabase();
try {
  const url = await seededDatabase(cluster, 2000);
  await seedProjects(url, 10_000);
  await seedOpportunities(url, count, 10_000);
  await seedOrganisations(url, 1000);
  console.log(`\nOutside, ${count} opportunities, ${now()}`);
  await measureData(url);
  const product = await startProduct(url);
  await measureKept(product);
  await product.stop();
} finally {
  await cluster.stop();
}
