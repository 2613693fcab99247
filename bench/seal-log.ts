import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { mostSealed, sealActions } from '#core/administration/seal-actions.ts';
import { noteAction } from '#core/administration/steps/note-action.ts';
import { verifyLog } from '#core/administration/verify-log.ts';
import type { Member } from '#core/ground/actor.ts';
import { connect } from '#db/connect.ts';
import { keepSealing } from '#server/keep-sealing.ts';
import { seededDatabase, startDatabase } from './servers.ts';

// npm run bench:log: seals the entries from before an upgrade, then entries that come at a rate while two servers seal, and verifies.
const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '100000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '15' },
  },
});
const [entries, rate, seconds] = [Number(values.entries), Number(values.rate), Number(values.seconds)];

const since = (began: number) => (performance.now() - began) / 1000;

const cluster = await startDatabase();
try {
  const { db, close } = connect(await seededDatabase(cluster, 1000));
  await sql`insert into admin_actions (actor_id, action, subject_id, detail)
    select 'admin' || n % 7, 'account.opened', 'account' || n, repeat('why ', 10) from generate_series(1, ${entries}::int) n`.execute(
    db,
  );
  let began = performance.now();
  while ((await sealActions({ db })) === mostSealed);
  console.log(`entries from before: ${Math.round(entries / since(began))} sealed a second`);

  const admin = { id: 'admin' } as Member;
  const fail = (error: unknown) => {
    throw error;
  };
  const stops = [keepSealing({ db }, fail), keepSealing({ db }, fail)];
  const committed = new Map<string, number>();
  const waits: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver || committed.size > 0) {
      const ids = [...committed.keys()];
      const { rows } = await sql<{ id: string }>`
        select entry_id::text as id from admin_log_chain where entry_id = any (${ids}::bigint[])`.execute(db);
      for (const { id } of rows) {
        waits.push(performance.now() - (committed.get(id) ?? 0));
        committed.delete(id);
      }
      await wait(20);
    }
  })();
  began = performance.now();
  const writing: Promise<void>[] = [];
  for (let at = 0; since(began) < seconds; at++) {
    writing.push(
      db
        .transaction()
        .execute(async (tx) => {
          await noteAction(tx, admin, { action: 'account.opened', subjectId: `account${at}`, detail: 'why' });
          const { rows } = await sql<{ id: string }>`
            select currval(pg_get_serial_sequence('admin_actions', 'id'))::text as id`.execute(tx);
          return rows[0]?.id ?? '';
        })
        .then((id) => {
          committed.set(id, performance.now());
        }),
    );
    await wait(Math.max(0, ((at + 1) / rate) * 1000 - since(began) * 1000));
  }
  await Promise.all(writing);
  const written = writing.length / since(began);
  isOver = true;
  await watching;
  for (const stop of stops) await stop();
  waits.sort((a, b) => a - b);
  const part = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0);
  console.log(
    `${Math.round(written)} entries a second for ${seconds} s, two sealers: sealed after p50 ${part(0.5)} ms, p99 ${part(0.99)} ms, longest ${part(1)} ms`,
  );
  began = performance.now();
  const { faults, last } = await verifyLog({ db });
  console.log(`verified: ${last} entries in ${since(began).toFixed(1)} s, ${faults.length} faults`);
  await close();
} finally {
  await cluster.stop();
}
