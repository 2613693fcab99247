import { after } from 'node:test';
import { type ServedS3, serveS3 } from './serve-s3.ts';

/** An S3-compatible server with an empty bucket, until the test file ends. */
export async function startS3(): Promise<ServedS3> {
  const served = await serveS3();
  after(served.stop);
  return served;
}
