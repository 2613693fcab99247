import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshDatabase } from '#tests/ground/database.ts';
import { migrate, readMigrations } from './migrate.ts';

const migrations = await readMigrations();
const upTo = (name: string) => migrations.filter((migration) => migration.name < name);

test('words of published projects that were dropped while they were held back are noted again', async () => {
  const { pool } = await freshDatabase();
  await pool.query('drop schema public cascade; drop schema months cascade; create schema public');
  await migrate(pool, { migrations: upTo('0736') });
  await pool.query(`insert into projects (id, slug, asked_as, name, line) values
    ('held', 'held', 'held', 'Turbine', 'Water for fields'), ('draft', 'draft', 'draft', 'Xylophone', 'Sound')`);
  await pool.query("update projects set state = 'published', published_at = now() where id = 'held'");
  await pool.query("update projects set held_back_at = now() where id = 'held'");
  const { rowCount } = await pool.query("delete from searched_words where kind = 'projects'");
  await pool.query("update projects set held_back_at = null where id = 'held'");
  await pool.query("update projects set line = 'Water for gardens' where id = 'held'");
  const noted = async () => {
    const { rows } = await pool.query(
      "select word from searched_words where kind = 'projects' order by word",
    );
    return rows.map(({ word }) => word);
  };
  assert.deepEqual([rowCount, await noted()], [4, ['gardens']], 'a change notes only the words that are new');

  assert.deepEqual(await migrate(pool, { migrations: upTo('0737') }), [
    '0736-words-of-projects-put-back.sql',
  ]);
  assert.deepEqual(await noted(), ['for', 'gardens', 'turbine', 'water']);
});
