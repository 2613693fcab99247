import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as deadline } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Command } from '#rules/agreements/commands.ts';
import { joinTeam, type Sides } from '#tests/agreements/agreements.ts';
import { acceptedAt, activeInPast, didAt } from '#tests/agreements/past-agreements.ts';
import { administrator, again, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { holdAccount } from '../../accounts/steps/hold-account.ts';
import { removeAccount } from '../../accounts/steps/remove-account.ts';
import { block } from '../../blocks/block.ts';
import { joinCase } from '../../cases/steps/join-case.ts';
import { keepBeating } from '../../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../../ground/actor.ts';
import { record } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { Refusal } from '../../ground/refusal.ts';
import { eraseAccount } from '../../leaving/erase-account.ts';
import { reportablePerson } from '../../people/reportable.ts';
import { archiveProject } from '../../projects/archive-project.ts';
import { removeProject } from '../../projects/remove-project.ts';
import { suspendAccount } from '../../supervision/suspend-account.ts';
import { downloadAgreement } from '../download-agreement.ts';
import { startMilestone } from '../milestones/start-milestone.ts';
import { carryOut } from '../steps/carry-out.ts';
import { holdInForce } from '../steps/hold-in-force.ts';
import { contestCause } from './contest-cause.ts';
import { giveNotice } from './give-notice.ts';
import { showEnd } from './show-end.ts';
import { showShares } from './show-shares.ts';

const base = await freshCore();
await keepBeating(base);
const { core, admin } = await administrator(base);
const someone = (name: string) => member(core, { name, password: null });

async function inForce(): Promise<Sides & { id: string }> {
  const [owner, contributor] = [await someone('Meera Joshi'), await someone('Asha Kale')];
  const project = await publishedProject(core, owner, `Rooms of ${contributor.id}`);
  await joinTeam(core, project, contributor);
  const id = await activeInPast(
    core,
    { owner, contributor, project },
    {
      milestones: 4,
      equity: { vesting: { kind: 'at_once' }, conversionDay: '2999-01-01' },
      terms: { causes: ['Work of others shown as own'] },
    },
  );
  await acceptedAt(core, id, '2024-01-15');
  await didAt(core, id, '2024-01-16', 'contributor', { kind: 'start', milestone: 2, share: 0 });
  return { owner, contributor, project, id };
}

async function removed({ id }: Member): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdAccount(tx, id);
    assert.ok(held);
    await removeAccount(tx, held);
  });
  await runReactions(base);
}

