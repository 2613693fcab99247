import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../..');
await mkdir(path.join(root, 'build'), { recursive: true });
const folder = await mkdtemp(path.join(root, 'build/rules-'));
after(() => rm(folder, { recursive: true }));

const beginning = `
  import { z } from 'zod';
  import { call } from '#contract/ground/call.ts';
  import { getSessions } from '#contract/sessions/calls.ts';
  import { getAccount } from '#contract/accounts/calls.ts';
  import { getDocuments } from '#contract/profiles/calls.ts';
  import { answer } from '#api/http/endpoint.ts';
  import { presentAccount } from '#core/accounts/present.ts';
  import { presentSession } from '#core/sessions/present.ts';
  import { presentProfile } from '#core/profiles/present.ts';
  declare const session: Parameters<typeof presentSession>[0];
  declare const profile: Parameters<typeof presentProfile>[0];
`;

/** The errors of TypeScript about each piece, by its name. */
async function compile(pieces: Record<string, string>): Promise<Record<string, string>> {
  const names = Object.keys(pieces);
  for (const name of names) await writeFile(path.join(folder, `${name}.ts`), beginning + pieces[name]);
  // Leaves the incremental state of the whole repository unchanged.
  const compilerOptions = { incremental: false };
  const config = { extends: '../../tsconfig.json', compilerOptions, include: ['*.ts'], exclude: [] };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const output = await new Promise<string>((resolve) =>
    execFile(
      process.execPath,
      [compiler, '--pretty', 'false', '--checkers', '1', '-p', folder],
      { cwd: folder },
      (_, text) => resolve(text),
    ),
  );
  const said = Object.fromEntries([...names, 'elsewhere'].map((name) => [name, '']));
  let current = 'elsewhere';
  for (const line of output.split('\n')) {
    // The explanation of an error follows it, indented.
    const file = /^(\S+\.tsx?)\(/.exec(line)?.[1];
    if (file) current = names.find((name) => file.endsWith(`${name}.ts`)) ?? 'elsewhere';
    said[current] += line;
  }
  return said;
}

test('a handler that returns anything but the declared answer does not compile', async () => {
  const {
    asDeclared,
    fieldLess,
    fieldMore,
    fieldMoreInside,
    otherType,
    nothing,
    noPolicy,
    noParam,
    ...rest
  } = await compile({
    asDeclared: `
      answer(getAccount, async ({ actor }) => presentAccount(actor.account));
      answer(getSessions, async () => ({ total: 1, sessions: [presentSession(session, '', null)] }));
      answer(getDocuments, async () => ({
        total: 1,
        documents: [{ ...presentProfile(profile), $collectionId: 'profiles' }],
      }));`,
    fieldLess: `answer(getAccount, async ({ actor }) => {
      const { prefs, ...less } = presentAccount(actor.account);
      return less;
    });`,
    fieldMore: `answer(getAccount, async ({ actor }) => ({
      ...presentAccount(actor.account),
      password_hash: actor.account.password_hash,
    }));`,
    fieldMoreInside: `answer(getSessions, async () => ({
      total: 1,
      sessions: [{ ...presentSession(session, '', null), secret_hash: '' }],
    }));`,
    otherType: `answer(getSessions, async () => ({ total: '1', sessions: [] }));`,
    nothing: `answer(getAccount, async () => {});`,
    noPolicy: `call({
      method: 'GET', path: '/things/:thingId', summary: '', access: 'member', params: { thingId: z.string() },
      answer: { status: 204, body: null, about: '' }, refusals: [],
    });`,
    noParam: `call({
      method: 'GET', path: '/things/:thingId', summary: '', access: 'member', params: {},
      foreign: 'user_not_found', gone: 'user_not_found',
      answer: { status: 204, body: null, about: '' }, refusals: [],
    });`,
  });
  assert.deepEqual(rest, { elsewhere: '' });
  assert.equal(asDeclared, '');
  assert.match(fieldLess ?? '', /'prefs' is missing/);
  assert.match(fieldMore ?? '', /notDeclared/);
  assert.match(fieldMoreInside ?? '', /notDeclared/);
  assert.match(otherType ?? '', /'string' is not assignable to type 'number'/);
  assert.match(nothing ?? '', /error TS/);
  assert.match(noPolicy ?? '', /foreign/);
  assert.match(noParam ?? '', /thingId/);
});
