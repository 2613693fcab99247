import { chunkSize, file, uploadForm } from '#contract/files.ts';
import { id } from '#contract/values.ts';
import { largestFile } from '#core/files/buckets.ts';
import { finishUpload } from '#core/files/finish-upload.ts';
import { holdUpload } from '#core/files/hold-upload.ts';
import { presentFile } from '#core/files/present.ts';
import { removeBytes } from '#core/files/unclaimed.ts';
import { Refusal } from '#core/refusal.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { readForm } from './form.ts';
import { checkParams } from './params.ts';

const files = '/storage/buckets/:bucketId/files';
const jsonType = { 'content-type': 'application/json; charset=UTF-8' };
/** What a form may hold beside the file. */
const formRoom = 12 * 1024 * 1024;

const createFile = endpoint({
  method: 'POST',
  paths: [files],
  summary: 'Upload a file, whole or in chunks',
  scope: 'anyone',
  limits: [
    {
      max: 60,
      seconds: 60,
      key: ({ actor, ip, headers }) =>
        `${ip}:${'id' in actor ? actor.id : ''}:${chunkNumber(headers.get('content-range'))}`,
    },
  ],
  params: { bucketId: id },
  success: { status: 201, body: file, about: 'The file, or how much of it has arrived' },
  async handle({ core, actor, params: { bucketId }, request }) {
    const contentRange = request.headers.get('content-range');
    const said = { bucketId, contentRange, uploadId: request.headers.get('x-appwrite-id') };
    // One byte more than fits shows that a file is too large without keeping the rest of it.
    const fileBytes = (contentRange ? chunkSize : largestFile(core)) + 1;
    const bodyBytes = largestFile(core) + formRoom;
    const form = await readForm(request, { fileBytes, bodyBytes }, async (bytes, name, before) => {
      const fileId = typeof before.fileId === 'string' ? before.fileId : 'unknown';
      return { name, held: await holdUpload(core, actor, { ...said, fileId, name }, bytes) };
    });
    const held = form.file?.held ?? null;
    try {
      const upload = { ...said, ...checkParams(uploadForm, form.fields), name: form.file?.name };
      const { file, isRepeat } = await finishUpload(core, actor, upload, held);
      return isRepeat ? Response.json(presentFile(file), { headers: jsonType }) : presentFile(file);
    } catch (error) {
      // After anything but a refusal it is not certain what was committed: the sweep finds that out.
      if (held && error instanceof Refusal) await removeBytes(core, [held.key]);
      throw error;
    }
  },
});

/** Chunks are counted apart, so that a large file does not use up its own allowance. */
function chunkNumber(contentRange: string | null): number {
  const start = /^bytes (\d{1,15})-/i.exec(contentRange ?? '')?.[1];
  return start ? Math.floor(Number(start) / chunkSize) + 1 : 1;
}

export const fileEndpoints: Endpoint[] = [createFile];
