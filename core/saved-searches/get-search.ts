import type { SavedSearchBody } from '#contract/saved-searches/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findOwn } from './find-own.ts';
import { presentSearch } from './row.ts';

/** @throws Refusal `saved_search_unknown` */
export async function getSearch({ db }: Core, member: Member, searchId: string): Promise<SavedSearchBody> {
  return presentSearch(await findOwn(db, member, searchId));
}
