import { measureIdleSockets } from './idle-sockets.ts';
import { measureLiveUpdates } from './live-updates.ts';
import { sessionOf } from './seed.ts';
import { type Product, seededDatabase, startDatabase, startProduct } from './servers.ts';

const listening = 50;
const events = 300;

/** The cost of open sockets: memory while nothing happens, and processor time for live updates to those that listen. */
export async function measureRealtime(product: Product, url: string, idle: number): Promise<void> {
  const liveUpdate = async (beside: string) => {
    const { microseconds, p50, missed } = await measureLiveUpdates(
      product,
      url,
      { listening, events },
      sessionOf,
    );
    console.log(
      `  news to ${listening} listening sockets${beside}: ${microseconds} µs of processor each, p50 ${p50.toFixed(1)} ms, ${missed} missed`,
    );
  };
  await liveUpdate('');
  await liveUpdate('');
  const { megabytes, open } = await measureIdleSockets(product, idle, sessionOf, async () => {
    await liveUpdate(` beside ${idle} idle ones`);
    await liveUpdate(` beside ${idle} idle ones`);
  });
  console.log(`  ${open} idle sockets: ${megabytes.toFixed(0)} MB more`);
}

// npm run bench:realtime: this alone.
if (import.meta.main) {
  const cluster = await startDatabase();
  try {
    const url = await seededDatabase(cluster, 1000);
    const product = await startProduct(url, { TRUST_PROXY: '1' });
    await measureRealtime(product, url, 5000);
    await product.stop();
  } finally {
    await cluster.stop();
  }
}
