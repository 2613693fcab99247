import type { OwnVerificationsBody } from '#contract/verifications/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { presentOwn } from './present.ts';
import { clock, dueAt, hasFile, type ShownRow } from './row.ts';

/** For each kind, the open request and the mark in force; without either, the last one. Newest first. */
export async function listOwnVerifications(core: Core, { id }: Member): Promise<OwnVerificationsBody> {
  const rows = await core.db
    .selectFrom('verifications')
    .selectAll()
    .select([dueAt, hasFile, clock])
    .where('account_id', '=', id)
    .where('state', '<>', 'withdrawn')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const isLast = (row: ShownRow) => rows.find(({ kind }) => kind === row.kind) === row;
  return { verifications: rows.filter((row) => isLast(row) || row.state === 'verified').map(presentOwn) };
}
