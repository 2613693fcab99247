import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { endpoints } from '#api/app.ts';
import { consentRules, kindsOfConsents } from '#contract/collected.ts';
import type { Call } from '#contract/ground/call.ts';
import { modules } from '#core/modules.ts';
import { freshCore } from '#tests/ground/database.ts';

import { sourcesOf } from './sources.ts';

/** Columns whose names say that a person has agreed to something, or lets others see something. */
const asksByColumn =
  /^(is_)?(agreed?|agreed_at|consent\w*|confirmed|confirmed_at|accepted|accepted_at|visibility|way|opted\w*|given|allows?\w*|guardian_agreed_at|terms_version|statement_version)$/;
/** The same of the parameters of calls. */
const asksByParameter =
  /^(agrees?|consents?|confirmed|accepted|accepts?|visibility|given|allowed|optsIn|marketing)$/;

const allCalls: Call[] = endpoints.map(({ call }) => call);
const declared = modules.flatMap(({ consents = {} }) => Object.entries(consents));
const asked = declared.map(([, consent]) => consent.asked);
const none = modules.flatMap(({ noConsents = {} }) => Object.keys(noConsents));
const known = new Set([...asked.flatMap(({ columns, calls }) => [...columns, ...calls]), ...none]);

test('each consent of the kinds is declared by one module, with a way to withdraw where the page has one', () => {
  assert.deepEqual(declared.map(([kind]) => kind).sort(), [...kindsOfConsents].sort());
  for (const [kind, { withdraw }] of declared)
    assert.equal(
      withdraw !== undefined,
      consentRules[kind as keyof typeof consentRules].ends === 'here',
      kind,
    );
});

test('each column by which a person agrees belongs to a declared consent, or a module says why not', async () => {
  const { db } = await freshCore();
  const { rows } = await sql<{ name: string; column_name: string }>`
    select table_name || '.' || column_name as name, column_name from information_schema.columns
    where table_schema = 'public' order by 1`.execute(db);
  const asking = rows.filter((row) => asksByColumn.test(row.column_name)).map(({ name }) => name);
  assert.ok(asking.length > 15, asking.join(' '));
  assert.deepEqual(
    asking.filter((name) => !known.has(name)),
    [],
  );
  const columns = new Set(rows.map(({ name }) => name));
  const named = [...known].filter((name) => !name.includes(' '));
  assert.deepEqual(
    named.filter((name) => !columns.has(name)),
    [],
  );
});

test('each call by which a person agrees belongs to a declared consent, or a module says why not', () => {
  const nameOf = ({ method, path }: Call) => `${method} ${path}`;
  const asking = allCalls
    .filter(({ method }) => method !== 'GET')
    .filter(({ params }) => Object.keys(params).some((name) => asksByParameter.test(name)));
  assert.ok(asking.length > 10);
  assert.deepEqual(
    asking.map(nameOf).filter((name) => !known.has(name)),
    [],
  );
  const calls = new Set(allCalls.map(nameOf));
  const named = [...known].filter((name) => name.includes(' '));
  assert.deepEqual(
    named.filter((name) => !calls.has(name)),
    [],
  );
});

test('consents are recorded under declared names alone', () => {
  const names = sourcesOf(/^core\/.*\.ts$/)
    .filter(({ file }) => !file.endsWith('.test.ts'))
    .flatMap(({ text }) => [
      ...text.matchAll(/record(?:First)?Consent\([^;]*?document: '(\w+)'/g),
      ...text.matchAll(/insertInto\('consents'\)[^;]*?document: '(\w+)'/g),
    ])
    .map(([, name = '']) => name);
  assert.ok(names.length > 6);
  assert.deepEqual(
    names.filter((name) => !(kindsOfConsents as string[]).includes(name)),
    [],
  );
});
