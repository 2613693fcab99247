import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesOf, importsOf, sourcesOf } from './sources.ts';

/** The folders for private parts of a dependency (decisions 242 and 246). */
const seams = /^(db\/driver|web\/router)\//;
const own = 'tests/rules/private-parts.test.ts';
const all = sourcesOf(/\.(tsx?|mjs)$/).filter(({ file }) => !seams.test(file) && file !== own);

/** Where a package keeps the files that its documentation does not name. */
const inner = /^(?![.#]|node:)(?:@[^/]+\/)?[^/]+\/(?:lib|dist|src|build|cjs|esm|internals?)\//;

test('no file imports an inner file of a package', () => {
  const found = all.flatMap((source) =>
    importsOf(source)
      .filter((name) => inner.test(name))
      .map((name) => `${source.file} imports ${name}`),
  );
  assert.deepEqual(found, []);
  for (const name of ['nodemailer/lib/mime-node', 'pg/lib/query.js', 'react-router/dist/production/index.js'])
    assert.match(name, inner);
});

/** Names that say that they are private, and what reaches behind a documented name. */
const marked: Record<string, RegExp> = {
  'a name that the library calls unsafe or internal':
    /\b(?:UNSAFE_\w+|__react\w+|__(?:SECRET|CLIENT|SERVER)_INTERNALS\w*)/,
  'a field of a library that begins with an underscore': /(?<!super|graphile_worker)\._[a-z]\w*/,
  'such a field, taken apart': /\{[^{}]*(?<=[{,]\s*)_[a-z]\w*[^{}]*\}(?:\s*:\s*\w+)?\s*=(?![=>])/,
  'a prototype of a library': /Object\.(?:getPrototypeOf|setPrototypeOf)\((?!value\))/,
  'a flag of V8': /setFlagsFromString|--(?:expose-gc|max-semi-space|max-old-space|external-memory)|\bGOGC\b/,
};
/** Files that keep such a part, each with its gain. */
const kept: Record<string, string> = {
  // The walks keep a picture before each press; Playwright has no event for it.
  'tests/browser/pictures.ts': 'a prototype of a library',
  // React says by nothing else that it is about to take a page over.
  'tests/browser/site-takeover.spec.ts': 'a name that the library calls unsafe or internal',
};

/** Every file of the folders counts, also one that stands in place of a private part and names none. */
test('at most ten files have to do with private parts of dependencies', () => {
  const files = filesOf(seams).filter((file) => !/\.test\.tsx?$/.test(file));
  assert.ok(files.length > 0, 'the rule saw the files');
  assert.ok(files.length <= 10, files.join('\n'));
});

// The tables `graphile_worker._private_…` are what earlier versions have left in databases and backups (decision 239).
test('the former job library is no package any more, so its tables are no private part of a dependency', () => {
  assert.ok(filesOf(/^package-lock\.json$/).length === 1, 'the rule saw the packages');
  for (const { text } of sourcesOf(/^package(-lock)?\.json$/)) assert.doesNotMatch(text, /graphile-worker/);
});

for (const [name, pattern] of Object.entries(marked))
  test(`only the folders for seams use ${name}`, () => {
    const found = all
      .filter(({ file, text }) => pattern.test(text) && kept[file] !== name)
      .map(({ file, text }) => `${file}: ${pattern.exec(text)?.[0]}`);
    assert.deepEqual(found, []);
  });

test('every exception is still one', () => {
  for (const [file, name] of Object.entries(kept))
    assert.ok(
      all.some((source) => source.file === file && marked[name]?.test(source.text)),
      file,
    );
});
