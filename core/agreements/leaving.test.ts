import assert from 'node:assert/strict';
import { test } from 'node:test';
import { active, joinTeam, type Sides } from '#tests/agreements/agreements.ts';
import { accepted, does } from '#tests/agreements/owed.ts';
import { goodPassword, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { refused } from '#tests/ground/refused.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import type { Member } from '../ground/actor.ts';
import { beginLeaving } from '../leaving/begin-leaving.ts';
import { requestLeavingCode } from '../leaving/request-leaving-code.ts';
import { answerOwnership } from '../projects/answer-ownership.ts';
import { askOwner } from '../projects/ask-owner.ts';
import { leaveTeam } from '../projects/leave-team.ts';
import { listOwed } from './list-owed.ts';
import { readOwed } from './read-owed.ts';
import { showAgreement } from './show-agreement.ts';

const core = await freshCore();
await keepBeating(core);
const someone = (name: string) => member(core, { name });

async function sides(): Promise<Sides> {
  const [owner, contributor] = [await someone('Meera Joshi'), await someone('आशा काळे')];
  const project = await publishedProject(core, owner, `Rooms of ${contributor.id}`);
  await joinTeam(core, project, contributor);
  return { owner, contributor, project };
}

const ownersOf = async (project: string) => {
  const rows = await core.db
    .selectFrom('project_members')
    .innerJoin('projects', 'projects.id', 'project_members.project_id')
    .select('account_id')
    .where('slug', '=', project)
    .where('is_owner', '=', true)
    .execute();
  return rows.map((row) => row.account_id).sort();
};

const leave = (who: Member) => beginLeaving(core, who, { password: goodPassword });

test('an owner stays while no other owner except the contributor would remain', async () => {
  const { owner, contributor, project } = await sides();
  await active(core, { owner, contributor, project });
  // The contributor owns the project as well; for this agreement they are no owner.
  await core.db
    .updateTable('project_members')
    .set({ is_owner: true })
    .where('account_id', '=', contributor.id)
    .execute();
  await assert.rejects(leaveTeam(core, owner, project), refused('agreement_last_owner'));
  assert.equal((await ownersOf(project)).length, 2);
  const other = await someone('Ravi Patil');
  await joinTeam(core, project, other, true);
  // Ten at once: of the two who could act for the project, one stays.
  const left = await Promise.allSettled([leaveTeam(core, owner, project), leaveTeam(core, other, project)]);
  assert.deepEqual(left.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  assert.equal((await ownersOf(project)).length, 2);
  // The contributor is bound by nothing as an owner.
  await leaveTeam(core, contributor, project);
});

test('who hands over to the contributor and would leave, stays an owner with them', async () => {
  const { owner, contributor, project } = await sides();
  await active(core, { owner, contributor, project });
  await askOwner(core, owner, { projectSlug: project, personId: contributor.id, leave: true });
  await answerOwnership(core, contributor, { projectSlug: project, accepted: true });
  assert.deepEqual(await ownersOf(project), [owner.id, contributor.id].sort());
  const other = await someone('Ravi Patil');
  await joinTeam(core, project, other);
  await askOwner(core, owner, { projectSlug: project, personId: other.id, leave: true });
  await answerOwnership(core, other, { projectSlug: project, accepted: true });
  assert.deepEqual(await ownersOf(project), [contributor.id, other.id].sort());
});

test('the only owner who can act deletes their account only after reading what stays owed', async () => {
  const { owner, contributor, project } = await sides();
  const { id } = await active(core, { owner, contributor, project });
  await assert.rejects(leave(owner), refused('agreement_owed_unread'));
  await assert.rejects(requestLeavingCode(core, owner), refused('agreement_owed_unread'));
  const { agreements } = await listOwed(core, owner);
  assert.deepEqual(agreements, [
    {
      id,
      role: 'Builder of counters',
      stage: 'active',
      currency: 'INR',
      project: { slug: project, name: `Rooms of ${contributor.id}` },
      person: 'आशा काळे',
      due: 0,
      units: 0,
      underWay: 0,
      isRead: false,
    },
  ]);
  // No one else can read it for them, and reading another agreement does not count.
  assert.deepEqual((await readOwed(core, contributor, [id])).agreements, []);
  await readOwed(core, owner, ['another']);
  await assert.rejects(leave(owner), refused('agreement_owed_unread'));
  const read = await readOwed(core, owner, [id]);
  assert.deepEqual(
    read.agreements.map(({ isRead }) => isRead),
    [true],
  );
  assert.ok((await leave(owner)).leaves_at);
  // The contributor owes nothing that would be left behind, and the agreement goes on.
  assert.ok((await leave(contributor)).leaves_at);
  assert.equal((await showAgreement(core, owner, id)).stage, 'active');
});

test('of two owners the first may leave and the last reads what is owed; a leaving owner does not count', async () => {
  const { owner, contributor, project } = await sides();
  await active(core, { owner, contributor, project });
  const other = await someone('Ravi Patil');
  await joinTeam(core, project, other, true);
  assert.deepEqual((await listOwed(core, owner)).agreements, []);
  const gone = await Promise.allSettled([leave(owner), leave(other)]);
  assert.deepEqual(gone.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  const last = gone[0].status === 'fulfilled' ? other : owner;
  await assert.rejects(leaveTeam(core, last, project), refused('agreement_last_owner'));
  assert.equal((await listOwed(core, last)).agreements.length, 1);
});

test('owed sums of many agreements are read with two statements, from the stored sums', async () => {
  const { owner, contributor, project } = await sides();
  const [first, second] = [
    await active(core, { owner, contributor, project }),
    await active(core, { owner, contributor, project }),
  ];
  await accepted(core, first.id);
  await does(core, second.id, 'contributor', { kind: 'start', milestone: 1, share: 0 });
  let statements = 0;
  const counted = core.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const { agreements } = await listOwed({ db: counted }, owner);
  assert.equal(statements, 2);
  assert.deepEqual(
    agreements.map(({ id, due, underWay, isRead }) => [id, due, underWay, isRead]),
    [
      [first.id, 1_000_000, 0, false],
      [second.id, 0, 1, false],
    ],
  );
  await readOwed(core, owner, [first.id]);
  assert.deepEqual(
    (await listOwed(core, owner)).agreements.map(({ isRead }) => isRead),
    [true, false],
  );
  // Another entry, and what was read is not what stands.
  const sent = { kind: 'send_payment', milestone: 1, owed: 'pay', sent: 1, withheld: 0 } as const;
  await does(core, first.id, 'project', { ...sent, day: '2026-11-01', way: 'Cash' });
  assert.equal((await listOwed(core, owner)).agreements[0]?.isRead, false);
});
