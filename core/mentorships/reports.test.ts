import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseWorld, said } from '#tests/cases/cases.ts';
import { refused } from '#tests/ground/refused.ts';
import { newMentee } from '#tests/mentoring/sessions.ts';
import { goal, mentorshipBetween } from '#tests/mentorships/mentorships.ts';
import { findReportable } from '../cases/find-reportable.ts';
import { openCase } from '../cases/open-case.ts';
import { report } from '../cases/report.ts';

const { core, admin, caseOf } = await caseWorld();

test('each side reports the other one of a mentorship, and the case seals its goals', async () => {
  const { id, mentor, mentee } = await mentorshipBetween(core);
  const asked = { reportedKind: 'mentorship', reportedId: id } as const;
  for (const [who, side, judged] of [
    [mentee, 'mentor', mentor],
    [mentor, 'mentee', mentee],
  ] as const) {
    await report(core, who, { ...asked, ...said });
    const opened = await openCase(core, admin, await caseOf(`${id} ${side}`));
    assert.deepEqual(
      opened.people.map(({ $id }) => $id),
      [judged.id],
    );
    assert.ok(JSON.stringify(opened.sealed).includes(goal));
  }
  for (const who of [await newMentee(core), admin])
    await assert.rejects(findReportable(core, who, asked), refused('reported_unknown'));
});
