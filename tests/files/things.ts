import { Readable } from 'node:stream';
import { finishUpload } from '#core/files/finish-upload.ts';
import { holdUpload } from '#core/files/hold-upload.ts';
import type { Uploader } from '#core/files/policy.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { callers, members, type Thing } from '#tests/access/access-callers.ts';
import { pdf } from './sample-files.ts';

/** The things of this module that a call can name. */
export const fileThings = {
  file: {
    owners: ['applicant', ...members],
    own: async (core, owner) => ({ fileId: (await uploadFor(core, owner)).id }),
    gone: { fileId: newId() },
    isOfPerson: true,
  },
  bucket: { owners: callers, own: async () => ({ bucketId: 'resumes' }), gone: { bucketId: 'nowhere' } },
} satisfies Record<string, Thing>;

async function uploadFor(core: Core, owner: Uploader) {
  const request = {
    bucketId: 'resumes',
    fileId: 'unique()',
    name: `of-${owner.id}.pdf`,
    contentRange: null,
    uploadId: null,
  };
  const held = await holdUpload(core, owner, request, Readable.from([pdf()]));
  return (await finishUpload(core, owner, request, held)).file;
}
