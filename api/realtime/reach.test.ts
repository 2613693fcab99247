import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Databases } from 'appwrite';
import { sql } from 'kysely';
import { newId } from '#core/ground/ids.ts';
import { recordProfile } from '#core/profiles/steps/record-profile.ts';
import { changeStanding } from '#core/standings/steps/change-standing.ts';
import { openBetween } from '#tests/conversations/conversations.ts';
import { freshCore } from '#tests/ground/database.ts';
import { person } from '#tests/ground/official-clients.ts';
import { type Ear, listenTo, serveRealtime } from '#tests/ground/realtime-server.ts';
import { collection, createDocument } from '#tests/profiles/profile-documents.ts';
import { projectId } from '#tests/sessions/sessions.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';

const core = await freshCore();
const server = await serveRealtime(core);
type Person = Awaited<ReturnType<typeof person>>;
const everybody = ['read("any")', 'read("users")', 'update("users")'];
const hidden = [
  'age unknown',
  'waiting for a guardian',
  'a child with consent',
  'suspended',
  'leaving',
] as const;
type Hidden = (typeof hidden)[number];

async function sharer() {
  const made = await person(core, server);
  const own = [`read("user:${made.id}")`, `update("user:${made.id}")`];
  const document = await createDocument(made.web, {}, [...everybody, ...own]);
  const change = (college: string) =>
    new Databases(made.web).updateDocument({ ...collection, documentId: document.$id, data: { college } });
  return { ...made, documentId: document.$id, change };
}

async function become(who: Person, standing: Hidden): Promise<void> {
  if (standing === 'leaving')
    await sql`update accounts set leaves_at = now() + interval '30 days' where id = ${who.id}`.execute(
      core.db,
    );
  else await setStanding(core, who.id, standings[standing]);
}

/**
 * The changes that a socket receives before the last one. The live update that a member has become visible shows them as
 * they are at delivery, which may be with the last change already.
 */
async function collegesUntil(ear: Ear, last: string): Promise<unknown[]> {
  const colleges: unknown[] = [];
  for (;;) {
    const { events, payload } = (await ear.next('event')).data as {
      events: string[];
      payload: { college?: unknown };
    };
    const { college } = payload;
    if (college && college !== last) colleges.push(college);
    else if (college && events.some((event) => event.endsWith('.update'))) return colleges;
  }
}

for (const standing of hidden) {
  test(`${standing}: members and guests who listen hear nothing of them from then on`, async () => {
    const [shared, reader, witness] = [await sharer(), await person(core, server), await sharer()];
    const ears = [
      await listenTo(server, ['documents'], { session: reader.session }),
      await listenTo(server, ['documents']),
    ];
    await shared.change('before');
    for (const ear of ears) assert.deepEqual(await collegesUntil(ear, 'before'), []);
    await become(shared, standing);
    await touch(shared.documentId, 'hidden');
    await witness.change('last');
    for (const ear of ears) assert.deepEqual(await collegesUntil(ear, 'last'), []);
    for (const ear of ears) ear.socket.close();
  });

  if (standing !== 'suspended')
    test(`${standing}: a listener hears nothing of others from then on, and of themself as before`, async () => {
      const [shared, reader] = [await sharer(), await sharer()];
      const ear = await listenTo(server, ['documents'], { session: reader.session });
      await shared.change('before');
      assert.deepEqual(await collegesUntil(ear, 'before'), []);
      await become(reader, standing);
      await shared.change('hidden');
      await touch(reader.documentId, 'own');
      assert.deepEqual(await collegesUntil(ear, 'own'), []);
      ear.socket.close();
    });
}

/** A change of a document whose owner may not change it at this moment. */
async function touch(documentId: string, college: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('profiles')
      .set({ college })
      .where('id', '=', documentId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordProfile(tx, 'updated', row);
  });
}

test('live updates under way when their owner becomes invisible are not delivered any more', async () => {
  const [shared, reader, witness] = [await sharer(), await person(core, server), await sharer()];
  const ear = await listenTo(server, ['documents'], { session: reader.session });
  const own = await listenTo(server, ['documents'], { session: shared.session });
  await core.db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('profiles')
      .set({ college: 'under way' })
      .where('id', '=', shared.documentId)
      .returningAll()
      .executeTakeFirstOrThrow();
    // Both become known at the commit, the live update first.
    await recordProfile(tx, 'updated', row);
    await changeStanding(tx, shared.id, standings['waiting for a guardian']);
  });
  await witness.change('last');
  assert.deepEqual(await collegesUntil(ear, 'last'), []);
  // Live updates about the arrival of all three may still be under way when this one begins to listen.
  let received: { $id: string; college: string | null };
  do received = (await own.next('event')).data.payload as typeof received;
  while (received.$id !== shared.documentId || received.college === null);
  assert.equal(received.college, 'under way');
  ear.socket.close();
  own.socket.close();
});

test('a released member gets live updates about others on the same socket', async () => {
  const [shared, reader] = [await sharer(), await person(core, server, { birthDate: null })];
  const ear = await listenTo(server, ['documents'], { session: reader.session });
  await shared.change('hidden');
  await core.db.transaction().execute((tx) => changeStanding(tx, reader.id, standings.adult));
  await shared.change('last');
  assert.deepEqual(await collegesUntil(ear, 'last'), []);
  ear.socket.close();
});

test('only participants get a conversation’s live updates, whatever channels others listen to', async () => {
  const people = [await person(core, server), await person(core, server), await person(core, server)];
  const [asha, meera, eve] = people as [Person, Person, Person];
  const [id, beside] = [await openBetween(core, asha, meera), await openBetween(core, meera, eve)];
  const channels = [
    'conversations',
    'messages',
    `conversations.${id}`,
    `conversations.${id}.messages`,
    'documents',
  ];
  const sessions = [...people.map(({ session }) => ({ session })), {}];
  const ears = await Promise.all(sessions.map((session) => listenTo(server, channels, session)));
  const call = ({ session }: Person, method: string, address: string, body: object) =>
    fetch(`${server.endpoint}/conversations/${address}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-appwrite-project': projectId,
        'x-appwrite-session': session,
      },
      body: JSON.stringify(body),
    });
  const say = (who: Person, conversationId: string, text: string) =>
    call(who, 'POST', `${conversationId}/messages`, { key: newId(), text });
  assert.equal((await say(asha, id, 'To Meera')).status, 201);
  assert.equal((await say(eve, id, 'To both')).status, 404);
  assert.equal((await say(meera, beside, 'To Eve')).status, 201);
  assert.equal((await call(meera, 'PUT', `${id}/reading`, { number: 1 })).status, 200);
  // Everybody hears of this one, and after all others.
  await (await sharer()).change('last');
  const received = await Promise.all(
    ears.map(async (ear) => {
      await collegesUntil(ear, 'last');
      return ear.delivered.flatMap(({ data }) => {
        const { text, isState } = (data.payload ?? {}) as { text?: string; isState?: boolean };
        return isState === false ? ['read'] : (text ?? []);
      });
    }),
  );
  assert.deepEqual(received, [['To Meera'], ['To Meera', 'To Eve', 'read'], ['To Eve'], []]);
  for (const ear of ears) ear.socket.close();
});

test('nothing of all this was taken for a bug', () => assert.deepEqual(server.bugs, []));
