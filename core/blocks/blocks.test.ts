import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { again, bornYearsAgo, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { completeProject, showToEverybody } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import type { Member } from '../ground/actor.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { getBlockedPerson } from '../people/get-blocked-person.ts';
import { listBlocked } from '../people/list-blocked.ts';
import { answerInvitation } from '../projects/answer-invitation.ts';
import { getTeam } from '../projects/get-team.ts';
import { inviteToTeam } from '../projects/invite-to-team.ts';
import { listInvited } from '../projects/list-invited.ts';
import { withdrawInvitation } from '../projects/withdraw-invitation.ts';
import { listTurns } from '../today/list-turns.ts';
import { block } from './block.ts';
import { findApart } from './find-apart.ts';
import { isBlockedBetween } from './is-blocked-between.ts';
import { holdUnblocked } from './steps/hold-unblocked.ts';
import { unblock } from './unblock.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

async function shown(name = 'Meera Joshi', visibility = 'public') {
  const who = await member(core, { name, password: null });
  await showToEverybody(core, who);
  await sql`update people set visibility = ${visibility} where account_id = ${who.id}`.execute(core.db);
  return who;
}

const handleOf = async ({ id }: Member) => {
  const { rows } = await sql<{ handle: string }>`select handle from handles where account_id = ${id}`.execute(
    core.db,
  );
  return `@${rows[0]?.handle}`;
};

async function changesOf({ id }: Member): Promise<unknown[]> {
  const { rows } = await sql<{ subject: unknown }>`
    select subject from events where name = 'blocks.changed' and account_id = ${id} order by id`.execute(
    core.db,
  );
  return rows.map(({ subject }) => subject);
}

test('a member who is being erased cannot be blocked any more', async () => {
  const [asha, meera] = [await shown('Asha'), await shown()];
  const held = await holdRow(core, meera.id, 'update');
  const erased = core.db.deleteFrom('accounts').where('id', '=', meera.id).execute();
  await held.waiters(1);
  const blocked = assert.rejects(block(core, asha, { personId: meera.id }), refused('person_not_found'));
  await held.waiters(2);
  await held.release();
  await Promise.all([erased, blocked]);
});

test('ten simultaneous blocks by two members leave one each, and ten unblocks end one', async () => {
  const [asha, meera] = [await shown('Asha'), await shown()];
  const both = Array.from({ length: 10 }, (_, at) =>
    at % 2 ? block(core, asha, { personId: meera.id }) : block(core, meera, { personId: asha.id }),
  );
  await Promise.all(both);
  assert.deepEqual(await changesOf(asha), [{ personId: meera.id }]);
  assert.deepEqual(await changesOf(meera), [{ personId: asha.id }]);
  await Promise.all(Array.from({ length: 10 }, () => unblock(core, asha, { personId: meera.id })));
  assert.equal((await changesOf(asha)).length, 2);
  assert.equal(await isBlockedBetween(core.db, asha.id, meera.id), true);
  await unblock(core, meera, { personId: asha.id });
  assert.equal(await isBlockedBetween(core.db, meera.id, asha.id), false);
  assert.equal((await again(core, asha)).standing.hasBlocks, false);
});

test('a member can block only known members, and learns nothing about others', async () => {
  const asha = await member(core, { password: null });
  const hidden = await member(core, { name: 'Hidden', password: null });
  for (const personId of [hidden.id, newId(), asha.id]) {
    await assert.rejects(block(core, asha, { personId }), refused('person_not_found'));
    await assert.rejects(getBlockedPerson(core, asha, { personId }), refused('person_not_found'));
    await unblock(core, asha, { personId });
  }
  const [forMembers, forAll] = [await shown('For members', 'members'), await shown('For all')];
  // A blocked member does not see a page for members, so blocking its owner must not reveal the block either.
  await showToEverybody(core, asha);
  for (const person of [forMembers, forAll]) await block(core, person, { personId: asha.id });
  await assert.rejects(block(core, asha, { personId: forMembers.id }), refused('person_not_found'));
  await block(core, asha, { personId: forAll.id });
  await block(core, asha, { personId: forAll.id });
  const { people } = await listBlocked(core, asha, { after: '' });
  assert.deepEqual(
    people.map(({ id, name }) => [id, name]),
    [[forAll.id, 'For all']],
  );
  // A member of the same team is known although hidden.
  const slug = await completeProject(core, asha);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${hidden.id}, false from projects where slug = ${slug}`.execute(core.db);
  await block(core, asha, { personId: hidden.id });
  assert.equal((await getBlockedPerson(core, asha, { personId: hidden.id })).name, 'Hidden');
  // A member who is hidden after being blocked can be unblocked; the list omits their name.
  await setStanding(core, forAll.id, standings.suspended);
  const named = (await listBlocked(core, asha, { after: '' })).people.map(({ name }) => name);
  assert.deepEqual(named, ['Hidden', '']);
});

test('a child, a member without a stated age and a leaving member can block a publicly visible member', async () => {
  const meera = await shown();
  for (const birthDate of [bornYearsAgo(15), null]) {
    const child = await member(core, { birthDate, password: null });
    await block(core, child, { personId: meera.id });
    assert.equal(await isBlockedBetween(core.db, meera.id, child.id), true);
  }
  const leaving = await member(core, { password: null });
  await sql`update accounts set leaves_at = now() + interval '1 day' where id = ${leaving.id}`.execute(
    core.db,
  );
  await block(core, await again(core, leaving), { personId: meera.id });
  assert.equal((await findApart(core.db, meera.id)).size, 3);
});

test('a block is queued behind writes in progress, and later writes see it', async () => {
  const [asha, meera] = [await shown('Asha'), await shown()];
  const order: string[] = [];
  let blocked = Promise.resolve();
  await core.db.transaction().execute(async (tx) => {
    assert.equal(await holdUnblocked(tx, asha.id, meera.id), true);
    blocked = block(core, meera, { personId: asha.id }).then(() => void order.push('blocked'));
    // The other transaction holds the block up, and sees this itself.
    for (let waits = 0; waits === 0; ) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`.execute(
        core.db,
      );
      waits = rows[0]?.count ?? 0;
    }
    order.push('written');
  });
  await blocked;
  assert.deepEqual(order, ['written', 'blocked']);
  await core.db.transaction().execute(async (tx) => {
    assert.equal(await holdUnblocked(tx, asha.id, meera.id), false);
  });
});

