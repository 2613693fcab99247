import { deleteSession, deleteSessions, patchSession } from '#contract/sessions/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const sessionNoBeginnings = {
  own: [patchSession, deleteSession, deleteSessions],
} satisfies NoBeginnings;
