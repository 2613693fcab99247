import { chunkSize, file, fileList, fileName, search, uploadForm } from '#contract/files.ts';
import { permissions } from '#contract/permissions.ts';
import { queries, wantsTotal } from '#contract/queries.ts';
import { id } from '#contract/values.ts';
import { largestFile } from '#core/files/buckets.ts';
import { deleteFile } from '#core/files/delete.ts';
import { findFile } from '#core/files/find.ts';
import { finishUpload } from '#core/files/finish-upload.ts';
import { holdUpload } from '#core/files/hold-upload.ts';
import { listFiles as findFiles } from '#core/files/list.ts';
import { presentFile } from '#core/files/present.ts';
import { removeBytes } from '#core/files/steps/unclaimed.ts';
import { updateFile } from '#core/files/update.ts';
import type { Actor } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { readForm } from '../http/form.ts';
import { checkParams } from '../http/params.ts';

const files = '/storage/buckets/:bucketId/files';
const oneFile = `${files}/:fileId` as const;
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
      key: ({ actor, ip, headers }) => `${ip}:${idOf(actor)}:${chunkNumber(headers.get('content-range'))}`,
    },
  ],
  params: { bucketId: id },
  form: uploadForm,
  success: { status: 201, body: file, about: 'The file, or how much of it has arrived' },
  async handle({ core, actor, params: { bucketId }, request }) {
    const contentRange = request.headers.get('content-range');
    const said = { bucketId, contentRange, uploadId: request.headers.get('x-appwrite-id') || null };
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

const listFiles = endpoint({
  method: 'GET',
  paths: [files],
  summary: 'List the files of a bucket that the caller may read',
  scope: 'anyone',
  params: { bucketId: id, queries, search: search.default(''), total: wantsTotal },
  success: { status: 200, body: fileList, about: 'One page, and how many there are (up to 5000)' },
  async handle({ core, actor, params }) {
    const page = await findFiles(core, actor, { ...params, withTotal: params.total });
    return { total: page.total, files: page.rows.map(presentFile) };
  },
});

const getFile = endpoint({
  method: 'GET',
  paths: [oneFile],
  summary: 'Read what is known of a file',
  scope: 'anyone',
  params: { bucketId: id, fileId: id },
  success: { status: 200, body: file, about: 'The file' },
  handle: async ({ core, actor, params }) => presentFile(await findFile(core, actor, params)),
});

const putFile = endpoint({
  method: 'PUT',
  paths: [oneFile],
  summary: 'Rename a file, or change who may do what with it',
  scope: 'anyone',
  params: { bucketId: id, fileId: id, name: fileName.optional(), permissions: permissions.optional() },
  success: { status: 200, body: file, about: 'The file as it is now' },
  handle: async ({ core, actor, params }) => presentFile(await updateFile(core, actor, params)),
});

const removeFile = endpoint({
  method: 'DELETE',
  paths: [oneFile],
  summary: 'Delete a file, or an upload that is not complete',
  scope: 'anyone',
  limits: [{ max: 60, seconds: 60, key: ({ actor, ip }) => `${ip}:${idOf(actor)}` }],
  params: { bucketId: id, fileId: id },
  success: { status: 204, body: null, about: 'The file is gone, with its bytes' },
  handle: ({ core, actor, params }) => deleteFile(core, actor, params),
});

function idOf(actor: Actor): string {
  return actor.kind === 'guest' ? '' : actor.id;
}

/** Chunks are counted apart, so that a large file does not use up its own allowance. */
function chunkNumber(contentRange: string | null): number {
  const start = /^bytes (\d{1,15})-/i.exec(contentRange ?? '')?.[1];
  return start ? Math.floor(Number(start) / chunkSize) + 1 : 1;
}

export const fileEndpoints: Endpoint[] = [createFile, listFiles, getFile, putFile, removeFile];
