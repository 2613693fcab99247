import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../..');
const named =
  /`((?:api|bench|contract|core|db|deploy|outside|rules|server|tests|tools|web)\/[\w./-]+\.\w+)`/g;

test('every file that a document names is there', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(path.join(root, 'docs')).map((name) => `docs/${name}`),
  ];
  const missing = documents
    .filter((document) => document.endsWith('.md'))
    .flatMap((document) =>
      [...readFileSync(path.join(root, document), 'utf8').matchAll(named)]
        .map(([, file = '']) => file)
        .filter((file) => !existsSync(path.join(root, file)))
        .map((file) => `${document} names ${file}`),
    );
  assert.deepEqual(missing, []);
});
