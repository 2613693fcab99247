import {
  deleteDocument,
  deleteRow,
  patchDocument,
  patchRow,
  postDocument,
  postRow,
} from '#contract/profiles/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const profileNoBeginnings = {
  own: [postDocument, patchDocument, deleteDocument, postRow, patchRow, deleteRow],
} satisfies NoBeginnings;
