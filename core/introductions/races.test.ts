import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { handleOf } from '#tests/conversations/conversations.ts';
import { bornYearsAgo } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { refused } from '#tests/ground/refused.ts';
import {
  asker,
  asking,
  introductionBetween,
  introductionNote,
  readyToAsk,
  seenMember,
} from '#tests/introductions/introductions.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { block } from '../blocks/block.ts';
import { listMessages } from '../conversations/list-messages.ts';
import { newId } from '../ground/ids.ts';
import type { Refusal } from '../ground/refusal.ts';
import { acceptIntroduction } from './accept-introduction.ts';
import { askForIntroduction } from './ask-for-introduction.ts';
import { getIntroduction } from './get-introduction.ts';
import { setCapacity } from './set-capacity.ts';
import { withdrawIntroduction } from './withdraw-introduction.ts';

const core = await freshCore();
type Person = Awaited<ReturnType<typeof asker>>;
const codesOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Refusal).code] : []));

test('of ten requests where one more fits, one is sent', async () => {
  const meera = await seenMember(core);
  await setCapacity(core, meera, { capacity: 3 });
  for (let waiting = 0; waiting < 2; waiting++) await introductionBetween(core, { asked: meera });
  const askers = await Promise.all(Array.from({ length: 10 }, () => asker(core)));
  const [first] = askers as [Person, ...Person[]];
  const asked = await readyToAsk(core, first, meera, { shows: 'project' });
  const asks = [];
  for (const from of askers) {
    const projectSlug = from === first ? asked.projectSlug : await publishedProject(core, from);
    asks.push(() => askForIntroduction(core, from, { ...asked, projectSlug, key: newId() }));
  }
  const held = await holdRow(core, meera.id);
  const sent = Promise.allSettled(asks.map((ask) => ask()));
  await held.waiters(3);
  await held.release();
  const codes = codesOf(await sent);
  assert.deepEqual(codes, Array(9).fill('introductions_full'));
});

test('if both ask each other at once, the second request accepts the first', async () => {
  const [asha, meera] = [await asker(core), await asker(core, 'Meera Joshi')];
  const asked = await readyToAsk(core, asha, meera, { shows: 'search' });
  const handle = await handleOf(core, asha);
  const asks = [
    (key: string) => askForIntroduction(core, asha, { ...asked, key }),
    (key: string) => askForIntroduction(core, meera, { ...asked, handle, key }),
  ] as const;
  const held = await holdRow(core, asha.id);
  const sent = Promise.all([asks[0]('first'), asks[1]('second')]);
  await held.waiters(2);
  await held.release();
  const [one, other] = await sent;
  assert.equal(one.id, other.id);
  const { state, conversationId } = await getIntroduction(core, asha, one.id);
  assert.equal(state, 'accepted');
  const { messages } = await listMessages(core, meera, { conversationId });
  assert.deepEqual(
    messages.map(({ text }) => text),
    [introductionNote, introductionNote],
    'both notes are there',
  );
  assert.equal((await asks[1]('second')).id, one.id, 'the same key gets its first answer');
});

test('a withdrawal and a yes at once: the first commit wins, and the other reads what happened', async () => {
  const { id, asker: asha, asked: meera } = await introductionBetween(core);
  const held = await holdRow(core, asha.id);
  const sent = Promise.allSettled([
    withdrawIntroduction(core, asha, id),
    acceptIntroduction(core, meera, id),
  ]);
  await held.waiters(2);
  await held.release();
  assert.deepEqual(codesOf(await sent), ['introduction_over']);
  const { state } = await getIntroduction(core, asha, id);
  assert.ok(state === 'withdrawn' || state === 'accepted');
});

test('a block and an absence between the list and the note get the same sentence', async () => {
  const [asha, meera] = [await asker(core), await seenMember(core)];
  const ask = await asking(core, asha, meera);
  await block(core, meera, { personId: asha.id });
  await assert.rejects(ask(), refused('introduction_gone'));
  const [ravi, leela] = [await asker(core), await seenMember(core)];
  const askLeela = await asking(core, ravi, leela);
  await setStanding(core, leela.id, { suspended_at: new Date(), suspension_reason: 'A scheme.' });
  await assert.rejects(askLeela(), refused('introduction_gone'));
});

test('a member who turns out to be under 18 after the list was read sends no request', async () => {
  const [asha, meera] = [await asker(core), await seenMember(core)];
  const ask = await asking(core, asha, meera);
  await setStanding(core, asha.id, { birth_date: bornYearsAgo(17) });
  await assert.rejects(ask(), refused('opens_later'));
  await setStanding(core, asha.id, { birth_date: bornYearsAgo(18) });
  assert.equal((await ask()).state, 'asked');
});

test('a mark that ends after the list was read lets no request through', async () => {
  const [asha, meera] = [await asker(core), await seenMember(core)];
  const ask = await asking(core, asha, meera);
  await handleOf(core, meera);
  await sql`update verifications set expires_at = now() where account_id = ${asha.id}`.execute(core.db);
  await assert.rejects(ask(), refused('introduction_not_verified'));
});

test('a yes to an asker whose mark has ended a moment ago reads as an absence', async () => {
  const { id, asker: asha, asked: meera } = await introductionBetween(core);
  await sql`update verifications set expires_at = now() where account_id = ${asha.id}`.execute(core.db);
  await assert.rejects(acceptIntroduction(core, meera, id), refused('introduction_gone'));
});

test('a side that turns out to be under 18 is neither asked nor accepted', async () => {
  const [asha, meera] = [await asker(core), await seenMember(core)];
  const ask = await asking(core, asha, meera);
  await setStanding(core, meera.id, { birth_date: bornYearsAgo(17) });
  await assert.rejects(ask(), refused('introduction_gone'));
  const waiting = await introductionBetween(core);
  await setStanding(core, waiting.asker.id, standings['a child with consent']);
  await assert.rejects(acceptIntroduction(core, waiting.asked, waiting.id), refused('introduction_gone'));
});

test('a stranger who answers a request holds no account of its sides', async () => {
  const { id, asker: asha } = await introductionBetween(core);
  const stranger = await seenMember(core);
  const held = await holdRow(core, asha.id);
  for (const step of [acceptIntroduction, withdrawIntroduction])
    await assert.rejects(step(core, stranger, id), refused('introduction_unknown'));
  await held.release();
});
