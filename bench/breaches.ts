import { test } from 'node:test';
import { mailAffected } from '#core/breaches/mail-affected.ts';
import { noteAffected } from '#core/breaches/note-affected.ts';
import { openBreach } from '#core/breaches/open-breach.ts';
import { connect } from '#db/connect.ts';
import { freshCore } from '#tests/ground/database.ts';

// npm run bench:breaches: finds and mails 100,000 accounts that a breach affects.
test('100,000 accounts', async () => {
  const made = await freshCore();
  const connection = connect(made.connection.url, { longest: 600_000 });
  const core = { ...made, db: connection.db };
  const { pool } = connection;
  await pool.query(`set statement_timeout = 0`);
  const many = 'generate_series(1, 100000) as number';
  for (const text of [
    `insert into accounts (id, email, name, email_verified_at, target_id) select 'a' || number, 'a' || number || '@example.org', 'Asha', now(), 't' || number from ${many}`,
    `insert into consents (account_id, document, version, language, given) select 'a' || number, 'terms', '1', 'en', true from ${many}`,
    `insert into conversations (id, kind, pair, requested_by) select 'c' || number, 'direct', 'p' || number, 'a' || number from ${many}`,
    `insert into messages (id, conversation_id, number, author_id, asked_as, text) select 'm' || number, 'c' || number, 1, 'a' || number, 'k', 'Hello' from ${many}`,
  ])
    for (const part of [0]) {
      const client = await pool.connect();
      await client.query('set statement_timeout = 0');
      await client.query(text);
      client.release();
      if (part) break;
    }
  const { number } = await openBreach(core, {
    happened: 'A lost disk.',
    from: new Date(),
    until: new Date(),
    done: 'We found it.',
    advice: 'Nothing.',
  });
  const time = async (name: string, act: () => Promise<unknown>) => {
    const began = performance.now();
    const found = await act();
    console.log(name, JSON.stringify(found), `${Math.round(performance.now() - began)} ms`);
  };
  await time('accounts of three tables', async () => {
    const { people } = await noteAffected(core, number, {
      tables: ['accounts', 'messages', 'message_files'],
    });
    return people.length;
  });
  await time(
    'the same again',
    async () => (await noteAffected(core, number, { backupAt: new Date() })).people.length,
  );
  await time('emails', () => mailAffected(core, number));
  await connection.close();
});
