import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { filesOf } from '#tests/rules/sources.ts';
import { addLanguage } from './add-language.ts';
import { untouchedSign } from './untouched.ts';

const root = path.resolve(import.meta.dirname, '../..');
const listFile = 'contract/lists/interface-languages.ts';
const folder = mkdtempSync(path.join(tmpdir(), 'language-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** All of the repository for the walk, and the texts alone otherwise. */
const isWalk = Boolean(process.env.WALK);
const wanted = isWalk
  ? filesOf(/./)
  : filesOf(/\/texts\/en\/.*\.ts$|^contract\/lists\/interface-languages\.ts$/);
for (const file of wanted) cpSync(path.join(root, file), path.join(folder, file));
const textsOf = () => globSync('**/*.ts', { cwd: folder }).filter((file) => !file.startsWith('node_modules'));
const before = new Map(textsOf().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));

test('the command makes the folders of a language and its entry in the list, and changes no other file', async () => {
  const written = await addLanguage(folder, 'xx');
  assert.ok(written.length > 300);
  const changed = textsOf().filter(
    (file) => readFileSync(path.join(folder, file), 'utf8') !== before.get(file),
  );
  assert.deepEqual(changed.sort(), written.sort());
  assert.deepEqual(
    changed.filter((file) => file !== listFile && !file.includes('/texts/xx/')),
    [],
  );
  const list = readFileSync(path.join(folder, listFile), 'utf8');
  assert.match(
    list,
    /code: 'xx',\n {4}locale: 'xx-IN',[^}]*state: 'preview',\n {4}texts: 'drafts',\n {2}\},\n\] as const/,
  );
});

test('each sentence is marked, no code and no key is, and the shape is held by types', () => {
  const text = readFileSync(path.join(folder, 'web/languages/texts/xx/languages.ts'), 'utf8');
  assert.ok(text.includes(`title: '${untouchedSign}Language'`));
  assert.ok(text.includes('satisfies Translated<typeof english.languageTexts>'));
  const held = readFileSync(path.join(folder, 'web/enquiries/texts/xx/held.ts'), 'utf8');
  assert.ok(
    held.includes("policy: 'Questions to us'") && held.includes(`kept: '${untouchedSign}Two years.'`),
  );
  const mail = readFileSync(path.join(folder, 'outside/mail/texts/xx/sign-ups.ts'), 'utf8');
  assert.ok(mail.includes(untouchedSign) && !mail.includes(`kind: '${untouchedSign}`));
  const names = readFileSync(path.join(folder, 'web/ground/texts/xx/language.ts'), 'utf8');
  assert.ok(names.includes("language = 'xx-IN'"));
});

test('a language that is there already, and a name that is no code, are refused', async () => {
  await assert.rejects(addLanguage(folder, 'xx'), /has the language xx already/);
  await assert.rejects(addLanguage(folder, '../en'), /code of two or three letters/);
});

if (isWalk)
  test('walk: the pages of the new language are served with its texts, below its address', async () => {
    for (const name of ['node_modules', '.react-router'])
      if (existsSync(path.join(root, name))) symlinkSync(path.join(root, name), path.join(folder, name));
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const env = {
      ...process.env,
      PAGES_LANGUAGE: 'xx',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: path.join(folder, 'data'),
    };
    const server = spawn(process.execPath, ['server/dev.ts'], { cwd: folder, env, stdio: 'ignore' });
    try {
      const html = await pageAt(`${origin}/xx/about`);
      assert.match(html, /<html lang="xx-IN"/);
      assert.ok(html.split(untouchedSign).length > 20);
      assert.match(html, /<meta name="robots" content="noindex"/);
      assert.ok(html.includes('href="/xx/wrong-word"'));
    } finally {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Waits for the server's first answer. */
async function pageAt(address: string): Promise<string> {
  for (const end = Date.now() + 120_000; ; ) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.status === 200) return answer.text();
    if (Date.now() > end) throw new Error(`${address} answers ${answer?.status}: ${await answer?.text()}`);
    await new Promise((done) => setTimeout(done, 500));
  }
}
