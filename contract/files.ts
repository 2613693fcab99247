import { z } from 'zod';
import { characters } from './password.ts';
import { permissions } from './permissions.ts';
import { broken } from './rules.ts';
import { date, idOrUnique } from './values.ts';

/** Clients cut anything larger than this into pieces of this size (CONTRACT 8.3). */
export const chunkSize = 5 * 1024 * 1024;

/** CONTRACT 5.5. */
export const file = z
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

export const fileList = z.object({ total: z.number(), files: z.array(file) });

const folderMessage = broken('folder');
const folderSegment = /^(?!\.{1,2}$)[^/\\\p{Cc}]+$/u;

/** A virtual folder; it ends in a slash once stored, and is empty for the bucket's root. */
export const folder = z
  .string(folderMessage)
  .max(256, folderMessage)
  .transform((text) => text.replace(/^\/|\/$/g, ''))
  .refine((text) => text === '' || text.split('/').every((part) => folderSegment.test(part)), folderMessage)
  .transform((text) => (text === '' ? '' : `${text}/`));

const nameMessage = broken('text_between', 1, 128);
export const fileName = z
  .string(nameMessage)
  .refine((text) => characters(text) >= 1 && characters(text) <= 128, nameMessage);

/** The fields beside `file` in an upload's form. */
export const uploadForm = {
  fileId: idOrUnique,
  permissions: permissions.optional(),
  folder: folder.optional(),
};

export const search = z.string(broken('text_most', 256)).max(256, broken('text_most', 256));

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
export const previewOptions = {
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
