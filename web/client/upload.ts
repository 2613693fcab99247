import { getFile } from '#contract/files/calls.ts';
import { apiBase } from '#contract/ground/call.ts';
import type { AttachmentBucket } from '#rules/sign-up/limits.ts';
import { ApiError, projectOfPage, send } from './api.ts';
import type { UploadedFile } from './files.ts';
import { sendWithProgress } from './send-with-progress.ts';

type UploadOptions = {
  signal: AbortSignal;
  /** Share of the file that has left, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Called when the connection is lost and the upload waits for it, and again when the upload goes on. */
  onWaiting: (waiting: boolean) => void;
};

const firstWait = 1000;
const longestWait = 15_000;
const mostTries = 8;

/**
 * Uploads through the official client library, which cuts large files into chunks. Its requests go over
 * XMLHttpRequest, because only that tells how much has left, and a chunk that a lost line has cut off is sent again.
 */
export async function uploadFile(
  bucketId: AttachmentBucket,
  file: File,
  { signal, onProgress, onWaiting }: UploadOptions,
): Promise<UploadedFile> {
  const { Client, ID, Storage } = await import('appwrite');
  const client = new Client().setEndpoint(location.origin + apiBase).setProject(projectOfPage());
  const fileId = ID.unique();
  const sentByRequest = new Map<string, number>();
  const report = (request: string, sent: number) => {
    sentByRequest.set(request, sent);
    const total = [...sentByRequest.values()].reduce((sum, part) => sum + part, 0);
    onProgress(Math.min(1, total / file.size));
  };

  client.call = async (method, url, headers = {}, params = {}) => {
    const { uri, options } = client.prepareRequest(method, url, headers, params);
    const range = headers['content-range'] ?? 'all';
    for (let attempt = 1; ; attempt++) {
      try {
        return await sendWithProgress(uri, options, signal, (sent) => report(range, sent));
      } catch (error) {
        // The answer to an earlier try was lost on the way, but the file had got there.
        if (attempt > 1 && error instanceof ApiError && error.type === 'storage_file_already_exists')
          return send(getFile, { bucketId, fileId }, { signal });
        const lineLost = error instanceof ApiError && error.code === 0;
        if (!lineLost || attempt === mostTries) throw error;
        report(range, 0);
        onWaiting(true);
        await lineBack(Math.min(longestWait, firstWait * 2 ** (attempt - 1)), signal);
        onWaiting(false);
      }
    }
  };

  const stored = await new Storage(client).createFile({ bucketId, fileId, file });
  onProgress(1);
  return { $id: stored.$id, bucketId, name: stored.name, sizeOriginal: stored.sizeOriginal };
}

/** Resolves after the wait, or at once when the browser says that it is online again. */
function lineBack(wait: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => () => {
      clearTimeout(timer);
      removeEventListener('online', online);
      signal.removeEventListener('abort', aborted);
      end();
    };
    const online = settle(resolve);
    const aborted = settle(() => reject(signal.reason));
    const timer = setTimeout(online, wait);
    addEventListener('online', online);
    signal.addEventListener('abort', aborted);
  });
}
