import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '#outside/files/s3-store.ts';

export type ServedS3 = S3Settings & { folder: string; stop(): Promise<void> };

/** An S3-compatible server with an empty bucket, on a free port unless one is wanted. It knows its access key, but looks at no signature. */
export async function serveS3(wanted = 0): Promise<ServedS3> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-s3-'));
  const bucket = 'saharambh';
  const server = new S3rver({
    directory: folder,
    port: wanted,
    silent: true,
    // Else a host like `storage` would be the name of a bucket.
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    spoolFolder: path.join(folder, '.spool'),
    folder,
    async stop() {
      // An answer that was cut in the middle keeps its line open.
      (server as unknown as { httpServer: Server }).httpServer.closeAllConnections();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
