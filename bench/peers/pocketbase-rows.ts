import { DatabaseSync } from 'node:sqlite';
import { runProgram } from '#tools/try/run-program.ts';
import { json, password } from './peer.ts';
import { emptyAttributes, type Rows } from './rows.ts';

/** Fifteen characters, as PocketBase has them. */
export const recordId = (kind: 'member' | 'profile' | 'person' | 'project', n: number): string =>
  kind + String(n).padStart(15 - kind.length, '0');

type Options = {
  program: string;
  folder: string;
  isOld: boolean;
  rows: Rows;
  serve(): Promise<{ origin: string; running: { stop(): Promise<unknown> } }>;
};

const root = { identity: 'root@example.org', password: 'the root of a comparison' };
const users = '_pb_users_auth_';

/** Makes the tables by the API, and fills them while no server runs. All members have the password of the first. */
export async function fillPocketBase({ program, folder, isOld, rows, serve }: Options): Promise<void> {
  const at = ['--dir', `${folder}/data`];
  await runProgram([program, 'migrate', 'up', ...at], { cwd: folder });
  const make = isOld ? ['admin', 'create'] : ['superuser', 'upsert'];
  await runProgram([program, ...make, root.identity, root.password, ...at], { cwd: folder });
  const { origin, running } = await serve();
  try {
    const signIn = isOld ? 'admins' : 'collections/_superusers';
    const { token } = await post(origin, `${signIn}/auth-with-password`, root);
    for (const table of tables) await post(origin, 'collections', table, token);
    const first = { email: 'first@example.org', password, passwordConfirm: password, name: 'First' };
    await post(origin, 'collections/users/records', first);
  } finally {
    await running.stop();
  }
  insertRows(`${folder}/data/data.db`, rows);
}

async function post(origin: string, to: string, body: object, token = ''): Promise<{ token: string }> {
  const headers = { ...json, Authorization: token };
  const answer = await fetch(`${origin}/api/${to}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`PocketBase refused ${to}: ${await answer.text()}`);
  return (await answer.json()) as { token: string };
}

/** Before 0.23 read `schema` with `options`, from then on `fields` with the options among the rest, dates included. */
const table = (name: string, columns: object[], rules: object, indexes: string[] = []) => ({
  name,
  type: 'base',
  schema: columns,
  fields: [
    ...columns,
    { name: 'created', type: 'autodate', onCreate: true },
    { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
  ],
  indexes,
  ...rules,
});
const column = (name: string, type: string, options: object = {}) => ({ name, type, options, ...options });
const texts = (names: readonly string[]) => names.map((name) => column(name, 'text'));
const owner = column('owner', 'relation', { collectionId: users, maxSelect: 1 });
const signedIn = "@request.auth.id != ''";
const ofOwner = 'owner = @request.auth.id';

const tables = [
  table(
    'profiles',
    [
      owner,
      ...texts(['readers', 'account', 'name', 'email', 'role', 'location', ...emptyAttributes]),
      column('agree', 'bool'),
    ],
    {
      listRule: `${ofOwner} || readers = 'users'`,
      viewRule: `${ofOwner} || readers = 'users'`,
      updateRule: ofOwner,
    },
    ['CREATE INDEX profiles_account ON profiles (account)'],
  ),
  table(
    'people',
    [
      ...texts(['handle', 'name', 'role', 'place', 'organisation', 'headline', 'about']),
      column('skills', 'json', { maxSize: 2000 }),
      column('openTo', 'json', { maxSize: 2000 }),
      column('hoursAWeek', 'number'),
    ],
    { listRule: signedIn, viewRule: signedIn },
    ['CREATE INDEX people_created ON people (created)'],
  ),
  table('projects', texts(['slug', 'name', 'line', 'problem', 'today', 'next', 'stage']), { viewRule: '' }, [
    'CREATE UNIQUE INDEX projects_slug ON projects (slug)',
  ]),
  table('files', [owner, column('file', 'file', { maxSelect: 1, maxSize: 52_428_800 })], {
    createRule: `${signedIn} && ${ofOwner}`,
    viewRule: ofOwner,
  }),
];

function insertRows(file: string, { profiles, people, projects }: Rows): void {
  const database = new DatabaseSync(file);
  const insert = (name: string, rows: Record<string, string | number>[]) => {
    const names = Object.keys(rows[0] ?? {});
    const marks = names.map((one) => `:${one}`).join(', ');
    const statement = database.prepare(
      `insert into ${name} (${names.map((one) => `"${one}"`).join(', ')}) values (${marks})`,
    );
    database.exec('begin');
    for (const row of rows) statement.run(row);
    database.exec('commit');
  };
  const first = database.prepare("select * from users where email = 'first@example.org'").get() ?? {};
  const time = (n: number) => ({ created: dateOf(n), updated: dateOf(n) });
  insert(
    'users',
    Array.from({ length: 10_000 }, (_, at) => ({
      ...(first as Record<string, string | number>),
      ...('username' in first && { username: `person${at + 1}` }),
      id: recordId('member', at + 1),
      email: `person${at + 1}@example.org`,
      name: `Person ${at + 1}`,
      verified: 1,
      tokenKey: `${String(at + 1).padStart(50, 'k')}`,
    })),
  );
  insert(
    'profiles',
    profiles.map(({ owner, agree, ...row }, at) => ({
      id: recordId('profile', at + 1),
      ...time(at),
      ...row,
      readers: at === 0 ? 'users' : '',
      owner: recordId('member', owner),
      agree: Number(agree),
    })),
  );
  insert(
    'people',
    people.map(({ skills, openTo, ...row }, at) => ({
      id: recordId('person', at + 1),
      ...time(at),
      ...row,
      skills: JSON.stringify(skills),
      openTo: JSON.stringify(openTo),
    })),
  );
  insert(
    'projects',
    projects.map((row, at) => ({ id: recordId('project', at + 1), ...time(at), ...row })),
  );
  database.exec('analyze');
  database.close();
}

const dateOf = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 1000).toISOString().replace('T', ' ');
