import { sql } from 'kysely';
import type { CaseBody } from '#contract/cases/calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { holdCase } from './steps/hold-case.ts';
import { showCase } from './steps/show-case.ts';

/**
 * An administrator says that they know a person of the case. From then on they see its number and deadline alone, and another
 * one may take it. It cannot be taken back.
 * @throws Refusal `case_not_found`
 */
export async function recuse(core: Core, administrator: Member, caseId: string): Promise<CaseBody> {
  return core.db.transaction().execute(async (tx) => {
    await holdCase(tx, caseId);
    const made = await tx
      .insertInto('case_recusals')
      .values({ case_id: caseId, account_id: administrator.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('case_id')
      .executeTakeFirst();
    if (made) {
      await sql`update cases set taken_by = null, taken_until = null
        where id = ${caseId} and taken_by = ${administrator.id}`.execute(tx);
      await noteAction(tx, administrator, { action: 'case.recused', subjectId: caseId });
    }
    return showCase(tx, core, administrator, caseId);
  });
}
