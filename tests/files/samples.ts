import * as calls from '#contract/files/calls.ts';
import { accessOf } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { fileNoBeginnings } from './no-beginnings.ts';
import { fileThings } from './things.ts';

export const fileSamples = {
  access: accessOf(calls, {
    postFile: fileThings.bucket,
    getFiles: fileThings.bucket,
    getFile: fileThings.file,
    putFile: fileThings.file,
    deleteFile: fileThings.file,
    viewFile: fileThings.file,
    downloadFile: fileThings.file,
    previewFile: fileThings.file,
  }),
  events: {
    'files.created': 'none',
    'files.updated': 'none',
    'files.deleted': 'none',
  },
  rows: {
    files: `insert into files (id, bucket, owner_id, name, size) values ('f' || $1, 'resumes', $1, $2, 1)`,
  },
  noBeginnings: fileNoBeginnings,
} satisfies ModuleSamples;
