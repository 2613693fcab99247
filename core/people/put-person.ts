import { sql } from 'kysely';
import type { PersonBody } from '#contract/people/calls.ts';
import { now } from '#db/now.ts';
import { storedSkills } from '#rules/lists/skills/read-skills.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { presentPerson } from './present.ts';

type Said = { skills: readonly string[]; hoursAWeek: number; eveningsAWeek: number };

/**
 * Stores the member's skills and how much time they have.
 * @throws Refusal `age_unknown`, `guardian_awaited` for a member who may not do so yet
 * @throws Refusal `general_unauthorized_scope` when the account has gone meanwhile
 */
export function putPerson(core: Core, member: Member, input: Said): Promise<PersonBody> {
  return core.db.transaction().execute(async (tx) => {
    // Held, so that a date of birth that makes them a child is stored either before this or after it.
    requireAge(await holdOwnStanding(tx, member), 'profile');
    const said = {
      skills: storedSkills(input.skills),
      hours_a_week: input.hoursAWeek,
      evenings_a_week: input.eveningsAWeek,
      answered: true,
    };
    const row = await tx
      .insertInto('people')
      .values({ account_id: member.id, ...said })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet({
          ...said,
          version: sql<number>`people.version + 1`,
          updated_at: now,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await record(tx, { name: 'people.changed', accountId: member.id });
    return presentPerson(row);
  });
}