test('a block in either direction stops invitations, and the inviter sees no difference', async () => {
  for (const byInviter of [false, true]) {
    const [owner, guest] = [await shown('Owner'), await shown('Guest')];
    const projectSlug = await completeProject(core, owner);
    const invitee = await handleOf(guest);
    const { invitations } = await inviteToTeam(core, owner, { projectSlug, invitee, title: '' });
    const invitationId = invitations[0]?.id ?? '';
    assert.equal((await listInvited(core, guest)).invitations.length, 1);
    assert.equal((await listTurns(core, guest)).mine.length, 1);
    if (byInviter) await block(core, owner, { personId: guest.id });
    else await block(core, guest, { personId: owner.id });
    const now = await again(core, guest);
    assert.deepEqual((await listInvited(core, now)).invitations, []);
    const answer = { invitationId, secret: '', accepted: true };
    // Also for a request that was admitted before the block.
    for (const actor of [guest, now])
      await assert.rejects(answerInvitation(core, actor, answer), refused('invitation_over'));
    await runReactions(core);
    assert.deepEqual((await listTurns(core, now)).mine, []);
    const { invitations: sent } = await getTeam(core, owner, projectSlug);
    assert.deepEqual(
      sent.map(({ state }) => state),
      ['open'],
    );
    // After withdrawing and resending, the inviter sees the same as before, and the invitation reaches no one.
    const resend = async (title: string) => {
      const { invitations: left } = await getTeam(core, owner, projectSlug);
      const invitationId = left.find(({ state }) => state === 'open')?.id ?? '';
      await withdrawInvitation(core, owner, { projectSlug, invitationId });
      return inviteToTeam(core, owner, { projectSlug, invitee, title });
    };
    assert.equal((await resend('Again')).invitations[0]?.state, 'open');
    assert.deepEqual((await listInvited(core, now)).invitations, []);
    await unblock(core, byInviter ? owner : guest, { personId: (byInviter ? guest : owner).id });
    assert.deepEqual((await listInvited(core, await again(core, guest))).invitations, []);
    await resend('Once more');
    assert.equal((await listInvited(core, await again(core, guest))).invitations.length, 1);
  }
});
