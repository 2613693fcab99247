import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { joinTeam } from '#tests/agreements/agreements.ts';
import { teamOfTwo, titleAsked } from '#tests/cofounder-titles/titles.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { showToEverybody } from '#tests/projects/published-project.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../ground/actor.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { getProject } from '../projects/get-project.ts';
import { leaveTeam } from '../projects/leave-team.ts';
import { titleMember } from '../projects/title-member.ts';
import { answerTitle } from './answer-title.ts';
import { listTitles } from './list-titles.ts';
import { proposeTitle } from './propose-title.ts';
import { takeOffTitle } from './take-off-title.ts';

const core = await freshCore();
await keepBeating(core);
const guest = { kind: 'guest' } as const;

const ofOne = async (who: Member, slug: string, id: string) =>
  (await listTitles(core, who, slug)).team.find((one) => one.id === id);

/** The owner is a co-founder, and a second title is proposed. */
async function second() {
  const { owner, mate, slug } = await teamOfTwo(core);
  await proposeTitle(core, owner, { projectSlug: slug, personId: owner.id });
  const third = await member(core, { password: null });
  await joinTeam(core, slug, third, true);
  const { team } = await proposeTitle(core, third, { projectSlug: slug, personId: mate.id });
  return { owner, mate, third, slug, titleId: team.find(({ id }) => id === mate.id)?.asked?.id ?? '' };
}

test('the member and every other co-founder accept, and the title carries the day', async () => {
  const { owner, mate, third, slug } = await second();
  assert.notEqual((await ofOne(owner, slug, owner.id))?.cofounderOn, '');
  const answer = { projectSlug: slug, personId: mate.id, accepted: true };
  await assert.rejects(answerTitle(core, third, answer), refused('cofounder_title_unknown'));
  await answerTitle(core, mate, answer);
  assert.equal((await ofOne(mate, slug, mate.id))?.cofounderOn, '');
  await answerTitle(core, owner, answer);
  const today = new Date().toISOString().slice(0, 10);
  assert.equal((await ofOne(mate, slug, mate.id))?.cofounderOn, today);
  await answerTitle(core, owner, answer);
  const again = proposeTitle(core, third, { projectSlug: slug, personId: mate.id });
  await assert.rejects(again, refused('cofounder_title_held'));
});

test('while no one has the title, the other owners have to accept it', async () => {
  const { owner, slug } = await teamOfTwo(core);
  const second = await member(core, { password: null });
  await joinTeam(core, slug, second, true);
  await proposeTitle(core, owner, { projectSlug: slug, personId: owner.id });
  assert.equal((await ofOne(owner, slug, owner.id))?.cofounderOn, '');
  await answerTitle(core, second, { projectSlug: slug, personId: owner.id, accepted: true });
  assert.notEqual((await ofOne(owner, slug, owner.id))?.cofounderOn, '');
});

test('one no or silence declines, and it can be proposed again', async () => {
  const { owner, mate, slug } = await second();
  await answerTitle(core, owner, { projectSlug: slug, personId: mate.id, accepted: false });
  assert.equal((await ofOne(mate, slug, mate.id))?.asked, null);
  const late = await titleAsked(core);
  await sql`update clocks set due_at = now() - interval '1 minute'
    where kind = 'cofounder_title' and starts_with(subject_id, ${late.titleId})`.execute(core.db);
  await lapseDueDeadlines(core);
  await runReactions(core);
  assert.equal((await ofOne(late.owner, late.slug, late.mate.id))?.asked, null);
  const answer = { projectSlug: late.slug, personId: late.mate.id, accepted: true };
  await assert.rejects(answerTitle(core, late.mate, answer), refused('cofounder_title_over'));
  const { team } = await proposeTitle(core, late.owner, { projectSlug: late.slug, personId: late.mate.id });
  assert.ok(team.some(({ asked }) => asked));
});

test('a co-founder who leaves is asked no more, and a title leaves with its seat', async () => {
  const { owner, mate, slug } = await second();
  await answerTitle(core, mate, { projectSlug: slug, personId: mate.id, accepted: true });
  await leaveTeam(core, owner, slug);
  await runReactions(core);
  assert.notEqual((await ofOne(mate, slug, mate.id))?.cofounderOn, '');
  await leaveTeam(core, mate, slug);
  await joinTeam(core, slug, mate);
  assert.equal((await ofOne(mate, slug, mate.id))?.cofounderOn, '');
});

test('an erased account is asked no more, and no proposal and no deadline stays behind it', async () => {
  const { owner, mate, slug } = await second();
  await answerTitle(core, mate, { projectSlug: slug, personId: mate.id, accepted: true });
  await eraseAccount(core, owner.id);
  assert.notEqual((await ofOne(mate, slug, mate.id))?.cofounderOn, '');
  const late = await second();
  await eraseAccount(core, late.mate.id);
  const { rows } =
    await sql`select from clocks where starts_with(subject_id, ${late.titleId}) and state = 'running'`.execute(
      core.db,
    );
  assert.equal(rows.length, 0);
  await runReactions(core);
});

test('a member takes the own title off at once', async () => {
  const { mate, slug } = await titleAsked(core);
  await answerTitle(core, mate, { projectSlug: slug, personId: mate.id, accepted: true });
  const off = await takeOffTitle(core, mate, slug);
  assert.equal(off.team.find(({ isSelf }) => isSelf)?.cofounderOn, '');
});

test('the mark is public only with a public profile, and a free title that says the word has none', async () => {
  const { owner, mate, slug } = await titleAsked(core);
  await answerTitle(core, mate, { projectSlug: slug, personId: mate.id, accepted: true });
  await titleMember(core, owner, { projectSlug: slug, personId: owner.id, title: 'Co-founder' });
  const before = await getProject(core, guest, slug);
  assert.deepEqual(
    before.team.map(({ title, cofounderOn }) => [title, cofounderOn]),
    [['Co-founder', '']],
  );
  await showToEverybody(core, mate);
  const { team } = await getProject(core, guest, slug);
  assert.notEqual(team.find(({ id }) => id === mate.id)?.cofounderOn, '');
});

test('of two answers at once each counts, and the title is given once', async () => {
  const { owner, mate, slug, titleId } = await second();
  const answer = { projectSlug: slug, personId: mate.id, accepted: true };
  await Promise.all([owner, mate].map((who) => answerTitle(core, who, answer)));
  const { rows } =
    await sql`select from events where name = 'cofounderTitles.given' and subject ->> 'titleId' = ${titleId}`.execute(
      core.db,
    );
  assert.equal(rows.length, 1);
  assert.notEqual((await ofOne(mate, slug, mate.id))?.cofounderOn, '');
});

test('a suspended co-founder is not asked', async () => {
  const { owner, mate, third, slug } = await second();
  await sql`update standings set suspended_at = now(), suspended_until = now() + interval '9 days'
    where account_id = ${owner.id}`.execute(core.db);
  const other = await member(core, { password: null });
  await joinTeam(core, slug, other);
  const { team } = await proposeTitle(core, third, { projectSlug: slug, personId: other.id });
  assert.equal(team.find(({ id }) => id === other.id)?.asked?.needed, 1);
  assert.ok(mate);
});
