import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { sql } from 'kysely';
import { photo } from '#tests/avatars/sample-photos.ts';
import { openBetween, say } from '#tests/conversations/conversations.ts';
import { again, bornYearsAgo, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { getAvatar } from '../avatars/get-avatar.ts';
import { putAvatar } from '../avatars/put-avatar.ts';
import { block } from '../blocks/block.ts';
import { unblock } from '../blocks/unblock.ts';
import { findReportable } from '../cases/find-reportable.ts';
import { presentEvent } from '../collected/present-event.ts';
import type { Member } from '../ground/actor.ts';
import { loadEvents } from '../ground/events.ts';
import { collectOwnData } from '../own-data/collect.ts';
import { listBlocked } from '../people/list-blocked.ts';
import { getTeam } from '../projects/get-team.ts';
import { deleteMessage } from './delete-message.ts';
import { findMessages } from './find-messages.ts';
import { getConversation } from './get-conversation.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';

const core = await freshCore();
const [before, after] = ['Meera Joshi', 'Tara Deshmukh'];

/** Two members with a direct conversation, who are also in a team with its owner. */
async function talking() {
  const [asha, meera, owner] = [
    await member(core, { password: null }),
    await member(core, { name: before, password: null }),
    await member(core, { name: 'Owner', password: null }),
  ];
  await putAvatar(core, meera, Readable.from([await photo()], { objectMode: false }));
  const slug = await publishedProject(core, owner);
  for (const { id } of [asha, meera])
    await sql`insert into project_members (project_id, account_id, is_owner)
      select id, ${id}, false from projects where slug = ${slug}`.execute(core.db);
  const { conversations } = await listConversations(core, owner, { show: 'all', after: '' });
  const team = conversations.find(({ project }) => project?.slug === slug)?.id ?? '';
  const direct = await openBetween(core, asha, meera);
  const { id: messageId } = await say(core, meera, direct, 'Pumps for the valley');
  await say(core, meera, team, 'Cold rooms for the valley');
  const { avatarId } = await getAvatar(core, meera);
  return { asha, meera, owner, slug, team, direct, messageId, avatarId };
}

type Talking = Awaited<ReturnType<typeof talking>>;

const rename = ({ id }: Member, name: string) =>
  core.db.updateTable('accounts').set({ name }).where('id', '=', id).execute();

/** The live update that open pages get of the last change of a message. */
async function updatesFor({ id }: Member) {
  const { rows } = await sql<{ id: string }>`
    select max(id) as id from events where name = 'messages.changed' and account_id = ${id}`.execute(core.db);
  const [event] = await loadEvents(core, [rows[0]?.id ?? '']);
  assert.ok(event);
  return presentEvent(core, event);
}

/** Everything a member can read of the other side, wherever it is named. */
async function readBy(who: Member, { direct, team, slug, messageId }: Talking) {
  const viewer = await again(core, who);
  const [list, search, ...found] = await Promise.all([
    listConversations(core, viewer, { show: 'all', after: '' }),
    findMessages(core, viewer, { search: 'valley', after: '' }),
    ...[before, after].map((name) => findMessages(core, viewer, { search: name, after: '' })),
  ]);
  const pages = await Promise.all([direct, team].map((id) => getConversation(core, viewer, id)));
  const logs = await Promise.all(
    [direct, team].map((conversationId) => listMessages(core, viewer, { conversationId })),
  );
  const { team: seats } = await getTeam(core, viewer, slug);
  return {
    byName: found.map(({ conversations }) => conversations.some(({ id }) => id === direct)),
    person: pages[0]?.person,
    all: JSON.stringify([list, search, pages, logs, seats.map(({ name, avatarId }) => [name, avatarId])]),
    reported: (await findReportable(core, viewer, { reportedKind: 'message', reportedId: messageId })).name,
    blocked: (await listBlocked(core, viewer, { after: '' })).people.map(({ name }) => name),
  };
}

test('a conversation shows a hidden member’s last seen name and no photo', async () => {
  const ways: Record<string, { hide: (of: Talking) => Promise<void>; show: (of: Talking) => Promise<void> }> =
    {
      'they blocked the reader': {
        hide: ({ asha, meera }) => block(core, meera, { personId: asha.id }),
        show: ({ asha, meera }) => unblock(core, meera, { personId: asha.id }),
      },
      'the reader blocked them': {
        hide: ({ asha, meera }) => block(core, asha, { personId: meera.id }),
        show: ({ asha, meera }) => unblock(core, asha, { personId: meera.id }),
      },
      'both blocked, one after a new name': {
        hide: async ({ asha, meera }) => {
          await block(core, meera, { personId: asha.id });
          await rename(meera, 'Between');
          await block(core, asha, { personId: meera.id });
          await unblock(core, meera, { personId: asha.id });
        },
        show: ({ asha, meera }) => unblock(core, asha, { personId: meera.id }),
      },
      suspended: {
        hide: ({ meera }) => setStanding(core, meera.id, standings.suspended),
        show: ({ meera }) => setStanding(core, meera.id, { suspended_at: null, suspension_reason: null }),
      },
      'suspended, then blocked under a new name': {
        hide: async ({ asha, meera }) => {
          await setStanding(core, meera.id, standings.suspended);
          await rename(meera, 'Between');
          await block(core, asha, { personId: meera.id });
          await setStanding(core, meera.id, { suspended_at: null, suspension_reason: null });
        },
        show: ({ asha, meera }) => unblock(core, asha, { personId: meera.id }),
      },
      leaving: {
        hide: ({ meera }) =>
          sql`update accounts set leaves_at = now() where id = ${meera.id}`.execute(core.db).then(() => {}),
        show: ({ meera }) =>
          sql`update accounts set leaves_at = null where id = ${meera.id}`.execute(core.db).then(() => {}),
      },
    };
  for (const [way, { hide, show }] of Object.entries(ways)) {
    const talk = await talking();
    const { asha, meera, avatarId } = talk;
    await hide(talk);
    await rename(meera, after);
    const read = await readBy(asha, talk);
    assert.deepEqual(read.person, { id: meera.id, name: before, handle: '', avatarId: '' }, way);
    assert.ok(read.all.includes(before), way);
    assert.ok(!/Tara|Between/.test(read.all) && !read.all.includes(avatarId), way);
    assert.deepEqual([...read.byName, read.reported], [true, false, before], way);
    assert.ok(
      read.blocked.every((name) => name === before),
      way,
    );
    const own = await listMessages(core, await again(core, meera), { conversationId: talk.direct });
    assert.equal(own.messages[0]?.author, after, `${way}: their own name`);
    await show(talk);
    const shown = await readBy(asha, talk);
    assert.deepEqual([shown.person?.name, shown.person?.avatarId], [after, avatarId], way);
    assert.ok(!shown.all.includes(before), way);
  }
  const { rows } = await sql`select from parted_names union all select from last_names`.execute(core.db);
  assert.equal(rows.length, 0, 'no name is kept longer than it is shown');
});

/** Asserts that a member's export contains none of these words. */
async function notExported(who: Member, words: string[], way: string) {
  for await (const { name, content } of collectOwnData(core, who))
    for (const word of words)
      if (typeof content === 'string') assert.ok(!content.includes(word), `${way}: ${name}: ${word}`);
}

test('a member who proves to be a child is “A member” to others: no name, id or photo, not found', async () => {
  for (const [way, standing] of [
    ['waiting', { birth_date: bornYearsAgo(15) }],
    ['after a yes', standings['a child with consent']],
    ['suspended before', { ...standings.suspended, birth_date: bornYearsAgo(15) }],
  ] as const) {
    const talk = await talking();
    const { asha, meera, owner, avatarId } = talk;
    if (way === 'suspended before') await setStanding(core, meera.id, standings.suspended);
    await setStanding(core, meera.id, standing);
    for (const reader of [asha, owner]) {
      const isSide = reader === asha;
      const read = isSide ? await readBy(reader, talk) : null;
      const logs = await listMessages(core, reader, { conversationId: talk.team });
      for (const all of [read?.all ?? '', JSON.stringify(logs)])
        for (const kept of ['Meera', meera.id, avatarId]) assert.ok(!all.includes(kept), `${way}: ${kept}`);
      if (!read) continue;
      assert.deepEqual(read.person, { id: '', name: '', handle: '', avatarId: '' }, way);
      assert.deepEqual([...read.byName, read.reported], [false, false, ''], way);
      await notExported(reader, ['Meera', meera.id], way);
    }
    await block(core, asha, { personId: meera.id });
    await notExported(await again(core, asha), ['Meera', meera.id], `${way}, blocked`);
    assert.deepEqual(
      (await listBlocked(core, asha, { after: '' })).people.map(({ name }) => name),
      [''],
      way,
    );
  }
});

test('a live update shows a message as those members read it who may still see its author', async () => {
  const { meera, messageId, avatarId } = await talking();
  await deleteMessage(core, meera, messageId);
  const updates = async () => JSON.stringify(await updatesFor(meera));
  assert.ok((await updates()).includes(avatarId));
  await setStanding(core, meera.id, standings.suspended);
  await rename(meera, after);
  const suspended = await updates();
  assert.ok(suspended.includes(before) && !suspended.includes('Tara') && !suspended.includes(avatarId));
  await setStanding(core, meera.id, { birth_date: bornYearsAgo(15) });
  const child = JSON.stringify((await updatesFor(meera)).map(({ body }) => body));
  for (const kept of ['Meera', 'Tara', meera.id, avatarId]) assert.ok(!child.includes(kept), kept);
});
