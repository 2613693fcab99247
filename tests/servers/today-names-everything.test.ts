import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OpenStepKind } from '#contract/collected.ts';
import { keepBeating } from '#core/deadlines/keep-beating.ts';
import type { Member } from '#core/ground/actor.ts';
import { countTurns } from '#core/today/count-turns.ts';
import { getLayout } from '#core/today/get-layout.ts';
import { listTurns } from '#core/today/list-turns.ts';
import { openStates } from '#tests/collected.ts';
import { administrator, again, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import type { OpenState } from '#tests/ground/module-samples.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { shownTurn } from '#web/today/member/shown-turn.ts';

const bare = await freshCore();
await keepBeating(bare);
const first = await administrator(bare, 'first');
const both = await administrator(first.core, 'second');
const core = both.core;
const world = { core, admins: [first.admin, both.admin] } as const;
const ask = await plainPages(core);
const kinds = Object.keys(openStates) as OpenStepKind[];

async function seenBy(who: Member, kind: OpenStepKind) {
  const { mine, others } = await listTurns(core, who);
  const counts = [await countTurns(core, who), (await getLayout(core, await again(core, who))).turns];
  assert.deepEqual(counts, [mine.length, mine.length], `${kind}: the bell counts what Today names`);
  const of = (turns: typeof mine) => turns.filter((turn) => turn.kind === kind);
  return { mine: of(mine), others: of(others) };
}

/** Its row stands on Today and leads to a page that opens. */
async function requireRow(who: Member & { secret: string }, kind: OpenStepKind, column: 'mine' | 'others') {
  const { mine, others } = await seenBy(who, kind);
  const [turn] = column === 'mine' ? mine : others;
  assert.deepEqual([mine.length, others.length], column === 'mine' ? [1, 0] : [0, 1], kind);
  assert.ok(turn);
  const { to, title } = shownTurn(turn, column === 'mine' ? 'mine' : 'awaited', Date.now());
  const today = await ask(who, '/dashboard');
  assert.ok(today.html.includes(`href="${to}"`), `${kind} has a link to ${to}`);
  assert.ok(today.html.includes(title.replaceAll("'", '’')), `${kind} reads "${title}"`);
  const page = await ask(who, to);
  const { status } = page.status === 303 ? await ask(who, page.to ?? '') : page;
  assert.equal(status, 200, `${kind} leads to ${to}`);
}

for (const kind of kinds)
  test(`Today shows ${kind} to both sides, with a link that opens, until the step is made`, async () => {
    const { mine, others, makeStep }: OpenState = await openStates[kind](world);
    for (const who of mine) await requireRow(who as Member & { secret: string }, kind, 'mine');
    for (const who of others) await requireRow(who as Member & { secret: string }, kind, 'others');
    const nothing = { mine: [], others: [] };
    assert.deepEqual(await seenBy(await member(core), kind), nothing, 'of no interest to a stranger');
    await makeStep();
    for (const who of [...mine, ...others]) assert.deepEqual(await seenBy(who, kind), nothing);
  });
