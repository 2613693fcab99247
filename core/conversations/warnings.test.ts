import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openBetween, say } from '#tests/conversations/conversations.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import type { Member } from '../ground/actor.ts';
import { listMessages } from './list-messages.ts';

const core = await freshCore();
const someone = (name: string) => member(core, { name, password: null });

test('a giver of work who asks for money or leads off the site causes a warning and a review', async () => {
  const [giver, reader] = [await someone('Giver'), await someone('Reader')];
  const id = await openBetween(core, giver, reader);
  const asks = 'Please pay the registration fee of ₹500 by UPI before you start.';
  await say(core, giver, id, asks);
  await publishedProject(core, giver);
  await say(core, giver, id, asks);
  await say(core, giver, id, 'Add me on WhatsApp, my number is 98765 43210');
  await say(core, giver, id, 'The rooms are cold and nobody asks you for money.');
  await say(core, reader, id, asks);
  const warned = async (who: Member) =>
    (await listMessages(core, who, { conversationId: id })).messages.map(({ warnings }) => warnings);
  assert.deepEqual(await warned(reader), [[], ['asks_for_money'], ['leads_away'], [], []]);
  assert.deepEqual(await warned(giver), [[], [], [], [], []], 'only the receiver is warned');
  const { rows } =
    await sql`select from events where name = 'messages.warned' and account_id = ${giver.id}`.execute(
      core.db,
    );
  assert.equal(rows.length, 2);
  const [owner, mate] = [await someone('Owner'), await someone('Mate')];
  const slug = await publishedProject(core, owner);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${mate.id}, false from projects where slug = ${slug}`.execute(core.db);
  const among = await openBetween(core, owner, mate);
  await say(core, owner, among, asks);
  assert.deepEqual((await listMessages(core, mate, { conversationId: among })).messages[0]?.warnings, []);
});
