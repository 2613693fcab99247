import * as calls from '#contract/files/calls.ts';
import { accessOf } from '../access-of.ts';
import { fileThings } from './things.ts';

/** The thing that each call of this module names. */
export const fileAccess = accessOf(calls, {
  postFile: fileThings.bucket,
  getFiles: fileThings.bucket,
  getFile: fileThings.file,
  putFile: fileThings.file,
  deleteFile: fileThings.file,
  viewFile: fileThings.file,
  downloadFile: fileThings.file,
  previewFile: fileThings.file,
});
