import { deleteFile, postFile, putFile } from '#contract/files/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const fileNoBeginnings = {
  own: [postFile, putFile, deleteFile],
} satisfies NoBeginnings;
