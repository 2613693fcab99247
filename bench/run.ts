import { parseArgs } from 'node:util';
import { measureAgreements, seedAgreements } from './agreements.ts';
import { measureLapses, seedApplications } from './applications.ts';
import { comparing } from './compare.ts';
import { measureConversations, seedConversations } from './conversations.ts';
import { measureDigests } from './digests.ts';
import { measureKeptProject, seedProjects } from './kept-project.ts';
import { load, type Target } from './load.ts';
import { accountTargets, measureLogins } from './logins.ts';
import { measureMemberPages, measureWarmStart } from './member-pages.ts';
import { measureOpportunities, seedOpportunities } from './opportunities.ts';
import { measurePages } from './pages.ts';
import { measurePeople, seedPeople } from './people.ts';
import { measureRealtime } from './realtime.ts';
import { sessionOf } from './seed.ts';
import { seededDatabase, startBare, startDatabase, startProduct } from './servers.ts';
import { measureSlowLine } from './slow-line.ts';
import { measureUpload } from './upload-memory.ts';

// npm run bench: prints each figure as a ratio to the yardstick of the same run, since machines are noisy.
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    accounts: { type: 'string', default: '1000,100000' },
    sockets: { type: 'string', default: '5000' },
    soak: { type: 'string', default: '0' },
    /** Rounds over the pages, which take longer than all else; 0 for none. */
    pages: { type: 'string', default: '3' },
  },
});
const seconds = Number(options.seconds);
const rounds = Number(options.rounds);
const connections = 50;
const project = { 'x-appwrite-project': 'saharambh' };
const compare = comparing({ connections, seconds, rounds });

const cluster = await startDatabase();
try {
  for (const count of options.accounts.split(',').map(Number)) {
    const url = await seededDatabase(cluster, count);
    const [bare, product] = await Promise.all([startBare(url), startProduct(url)]);
    console.log(
      `\n${count.toLocaleString('en')} accounts, ${connections} connections, median of ${rounds} rounds of ${seconds} s`,
    );
    await compare('GET /v1/account', accountTargets(bare.origin), accountTargets(product.origin, '/v1'));
    await compare('20 profiles by owner', bareProfiles(bare.origin), productProfiles(product.origin));
    await measureLogins(bare, product, seconds, rounds);
    if (count === 100_000) {
      await seedPeople(url, count);
      await seedProjects(url, 10_000);
      await measurePeople(bare, product, url, compare);
      await seedOpportunities(url, 20_000, 10_000);
      await measureOpportunities(product, url, seconds);
      await seedApplications(url, 100_000);
      await seedAgreements(url, 100_000, 10_000, count);
      await measureAgreements(product, url, { count: 100_000, seconds, databasePid: cluster.pid() ?? 0 });
    }
    await measureMemberPages(product, seconds, rounds);
    if (count === 1000) await measureSlowLine(product, 5);
    await measureKeptProject(url, product, seconds, rounds);
    await Promise.all([bare.stop(), product.stop()]);
    if (count === 100_000) {
      await measureDigests(url, 10_000);
      await measureMemory(url);
      await measureMessages(url, count);
      // Last, because it leaves many emails to write.
      await measureLapses(url, 10_000);
    }
  }
} finally {
  await cluster.stop();
}
await measureWarmStart(rounds);
const pageRounds = Number(options.pages);
if (pageRounds > 0) await measurePages(pageRounds);

/** On a server of its own, which lets two thousand sockets come from as many networks. */
async function measureMessages(url: string, accounts: number): Promise<void> {
  await seedConversations(url, accounts, { conversations: 100_000, messages: 1_000_000 });
  const product = await startProduct(url, { TRUST_PROXY: '1' });
  await measureConversations(product, cluster.pid() ?? 0, seconds, 2000);
  await product.stop();
}

async function measureMemory(url: string): Promise<void> {
  const product = await startProduct(url, { TRUST_PROXY: '1' });
  await load(accountTargets(product.origin, '/v1'), { connections, seconds: 2 });
  const upload = await measureUpload(product, sessionOf(1));
  console.log(`  an upload of 50 MB: ${upload.megabytes.toFixed(0)} MB more at its peak`);
  const sockets = Number(options.sockets);
  if (sockets > 0) {
    await measureRealtime(product, url, sockets);
  }
  const soak = Number(options.soak);
  if (soak > 0) {
    const before = await product.memory();
    const figures: number[] = [];
    for (let minute = 0; minute < soak; minute++) {
      await load(accountTargets(product.origin, '/v1'), { connections, seconds: 60 });
      figures.push(Math.round(await product.memory()));
    }
    console.log(
      `  memory over ${soak} minutes of load: ${Math.round(before)} MB, then ${figures.join(', ')} MB`,
    );
  }
  await product.stop();
}

function bareProfiles(origin: string): Target[] {
  return [{ url: `${origin}/profiles?owner=shelf` }];
}

function productProfiles(origin: string): Target[] {
  const queries = [
    { method: 'equal', attribute: 'id', values: ['shelf'] },
    { method: 'limit', values: [20] },
  ];
  const query = queries
    .map((one, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(one))}`)
    .join('&');
  const url = `${origin}/v1/databases/main/collections/profiles/documents?${query}`;
  return [{ url, headers: { ...project, 'x-appwrite-session': sessionOf(1) } }];
}
