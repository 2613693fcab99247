import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { characters } from '#rules/checks/password.ts';
import { call } from '../ground/call.ts';
import { permissions } from '../ground/permissions.ts';
import { listRefusals, queries, wantsTotal } from '../ground/queries.ts';
import { date, id, idOrUnique } from '../ground/values.ts';

/** Clients cut anything larger than this into pieces of this size (CONTRACT 8.3). */
export const chunkSize = 5 * 1024 * 1024;

/** CONTRACT 5.5. */
const file = z
  .object({
    $id: z.string(),
    bucketId: z.string(),
    $createdAt: date,
    $updatedAt: date,
    $permissions: z.array(z.string()),
    name: z.string(),
    folder: z.string(),
    key: z.string(),
    signature: z.string(),
    mimeType: z.string(),
    sizeOriginal: z.number(),
    sizeActual: z.number(),
    chunksTotal: z.number(),
    chunksUploaded: z.number(),
    encryption: z.boolean(),
    compression: z.string(),
  })
  .meta({ id: 'File' });
export type FileBody = z.infer<typeof file>;

const fileList = z.object({ total: z.number(), files: z.array(file) });

const folderMessage = broken('folder');
const folderSegment = /^(?!\.{1,2}$)[^/\\\p{Cc}]+$/u;

/** A virtual folder; it ends in a slash once stored, and is empty for the bucket's root. */
const folder = z
  .string(folderMessage)
  .max(256, folderMessage)
  .transform((text) => text.replace(/^\/|\/$/g, ''))
  .refine((text) => text === '' || text.split('/').every((part) => folderSegment.test(part)), folderMessage)
  .transform((text) => (text === '' ? '' : `${text}/`));

const nameMessage = broken('text_between', 1, 128);
const fileName = z
  .string(nameMessage)
  .refine((text) => characters(text) >= 1 && characters(text) <= 128, nameMessage);

/** The fields of an upload's form in addition to `file`. */
export const uploadForm = {
  fileId: idOrUnique,
  permissions: permissions.optional(),
  folder: folder.optional(),
};

const search = z.string(broken('text_most', 256)).max(256, broken('text_most', 256));

