import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { privacyPage } from '#tools/privacy-page.ts';
import { declaredTables } from '../collected/own-data.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFile(new URL(file, root), 'utf8');

test('docs/privacy.md agrees with the declarations', async () => {
  assert.equal(await read('docs/privacy.md'), privacyPage(), 'npm run own-data writes the page again');
});

test('the impact assessment names every module that holds data about people', async () => {
  const dpia = await read('docs/dpia.md');
  const purposes = dpia.slice(dpia.indexOf('## Purposes'), dpia.indexOf('## Receivers'));
  const holding = new Set(
    declaredTables.flatMap(({ module, rule }) => (rule === 'names no one' ? [] : [module])),
  );
  const named = new Set([...purposes.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name));
  assert.deepEqual(
    [...holding].filter((module) => !named.has(module)),
    [],
  );
});

test('the impact assessment names every other service that a setting leads data to', async () => {
  const settings = (await read('.env.example')).matchAll(/^#?([A-Z0-9_]+(?:_URL|_TO|_BUCKET))=/gm);
  const receivers = [...settings].map(([, name = '']) => name).filter((name) => !name.startsWith('PUBLIC'));
  assert.ok(receivers.length > 3);
  const dpia = await read('docs/dpia.md');
  assert.deepEqual(
    receivers.filter((name) => !dpia.includes(`\`${name}\``)),
    [],
  );
});

test('each risk of the impact assessment names a test that exists, and it is looked at each year', async () => {
  const dpia = await read('docs/dpia.md');
  const risks = dpia
    .slice(dpia.indexOf('## Risks'))
    .split('\n')
    .filter((line) => /^\| [A-Z]/.test(line));
  assert.ok(risks.length > 8);
  for (const risk of risks) {
    const [, file = ''] = /`([^`]+\.test\.ts)` \|$/.exec(risk) ?? [];
    assert.ok(existsSync(new URL(file, root)) && file, risk);
  }
  const [written, again] = ['Written', 'Look at it again by'].map((name) =>
    Date.parse(new RegExp(`- ${name}: (.+)`).exec(dpia)?.[1] ?? ''),
  );
  assert.ok(written && again && again - written <= 366 * 86_400_000);
});
