import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { caseTimes } from '#contract/cases/report-limits.ts';
import { appealWords, caseWorld, reason } from '#tests/cases/cases.ts';
import { again } from '#tests/ground/builders.ts';
import { refused } from '#tests/ground/refused.ts';
import { operator } from '../administration/operator.ts';
import { suspendAccount } from '../supervision/suspend-account.ts';
import { appealSuspension } from './appeal-suspension.ts';
import { decideCase } from './decide-case.ts';
import { getSuspension } from './get-suspension.ts';

const { core, admin, shown, reportedPerson } = await caseWorld();

/** A suspension without a case, and one by a case; both go on beyond the days of their appeal. */
const suspensions = {
  async byStaff() {
    const who = await shown();
    await suspendAccount(core, operator, { accountId: who.id, reason });
    return who;
  },
  async byCase() {
    const { judged, caseId } = await reportedPerson();
    await decideCase(core, admin, { caseId, version: 1, outcome: 'suspend', days: 7, reason });
    await sql`update standings set suspended_until = now() + interval '30 days' where account_id = ${judged.id}`.execute(
      core.db,
    );
    return judged;
  },
};

for (const [how, suspended] of Object.entries(suspensions))
  test(`a suspension is appealed a second before its limit, and not a second after (${how})`, async () => {
    for (const [shift, isInTime] of [
      ['1 second', true],
      ['-1 second', false],
    ] as const) {
      const who = await again(core, await suspended());
      const began = sql<Date>`now() - make_interval(days => ${caseTimes.appealDays}::int) + ${shift}::interval`;
      await sql`update standings set suspended_at = ${began} where account_id = ${who.id}`.execute(core.db);
      await sql`update cases set decided_at = ${began} where thing_id = ${who.id}`.execute(core.db);
      const appealed = appealSuspension(core, who, { appeal: appealWords });
      if (isInTime) assert.equal((await appealed).appeal, appealWords);
      else {
        await assert.rejects(appealed, refused('case_appeal_late'));
        assert.equal((await getSuspension(core, who)).appealUntil, '');
      }
    }
  });
