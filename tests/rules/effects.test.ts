import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { type Source, sourcesOf } from './sources.ts';

const pages = sourcesOf(/^web\/.*\.tsx?$/).filter(({ file }) => !/\.test\.tsx?$/.test(file));

/**
 * What asks the API for something. An upload asks for nothing, and only scripts can do it; following what happens
 * elsewhere brings word that something changed, and no data.
 */
const senders = /^web\/client\/(api|avatar)\.ts$/;
/** The state of the header on public pages, which are the same for everyone; a logout that found no line, made up for. */
const excepted = ['web/client/session.ts', 'web/client/leave.ts'];

test('no page fetches its data in an effect: loaders do', () => {
  const breaches = pages
    .filter(({ file }) => !excepted.includes(file))
    .flatMap((source) => fetchingEffectsOf(source).map((effect) => `${source.file}: ${effect.slice(0, 80)}`));
  assert.deepEqual(breaches, []);
});

test('the rule sees an effect that fetches, by itself or by a function of its file', () => {
  const fetching = (text: string) => fetchingEffectsOf({ file: 'web/member/x.tsx', text }).length;
  assert.equal(fetching("useEffect(() => {\n  void fetch('/x').then((x) => set(x));\n}, []);"), 1);
  assert.equal(fetching("useEffect(() => void fetcher.load('/x'), []);"), 1);
  const imported = "import { type User, send } from '../client/api.ts';\n";
  assert.equal(
    fetching(`${imported}async function ask() {\n  await send(a);\n}\nuseEffect(() => void ask(), []);`),
    1,
  );
  assert.equal(fetching(`${imported}const go = useEffectEvent(() => send(a));`), 1);
  assert.equal(
    fetching(`${imported}async function ask() {\n  await send(a);\n}\nuseEffect(() => focus(), []);`),
    0,
  );
});

function fetchingEffectsOf(source: Source): string[] {
  const names = ['fetch', ...importedSenders(source)];
  const functions = [...source.text.matchAll(/\bfunction (\w+)\(/g)].map(({ index, 1: name = '' }) => ({
    name,
    body: balanced(source.text, source.text.indexOf('{', index), '{', '}'),
  }));
  const calls = (text: string) =>
    new RegExp(`(?<![\\w.])(?:${names.join('|')})\\(|\\.(?:load|submit)\\(`).test(text);
  for (let known = 0; known !== names.length; ) {
    known = names.length;
    names.push(
      ...functions.filter(({ name, body }) => !names.includes(name) && calls(body)).map(({ name }) => name),
    );
  }
  return [...source.text.matchAll(/\buse(?:Layout)?Effect(?:Event)?\(/g)]
    .map(({ index, 0: opening }) => balanced(source.text, index + opening.length - 1, '(', ')'))
    .filter(calls);
}

/** From the bracket at this place to the one that closes it. */
function balanced(text: string, from: number, opening: string, closing: string): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === opening) depth += 1;
    if (text[at] === closing) depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  return text.slice(from);
}

function importedSenders({ file, text }: Source): string[] {
  return [...text.matchAll(/^import \{([^}]*)\} from '(\.[^']+)'/gm)]
    .filter(([, , module = '']) => senders.test(path.posix.join(path.posix.dirname(file), module)))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name !== '' && !name.startsWith('type '));
}
