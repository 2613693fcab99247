import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileOf, type Source, sourcesOf, valueImportsOf } from './sources.ts';

const pages = sourcesOf(/^web\/.*\.tsx?$/).filter(({ file }) => !/\.test\.tsx?$/.test(file));

/** Every module of the browser's that reaches the API, itself or through another one. */
const senders = reaching('web/client/api.ts');
/** The functions of those modules that effects may call, each with its reason. */
const allowed: Record<string, string> = {
  followElsewhere: 'opens the realtime connection',
  catchUp: 'realtime: asks for the messages that were missed while the connection was away, when it says so',
  countUnread:
    'realtime: asks for one number after news that do not bring it, where loading the page again costs more',
  onSent: 'hears of messages that were sent, and asks for nothing',
  noteReading: 'says what has been read, which only a page that is looked at can know, and asks for nothing',
  sendAll: 'goes on sending messages that were written before, and asks for nothing',
  messageOf: 'makes a sentence of an error',
  uploadFile: 'an upload, which only scripts can do, and which asks for nothing',
  isLeaving: 'a state of this page',
};
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
  const named = "import { send } from '#web/client/api.ts';\n";
  assert.equal(fetching(`${named}useEffect(() => void send(a), []);`), 1);
  const arrow = `${imported}const ask = async (x: string) => {\n  await send(x);\n};\n`;
  assert.equal(fetching(`${arrow}useEffect(() => void ask(a), []);`), 1);
  assert.equal(fetching(`${imported}const ask = () => send(a);\nuseEffect(() => void ask(), []);`), 1);
  const further = "import { earlierMessages } from '../client/conversation.ts';\n";
  assert.equal(fetching(`${further}useEffect(() => hear(() => void earlierMessages(a, b)), []);`), 1);
  const later = "async function go() {\n  const { putOnItsWay } = await import('../client/outgoing.ts');\n";
  assert.equal(fetching(`${later}  putOnItsWay(a);\n}\nuseEffect(() => void go(), []);`), 1);
  assert.equal(
    fetching(
      "import { followElsewhere } from '../client/follow.ts';\nuseEffect(() => followElsewhere(a, b));",
    ),
    0,
  );
});

function fetchingEffectsOf(source: Source): string[] {
  const names = ['fetch', ...importedSenders(source)];
  const declared = [...source.text.matchAll(/\bfunction (\w+)\(/g)].map(({ index, 1: name = '' }) => ({
    name,
    body: balanced(source.text, source.text.indexOf('{', index), '{', '}'),
  }));
  // The body of an arrow is the text in its brackets, or the rest of its statement.
  const arrows = [...source.text.matchAll(/\bconst (\w+) = (?:async )?\([^)]*\)[^=\n]*=> ?(\{)?/g)].map(
    ({ index, 0: head, 1: name = '', 2: bracket }) => ({
      name,
      body: bracket
        ? balanced(source.text, index + head.length - 1, '{', '}')
        : source.text.slice(index + head.length, source.text.indexOf(';', index)),
    }),
  );
  const functions = [...declared, ...arrows];
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

/** The text from the bracket at `from` to the one that closes it. */
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
  const imports = [
    ...text.matchAll(/^import \{([^}]*)\} from '([.#][^']+)'/gm),
    ...text.matchAll(/\bconst \{([^}]*)\} = await import\('([.#][^']+)'\)/g),
  ];
  return imports
    .filter(([, , module = '']) => senders.has(fileOf(module, file)))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name !== '' && !name.startsWith('type ') && !(name in allowed));
}

function reaching(start: string): Set<string> {
  const found = new Set([start]);
  const modules = pages.filter(({ file }) => file.startsWith('web/client/'));
  for (let known = 0; known !== found.size; ) {
    known = found.size;
    for (const module of modules)
      if (valueImportsOf(module).some((name) => found.has(name))) found.add(module.file);
  }
  return found;
}