const wholeNumber = (min: number, max: number) => {
  const message = broken('range', min, max);
  return z
    .string(message)
    .regex(/^-?\d{1,5}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
    .optional();
};
const color = z
  .string(broken('color'))
  .regex(/^([0-9a-f]{3}|[0-9a-f]{6})?$/i, broken('color'))
  .optional();
const gravities = [
  'center',
  'top-left',
  'top',
  'top-right',
  'left',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
const outputs = ['jpg', 'jpeg', 'png', 'webp', 'heic', 'avif', 'gif'] as const;

/** CONTRACT 8.5. Every value arrives in the address, as text. */
const previewOptions = {
  width: wholeNumber(0, 4000),
  height: wholeNumber(0, 4000),
  gravity: z.enum(gravities, broken('choice', gravities.join(', '))).optional(),
  quality: wholeNumber(-1, 100),
  borderWidth: wholeNumber(0, 100),
  borderColor: color,
  borderRadius: wholeNumber(0, 4000),
  opacity: z
    .string(broken('range', 0, 1))
    .regex(/^(0|1|0?\.\d{1,9}|1\.0{1,9}|0\.\d{1,9})$/, broken('range', 0, 1))
    .optional(),
  rotation: wholeNumber(-360, 360),
  background: color,
  output: z.enum(outputs, broken('choice', outputs.join(', '))).optional(),
};

const inBucket = { bucketId: id };
const oneFile = { bucketId: id, fileId: id };
/** Buckets have no owner: each one lists and takes only files that its caller may see and own. */
const ofBucket = { foreign: 'answered', gone: 'storage_bucket_not_found' } as const;
/** A file that is not the caller's to see is not there. */
const unseen = { foreign: 'storage_file_not_found', gone: 'storage_file_not_found' } as const;
const untouched = { foreign: 'user_unauthorized', gone: 'storage_file_not_found' } as const;
const part = {
  status: 200,
  body: 'bytes',
  about: 'The bytes, or with `Range` a part of them (206)',
} as const;

export const postFile = call({
  method: 'POST',
  path: '/storage/buckets/:bucketId/files',
  summary: 'Upload a file, whole or in chunks',
  access: 'anyone',
  ...ofBucket,
  except: { guest: 'user_unauthorized', ageless: 'age_unknown', waiting: 'guardian_awaited' },
  params: inBucket,
  form: uploadForm,
  answer: { status: 201, repeated: 200, body: file, about: 'The file, or how much of it has arrived' },
  twice:
    'With the id `unique()` each upload is a file of its own; with an id of the client the same file is answered.',
  refusals: [
    'user_unauthorized',
    'storage_file_already_exists',
    'storage_file_empty',
    'storage_file_type_unsupported',
    'storage_invalid_appwrite_id',
    'storage_invalid_content_range',
    'storage_invalid_file_size',
    'storage_quota_exceeded',
  ],
});

export const getFiles = call({
  method: 'GET',
  path: '/storage/buckets/:bucketId/files',
  summary: 'List the files of a bucket that the caller may read',
  access: 'anyone',
  ...ofBucket,
  params: { ...inBucket, queries, search: search.default(''), total: wantsTotal },
  answer: { status: 200, body: fileList, about: 'One page, and how many there are (up to 5000)' },
  refusals: listRefusals,
});

export const getFile = call({
  method: 'GET',
  path: '/storage/buckets/:bucketId/files/:fileId',
  summary: 'Read what is known of a file',
  access: 'anyone',
  ...unseen,
  params: oneFile,
  answer: { status: 200, body: file, about: 'The file' },
  refusals: ['storage_bucket_not_found'],
});

export const putFile = call({
  method: 'PUT',
  path: '/storage/buckets/:bucketId/files/:fileId',
  summary: 'Rename a file, or change who may do what with it',
  access: 'anyone',
  except: { ageless: 'age_unknown', waiting: 'guardian_awaited' },
  ...untouched,
  params: { ...oneFile, name: fileName.optional(), permissions: permissions.optional() },
  answer: { status: 200, body: file, about: 'The file as it is now' },
  refusals: ['storage_bucket_not_found', 'storage_file_type_unsupported'],
});

export const deleteFile = call({
  method: 'DELETE',
  path: '/storage/buckets/:bucketId/files/:fileId',
  summary: 'Delete a file, or an upload that is not complete',
  access: 'anyone',
  ...untouched,
  params: oneFile,
  answer: { status: 204, body: null, about: 'The file is gone, with its bytes' },
  refusals: ['storage_bucket_not_found'],
});

export const viewFile = call({
  method: 'GET',
  path: '/storage/buckets/:bucketId/files/:fileId/view',
  summary: 'The bytes of a file, to be shown',
  access: 'anyone',
  ...unseen,
  params: oneFile,
  answer: part,
  refusals: ['storage_bucket_not_found', 'storage_file_damaged', 'storage_invalid_range'],
});

export const downloadFile = call({
  method: 'GET',
  path: '/storage/buckets/:bucketId/files/:fileId/download',
  summary: 'The bytes of a file, to be saved',
  access: 'anyone',
  ...unseen,
  params: oneFile,
  answer: part,
  refusals: ['storage_bucket_not_found', 'storage_file_damaged', 'storage_invalid_range'],
});

export const previewFile = call({
  method: 'GET',
  path: '/storage/buckets/:bucketId/files/:fileId/preview',
  summary: 'A picture that stands for a file',
  access: 'anyone',
  ...unseen,
  params: { ...oneFile, ...previewOptions },
  answer: { status: 200, body: 'bytes', about: 'An icon: documents and archives are no images' },
  refusals: ['storage_bucket_not_found'],
});
