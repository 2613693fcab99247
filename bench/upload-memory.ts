import { Client, ID, Storage } from 'appwrite';
import type { Server } from './servers.ts';

const size = 50 * 1024 * 1024;

/** Uploads 50 MB as the official client does, eight chunks at once, and says how much more memory the server took at its peak. */
export async function measureUpload(product: Server, session: string): Promise<{ megabytes: number }> {
  const bytes = new Uint8Array(size);
  bytes.set(Buffer.from('%PDF-1.7\n'));
  const file = new File([bytes], 'portfolio.pdf');
  const client = new Client().setEndpoint(`${product.origin}/v1`).setProject('saharambh').setSession(session);
  const before = await product.memory();
  let peak = before;
  const upload = new Storage(client).createFile({ bucketId: 'portfolios', fileId: ID.unique(), file });
  let isDone = false;
  const done = upload.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    peak = Math.max(peak, await product.memory());
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 10))]);
  }
  await done;
  return { megabytes: peak - before };
}