/** Resolves once a transaction waits for a lock in this database. */
async function waitsForLock(): Promise<void> {
  for (let left = 500; left > 0; left--) {
    const { rows } = await sql`select from pg_locks where not granted
      and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(base.db);
    if (rows.length > 0) return;
    await deadline(20);
  }
  throw new Error('Nobody waits for a lock.');
}

const stagesOf = async (id: string) => {
  const rows = await core.db
    .selectFrom('agreement_milestones')
    .select(['stage', 'due'])
    .where('agreement_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map(({ stage, due }) => `${stage} ${due}`);
};

/** As every verb does: the member's side carries a command out. */
async function does(who: Member, id: string, command: Command): Promise<number> {
  return core.db.transaction().execute(async (tx) => {
    const held = await holdInForce(tx, who, id);
    const by = { side: held.side, accountId: who.id, basedOn: held.state.sequence };
    return (await carryOut(tx, held, command, by)).entry;
  });
}

/**
 * Both sides of an agreement that can start nothing new still hand in, review, pay, confirm and dispute. The project ends
 * the agreement with a cause, the contributor contests it, and both download it.
 */
async function endsAllTheSame({ owner, contributor, id }: Awaited<ReturnType<typeof inForce>>) {
  const [project, person] = [await again(core, owner), await again(core, contributor)];
  const milestone = 2;
  await does(person, id, { kind: 'submit', milestone, hours: 1, proposed: null });
  await does(project, id, { kind: 'accept', milestone });
  const paid = { sent: 1_000_000, withheld: 0, day: '2024-02-01', way: 'Cash', owed: 'pay' } as const;
  const payment = await does(project, id, { kind: 'send_payment', milestone, ...paid });
  await does(person, id, { kind: 'confirm_payment', milestone, payment, amount: 1_000_000 });
  await does(project, id, { kind: 'open_dispute', milestone });
  const { basedOn, preview } = await showEnd(core, project, id);
  const bad = { agreementId: id, basedOn, endDay: preview?.endDay ?? '', cause: 1, words: 'Not theirs.' };
  const claimed = await giveNotice(core, project, bad);
  const words = 'They are mine.';
  const open = await contestCause(core, person, { agreementId: id, basedOn: claimed.basedOn, words });
  assert.deepEqual([open.stage, open.cause.stage], ['ending', 'contested']);
  assert.equal((await showShares(core, person, id)).vested, 400);
  assert.equal(await downloadAgreement(core, project, id), await downloadAgreement(core, person, id));
}

test('archiving, removal, blocking and suspension end no agreement, and start nothing new', async () => {
  const away: Record<string, (one: Awaited<ReturnType<typeof inForce>>) => Promise<unknown>> = {
    archived: ({ owner, project }) => archiveProject(core, owner, project),
    removed: async ({ project }) => {
      const { id: projectId } = await core.db
        .selectFrom('projects')
        .select('id')
        .where('slug', '=', project)
        .executeTakeFirstOrThrow();
      await removeProject(core, admin, { projectId, reason: 'Nobody is behind it.' });
    },
    blocked: ({ owner, contributor }) => block(core, contributor, { personId: owner.id }),
    'owner suspended': ({ owner }) => suspendAccount(core, admin, { accountId: owner.id, reason: 'Why' }),
    'contributor suspended': ({ contributor }) =>
      suspendAccount(core, admin, { accountId: contributor.id, reason: 'Why' }),
  };
  for (const [name, make] of Object.entries(away)) {
    const one = await inForce();
    await make(one);
    await runReactions(base);
    const who = await again(core, one.contributor);
    await assert.rejects(
      startMilestone(core, who, { agreementId: one.id, milestone: 3, basedOn: 5, share: 0 }),
      Refusal,
      name,
    );
    await endsAllTheSame(one);
  }
});

test('a deleted contributor’s begun work is dropped, due pay stays due; the owner sees a former member', async () => {
  const one = await inForce();
  const { id, owner, contributor } = one;
  const submit = (milestone: number) => ({ kind: 'submit', milestone, hours: 1, proposed: null }) as const;
  const start = (milestone: number) => ({ kind: 'start', milestone, share: 50 }) as const;
  await didAt(core, id, '2024-01-17', 'contributor', submit(2), start(3));
  await removed(contributor);
  assert.deepEqual(await stagesOf(id), ['accepted 600000', 'dropped 0', 'dropped 0', 'cancelled 0']);
  const shares = await showShares(core, owner, id);
  assert.deepEqual([shares.person.isGone, shares.vested, shares.stage], [true, 400, 'completed']);
  assert.ok((await downloadAgreement(core, owner, id)).includes('"milestone_dropped"'));
  const { rows } = await sql<{ taken: string }>`
    select taken from agreement_pool_uses join agreements using (project_id) where agreements.id = ${id}`.execute(
    core.db,
  );
  assert.equal(Number(rows[0]?.taken), 400);
});

test('after a contributor is deleted pay still becomes overdue, and silence confirms a sent payment', async () => {
  const one = await inForce();
  const { id, owner, contributor } = one;
  await does(contributor, id, { kind: 'drop', milestone: 2 });
  await does(owner, id, { kind: 'cancel', milestone: 3 });
  await does(contributor, id, { kind: 'cancel', milestone: 4 });
  const open = async (kind: string) => {
    const { rows } = await sql`select owed_by, awaited_by from clocks
      where subject_id like ${`${id}.1.%`} and kind = ${kind} and ended_at is null`.execute(core.db);
    return rows;
  };
  const paid = { sent: 1, withheld: 0, day: '2024-02-01', way: 'Cash', owed: 'pay' } as const;
  await does(owner, id, { kind: 'send_payment', milestone: 1, ...paid });
  let leaving: Promise<void> = Promise.resolve();
  await core.db.transaction().execute(async (tx) => {
    // The owner has begun a step whose entry names the contributor, who is about to be deleted.
    const held = await holdInForce(tx, owner, id);
    leaving = eraseAccount(core, contributor.id);
    await waitsForLock();
    const payment = { kind: 'send_payment', milestone: 1, ...paid } as const;
    await carryOut(tx, held, payment, { side: held.side, accountId: owner.id });
  });
  await leaving;
  await runReactions(base);
  assert.deepEqual(await open('payment'), [{ owed_by: owner.id, awaited_by: null }]);
  const silent = { owed_by: null, awaited_by: owner.id };
  assert.deepEqual(await open('payment_confirmation'), [silent, silent]);
  await does(owner, id, { kind: 'send_payment', milestone: 1, ...paid, sent: 599_998 });
  await sql`update clocks set due_at = now() - interval '1 minute'
    where subject_id like ${`${id}.1.%`} and ended_at is null`.execute(core.db);
  await lapseDueDeadlines(core);
  await runReactions(base);
  assert.deepEqual((await stagesOf(id))[0], 'accepted 0');
  const { rows } =
    await sql`select money from agreement_milestones where agreement_id = ${id} and number = 1`.execute(
      core.db,
    );
  assert.deepEqual(rows, [{ money: 'settled' }]);
});

test('an administrator is called when a side of an agreement turns out to be under 18; its entries stay', async () => {
  const one = await inForce();
  const stranger = await someone('Ravi Patil');
  await core.db.transaction().execute(async (tx) => {
    const thing = await reportablePerson.seal(tx, one.contributor.id);
    assert.ok(thing);
    const report = { id: newId(), concern: 'spam', words: '', by: { accountId: stranger.id } } as const;
    await joinCase(tx, { kind: 'person', id: one.contributor.id }, report, { thing, pictures: [] });
  });
  for (const { id: accountId } of [one.contributor, stranger, one.contributor])
    await core.db.transaction().execute((tx) => record(tx, { name: 'standings.childFound', accountId }));
  await runReactions(base);
  const cases = await core.db
    .selectFrom('cases')
    .innerJoin('case_reports', 'case_reports.case_id', 'cases.id')
    .select(['thing_id', 'concern', 'reporter_id'])
    .where('thing_kind', '=', 'person')
    .orderBy('concern')
    .execute();
  // An undecided report by another member must not absorb this one.
  assert.deepEqual(cases, [
    { thing_id: one.contributor.id, concern: 'child', reporter_id: null },
    { thing_id: one.contributor.id, concern: 'spam', reporter_id: stranger.id },
  ]);
  assert.equal((await showShares(core, one.owner, one.id)).vested, 400);
});

test('after the owner is deleted a review runs on, silence accepts, and owed pay stays owed', async () => {
  const one = await inForce();
  const { id, owner, contributor } = one;
  await does(contributor, id, { kind: 'submit', milestone: 2, hours: 1, proposed: null });
  await removed(owner);
  const open = await core.db
    .selectFrom('clocks')
    .select(['owed_by', 'awaited_by'])
    .where('kind', '=', 'milestone_review')
    .where('subject_id', '=', `${id}.2`)
    .where('ended_at', 'is', null)
    .execute();
  assert.deepEqual(open, [{ owed_by: null, awaited_by: contributor.id }]);
  await sql`update clocks set due_at = now() - interval '1 minute' where subject_id = ${`${id}.2`} and ended_at is null`.execute(
    core.db,
  );
  await lapseDueDeadlines(core);
  await runReactions(base);
  assert.deepEqual((await stagesOf(id)).slice(0, 2), ['accepted 600000', 'accepted 1000000']);
  assert.equal((await showEnd(core, contributor, id)).can.giveNotice, true);
});
