import { sql } from 'kysely';
import { productId, proposalTimes } from '#contract/administration/limits.ts';
import { now } from '#db/now.ts';
import { deliveredAs } from '#rules/checks/email.ts';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Account } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { deadlineOf } from './proposal-row.ts';

export const administrationData: OwnData = {
  admin_actions: {
    isNeverHeld: true,
    removedBy: 'administration:forget-old-actions',
    limit: { kept: '3 years', since: sql`one.created_at` },
    // The administrator's name, and the other members they looked at, are other persons' data.
    exported: ({ db }, { id }) =>
      db
        .selectFrom('admin_actions')
        .select(['action', 'created_at'])
        .select((row) => row('actor_id', '=', id).as('by_you'))
        .where((row) => row.or([row('subject_id', '=', id), row('actor_id', '=', id)]))
        .orderBy('id')
        .execute(),
    erased: {
      not: 'A log that members could empty would be worthless. Its account number no longer leads to a person.',
    },
  },
  admin_log_chain: 'names no one',
  unsealed_admin_actions: 'names no one',
  admin_log_heads: 'names no one',
  staff_rights: {
    isNeverHeld: true,
    exported: ({ db }, { id }) =>
      db.selectFrom('staff_rights').select(['name', 'given_at']).where('account_id', '=', id).execute(),
    erased: 'by the database',
  },
  staff_proposals: {
    removedBy: 'administration:forget-proposals',
    isNeverHeld: true,
    limit: { kept: `${proposalTimes.keptYears} years`, since: sql`one.ended_at` },
    // The names of staff and their words to each other are others' data.
    exported: ({ db }, { id }) =>
      db
        .selectFrom('staff_proposals')
        .select(['kind', 'state', 'proposed_at', 'ended_at', 'is_lone'])
        .select((row) => row('proposed_by', '=', id).as('by_you'))
        .where((row) =>
          row.or([
            row('proposed_by', '=', id),
            row.and([row('person_id', '=', id), row('tells_person', '=', true)]),
          ]),
        )
        .orderBy('proposed_at')
        .execute(),
    erased: forgetPerson,
  },
  named_administrators: {
    isNeverHeld: true,
    exported: ({ db }, { email }) =>
      db
        .selectFrom('named_administrators')
        .select(['mailbox', 'named_at'])
        .where('mailbox', '=', deliveredAs(email))
        .execute(),
    erased: (tx, { email }) =>
      tx.deleteFrom('named_administrators').where('mailbox', '=', deliveredAs(email)).execute(),
  },
};

/** Kind, times and outcome stay, to show how staff decided. They no longer lead to a person. */
async function forgetPerson(tx: Tx, { id }: Account): Promise<void> {
  const waiting = await tx
    .updateTable('staff_proposals')
    .set({ state: 'lapsed', ended_by: productId, ended_at: now })
    .where('person_id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['id', 'alone_from'])
    .execute();
  for (const row of waiting) await releaseDeadline(tx, deadlineOf(row), row.id);
  await tx
    .updateTable('staff_proposals')
    .set({ person_id: null, subject_id: '', input: '{}', effect: '{}', barred: [], reason: '', answer: '' })
    .where('person_id', '=', id)
    .execute();
}
