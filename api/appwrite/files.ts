import * as calls from '#contract/files/calls.ts';
import { chunkSize, uploadForm } from '#contract/files/calls.ts';
import { largestFile } from '#core/files/buckets.ts';
import { deleteFile } from '#core/files/delete.ts';
import { findFile } from '#core/files/find.ts';
import { finishUpload } from '#core/files/finish-upload.ts';
import { holdUpload } from '#core/files/hold-upload.ts';
import { listFiles } from '#core/files/list.ts';
import { presentFile } from '#core/files/present.ts';
import { removeBytes } from '#core/files/unclaimed-bytes.ts';
import { updateFile } from '#core/files/update.ts';
import type { Actor } from '#core/ground/actor.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';
import { readForm } from '../http/form.ts';
import { checkParams } from '../http/params.ts';

/** Bytes that a form may hold in addition to the file. */
const formOverhead = 12 * 1024 * 1024;

export const fileEndpoints: Endpoint[] = [
  answer(
    calls.postFile,
    async ({ core, actor, params: { bucketId }, request, isRepeat }) => {
      const contentRange = request.headers.get('content-range');
      const said = { bucketId, contentRange, uploadId: request.headers.get('x-appwrite-id') || null };
      // One byte more than fits shows that a file is too large without keeping the rest of it.
      const fileBytes = (contentRange ? chunkSize : largestFile(core)) + 1;
      const bodyBytes = largestFile(core) + formOverhead;
      const form = await readForm(request, { fileBytes, bodyBytes }, async (bytes, name, before) => {
        const fileId = typeof before.fileId === 'string' ? before.fileId : 'unknown';
        return { name, held: await holdUpload(core, actor, { ...said, fileId, name }, bytes) };
      });
      const held = form.file?.held ?? null;
      try {
        const upload = { ...said, ...checkParams(uploadForm, form.fields), name: form.file?.name };
        const finished = await finishUpload(core, actor, upload, held);
        if (finished.isRepeat) isRepeat();
        return presentFile(finished.file);
      } catch (error) {
        // After anything but a refusal it is not certain what was committed: the sweep finds that out.
        if (held && error instanceof Refusal) await removeBytes(core, [held.key]);
        throw error;
      }
    },
    [
      {
        max: 60,
        seconds: 60,
        key: ({ actor, network, headers }) =>
          `${network}:${idOf(actor)}:${chunkNumber(headers.get('content-range'))}`,
      },
    ],
  ),

  answer(calls.getFiles, async ({ core, actor, params }) => {
    const page = await listFiles(core, actor, { ...params, withTotal: params.total });
    return { total: page.total, files: page.rows.map(presentFile) };
  }),

  answer(calls.getFile, async ({ core, actor, params }) => presentFile(await findFile(core, actor, params))),

  answer(calls.putFile, async ({ core, actor, params }) =>
    presentFile(await updateFile(core, actor, params)),
  ),

  answer(calls.deleteFile, ({ core, actor, params }) => deleteFile(core, actor, params), [
    { max: 60, seconds: 60, key: ({ actor, network }) => `${network}:${idOf(actor)}` },
  ]),
];

function idOf(actor: Actor): string {
  return actor.kind === 'guest' ? '' : actor.id;
}

/** Chunks are counted apart, so that a large file does not use up its own allowance. */
function chunkNumber(contentRange: string | null): number {
  const start = /^bytes (\d{1,15})-/i.exec(contentRange ?? '')?.[1];
  return start ? Math.floor(Number(start) / chunkSize) + 1 : 1;
}
