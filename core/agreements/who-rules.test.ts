import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { active, joinTeam, type Sides, sidesOf } from '#tests/agreements/agreements.ts';
import { disputed, pass, ruled, saying, submitted } from '#tests/agreements/disputes.ts';
import { administrator } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { leaveTeam } from '../projects/leave-team.ts';
import { appealRuling } from './disputes/appeal-ruling.ts';
import { openDisputeAtDesk } from './disputes/open-at-desk.ts';
import { showDispute } from './disputes/show-dispute.ts';
import { findPartial } from './find-partial.ts';

const fresh = await freshCore();
await keepBeating(fresh);
const alone = await administrator(fresh, 'first');
const { core, admin: second } = await administrator(alone.core, 'second');
const { admin: first } = alone;
const week = 7 * 24 + 12;

async function underWay() {
  const between = await sidesOf(core);
  const { id } = await active(core, between);
  await submitted(core, between.contributor, id);
  return { ...between, id };
}

const read = (who: Sides['owner'], agreementId: string) =>
  showDispute(core, who, { agreementId, milestone: 1 });

test('who has left the team without ever acting in it rules on nothing of it, and appeals on nothing', async () => {
  const { id, owner, contributor, project } = await underWay();
  // Owner for a while, without an entry or a signature.
  await joinTeam(core, project, second, true);
  // Before any job has run.
  await leaveTeam(core, second, project);
  assert.ok((await findPartial(core.db, id)).includes(second.id));
  await disputed(core, contributor, id);
  await pass(core, id, week);
  const { $id, canBeAppealed } = await read(owner, id);
  assert.equal(canBeAppealed, false);
  assert.equal((await openDisputeAtDesk(core, second, $id)).bar, 'own');
  await assert.rejects(ruled(core, second, $id), refused('dispute_own'));
  await assert.rejects(
    saying(core, contributor, id).then((said) => appealRuling(core, second, said)),
    refused('agreement_unknown'),
  );
  // They may judge an agreement that came into force only after they had left.
  const later = await active(core, { owner, contributor, project });
  await submitted(core, contributor, later.id);
  await disputed(core, contributor, later.id);
  await pass(core, later.id, week);
  assert.equal((await openDisputeAtDesk(core, second, (await read(owner, later.id)).$id)).bar, '');
});

test('an appeal is offered only while an administrator can decide it', async () => {
  const { id, owner, contributor, project } = await underWay();
  await disputed(core, contributor, id);
  await pass(core, id, week);
  const { $id, canBeAppealed } = await read(owner, id);
  assert.equal(canBeAppealed, true);
  await ruled(core, first, $id);
  assert.equal((await read(owner, id)).can.appeal, true);
  // Both administrators belong to the team by now.
  for (const who of [first, second]) await joinTeam(core, project, who);
  assert.equal((await read(owner, id)).can.appeal, false);
  const said = await saying(core, contributor, id);
  await assert.rejects(appealRuling(core, contributor, said), refused('dispute_appeal_nobody'));
  // The administrator who ruled decides the appeal where no other one is left. As if they had never belonged to the team:
  await sql`delete from project_members where account_id = ${first.id}`.execute(core.db);
  await sql`delete from agreement_departures where account_id = ${first.id}`.execute(core.db);
  assert.equal((await read(owner, id)).can.appeal, true);
  await appealRuling(core, contributor, said);
  assert.equal((await read(owner, id)).stage, 'appealed');
});
