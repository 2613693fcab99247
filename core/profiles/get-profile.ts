import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { mayRead } from '../ground/permissions.ts';
import { readSelection } from '../ground/queries/parse.ts';
import { type ProfileRow, profileFields } from './fields.ts';
import { findProfile, profileNotFound } from './find-profile.ts';

/** @throws Refusal `document_not_found` also for one that the actor may not read. */
export async function getProfile(
  core: Core,
  actor: Actor,
  input: { id: string; queries: string[] },
): Promise<{ row: ProfileRow; selection: string[] | null }> {
  const selection = readSelection(input.queries, profileFields);
  const row = await findProfile(core, actor, input.id);
  if (!row || !mayRead(actor, row)) throw profileNotFound(input.id);
  return { row, selection };
}
