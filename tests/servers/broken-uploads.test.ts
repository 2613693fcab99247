import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Thing } from '#tests/access/access-callers.ts';
import { applicationThings } from '#tests/applications/things.ts';
import { reportThings } from '#tests/cases/things.ts';
import { conversationThings } from '#tests/conversations/things.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { anyCharacter } from '#tests/ground/any-character.ts';
import { member } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { forgetCounts } from '#tests/ground/forget-counts.ts';
import { question, startIn, topic } from '#tests/mentoring/sessions.ts';
import { mentoringThings } from '#tests/mentoring/things.ts';
import { teamThings } from '#tests/projects/things.ts';
import { sendRaw } from '#tests/servers/raw-request.ts';
import { rounds } from '#tests/servers/rounds.ts';
import { startServer } from '#tests/servers/start-server.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';

const core = await freshCore();
const somebody = await member(core);
const me = sessionOf(somebody);
const ended = btoa(JSON.stringify({ id: 'ended', secret: 'ended' }));
// Each request comes from an address of its own, and what was counted of members is forgotten: that is not what is tried here.
const server = await startServer({ DATABASE_URL: core.connection.url, TRUST_PROXY: '1', LOG_LEVEL: 'error' });
atEnd(() => server.stop());
const port = Number(new URL(server.origin).port);

/** `fields` stand before all else in each of its forms. */
type Target = {
  about: string;
  method: string;
  path: string;
  session?: string;
  isPage?: true;
  fields?: Record<string, string>;
};
const filesOf = (bucket: string) => `/v1/storage/buckets/${bucket}/files`;
const targets: Target[] = [
  { about: 'a guest', method: 'POST', path: filesOf('resumes') },
  { about: 'a guest and a bucket that is not there', method: 'POST', path: filesOf('nowhere') },
  { about: 'a member', method: 'POST', path: filesOf('resumes'), session: me },
  { about: 'an ended session', method: 'POST', path: filesOf('portfolios'), session: ended },
  { about: "a member's photo", method: 'PUT', path: '/v1/account/avatar', session: me },
];

/** A thing of this member's, or one that they may send something to. */
async function mine(thing: Thing): Promise<Record<string, string>> {
  return thing.own(core, somebody);
}
const { conversationId } = await mine(conversationThings.conversation);
const { reportId } = await mine(reportThings.report);
const { projectSlug, updateId } = await mine(teamThings.update);
const { applicationId } = await mine(applicationThings.trial);
const { personId } = await mentoringThings.mentor.own(core, await member(core));
const { opportunitySlug } = await mine(applicationThings.applied);
const message = { key: 'k', text: 'Half past five?' };
const applied = { terms: '1', note: 'I have read meters for a year. '.repeat(5), hours: '8', startsOn: '' };
/** All calls and pages that take the file of a form, except buckets and the photo; each reads it in its own way. */
const takes: Omit<Target, 'method' | 'session'>[] = [
  { about: 'a message', path: `/v1/conversations/${conversationId}/message-forms`, fields: message },
  { about: 'a file of a message', path: `/v1/conversations/${conversationId}/files` },
  { about: 'evidence', path: '/v1/account/verifications/student-document', fields: { way: 'college_id' } },
  { about: 'a picture of a report', path: `/v1/reports/${reportId}/pictures`, fields: { secret: '' } },
  { about: 'a cover', path: `/v1/projects/${projectSlug}/cover` },
  { about: 'a picture of a note', path: `/v1/projects/${projectSlug}/updates/${updateId}/pictures` },
  {
    about: 'a trial',
    path: `/v1/account/applications/${applicationId}/trial-forms`,
    fields: { text: 'It works.' },
  },
  {
    about: 'a request to a mentor',
    path: `/v1/mentors/${personId}/session-forms`,
    fields: { startsAt: startIn(4), topic, question },
  },
  {
    about: 'an application',
    path: `/v1/opportunities/${opportunitySlug}/application-forms`,
    fields: applied,
  },
  {
    about: 'the page of a conversation',
    path: `/messages/${conversationId}?file=send`,
    isPage: true,
    fields: message,
  },
  { about: 'the page of a report', path: `/report/sent/${reportId}?file=picture`, isPage: true },
];
const takers = takes.map((taker): Target => ({ ...taker, method: 'POST', session: me }));

/** A body shorter than its content-length stands for a broken connection. */
type Shape = { target: Target; body: Buffer; announced: number; headers?: string[] };

/** With the cuts, which `npm test` makes at every tenth byte only, at another one for each target. */
const [most = 0] = rounds([1000], [50_000]);
const [step = 1] = rounds([10], [1]);
let sent = 0;
let caller = 0;
const anotherAddress = () => `10.${(++caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;

function requestOf({ target, body, announced, headers = [] }: Shape): Buffer {
  const head = [
    `${target.method} ${target.path} HTTP/1.1`,
    `host: ${new URL(server.origin).host}`,
    `x-forwarded-for: ${anotherAddress()}`,
    'content-type: multipart/form-data; boundary=B',
    `content-length: ${announced}`,
    ...(target.isPage
      ? [`origin: ${server.origin}`, `cookie: a_session_${projectId}=${target.session}`]
      : [
          `x-appwrite-project: ${projectId}`,
          ...(target.session ? [`x-appwrite-session: ${target.session}`] : []),
        ]),
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

/** Each answer of 500, with the request that caused it. The server's log has more under the answer's `x-request-id`. */
const faults: string[] = [];

/** The status of each answer, in the order of the shapes; 0 if the connection was cut. */
async function sendAll(shapes: Shape[]): Promise<number[]> {
  sent += shapes.length;
  const statuses: number[] = [];
  const turns = shapes.entries();
  const inTurn = async () => {
    for (const [at, shape] of turns) {
      if (at % 10 === 0) await forgetCounts(core.connection.pool);
      const cut = shape.announced > shape.body.length;
      const request = requestOf(shape);
      const { status, text } = await sendRaw(port, request, { cut });
      statuses[at] = status;
      if (status >= 500) faults.push(`${text}\nto\n${JSON.stringify(request.toString('latin1'))}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, inTurn));
  return statuses;
}

async function assertFine(about = ''): Promise<void> {
  assert.deepEqual(faults.splice(0), [], `${about}\nThe server wrote:\n${server.said()}`);
  assert.equal((await fetch(`${server.origin}/healthz`)).status, 200, 'the server lives');
}

const disposition = 'Content-Disposition: form-data; name=';
const written = (fields: Record<string, string> = {}) =>
  Object.entries(fields)
    .map(([field, value]) => `--B\r\n${disposition}"${field}"\r\n\r\n${value}\r\n`)
    .join('');
const whole = Buffer.concat([
  Buffer.from(written({ fileId: 'unique()' })),
  Buffer.from(`--B\r\n${disposition}"file"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`),
  pdf(70),
  Buffer.from(`\r\n--B\r\n${disposition}"other"; filename="x.pdf"\r\n\r\n%PDF\r\n--B--`),
]);

for (const [which, target] of targets.entries()) {
  test(`${target.about}: a form may end, and its line may break, at any byte`, async () => {
    const lengths = Array.from(whole.keys()).filter((length) => (length + 2 * which) % step === 0);
    const early = lengths.map((length) => ({ target, body: whole.subarray(0, length), announced: length }));
    const broken = early.map((shape) => ({ ...shape, announced: whole.length }));
    const statuses = await sendAll([...early, ...broken]);
    await assertFine();
    assert.deepEqual(
      statuses.slice(0, lengths.length).filter((status) => status < 400),
      [],
      'each is refused',
    );
  });
}

test('an upload form may end, or its connection may break, at any byte', async () => {
  const cuts = takers.flatMap((target, which): Shape[] => {
    const full = Buffer.concat([Buffer.from(written(target.fields)), whole]);
    const lengths = Array.from(full.keys()).filter(
      (length) => length % takers.length === which && Math.floor(length / takers.length) % step === 0,
    );
    return lengths.flatMap((length) =>
      [length, full.length].map((announced) => ({ target, body: full.subarray(0, length), announced })),
    );
  });
  const statuses = await sendAll(cuts);
  await assertFine();
  const delivered = cuts
    .filter((shape) => shape.announced === shape.body.length)
    .map((shape) => cuts.indexOf(shape));
  const wrong = delivered.filter((at) => !statuses[at] || statuses[at] < 400);
  assert.deepEqual(
    wrong.map((at) => [cuts[at]?.target.about, statuses[at]]),
    [],
    'each is refused',
  );
  const reasons = new Set(statuses);
  assert.ok(!reasons.has(401) && !reasons.has(404), [...reasons].join());
  // Counts are forgotten all along; between two times a few may meet a limit before they are read.
  const counted = statuses.filter((status) => status === 429).length;
  assert.ok(counted < statuses.length / 50, `${counted} of ${statuses.length} met a limit`);
});

const name = fc.constantFrom(
  'file',
  'fileId',
  'permissions[]',
  'other',
  '',
  '__proto__',
  'file\0',
  'ファイル',
);
const fileName = fc.constantFrom(
  'cv.pdf',
  'cv.exe',
  '',
  '../../x.pdf',
  'a\0.pdf',
  '%22.pdf',
  'x'.repeat(300),
);
const content = fc.oneof(
  fc.constantFrom('%PDF-1.7 x', '', '\r\n', '--B', '\r\n--', 'unique()', '\0', 'x'.repeat(9000)),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
);
const part = fc.oneof(
  fc.tuple(name, content).map(([field, text]) => `--B\r\n${disposition}"${field}"\r\n\r\n${text}\r\n`),
  fc
    .tuple(name, fileName, content)
    .map(([field, file, text]) => `--B\r\n${disposition}"${field}"; filename="${file}"\r\n\r\n${text}\r\n`),
  fc
    .tuple(name, content)
    .map(
      ([field, text]) =>
        `--B\r\nContent-Type: multipart/mixed; boundary=C\r\n${disposition}"${field}"\r\n\r\n${text}`,
    ),
  content,
  fc.constantFrom(
    '--B\r\n',
    '--B--\r\n',
    '--B',
    '\r\n--B\r\n\r\n',
    `--B\r\n${disposition}`,
    '--B\r\n: x\r\n\r\n',
  ),
);
const shapes = fc.record({
  target: fc.constantFrom(...targets, ...takers),
  parts: fc.array(part, { maxLength: 5 }),
  isClosed: fc.boolean(),
  keeps: fc.double({ min: 0, max: 1, noNaN: true }),
  breaks: fc.constantFrom('nothing', 'the form', 'the line'),
  range: fc.constantFrom('', 'bytes 0-9/10', 'bytes 0-9/20', 'bytes x', 'bytes 5242880-5242889/5242890'),
});

test('forms of any shape, whole or broken, neither end the server nor cause a 500', async () => {
  const seed = Date.now() % 2 ** 31;
  const requests = fc.sample(shapes, { numRuns: most - sent, seed }).map((shape): Shape => {
    const full = Buffer.from(
      written(shape.target.fields) + shape.parts.join('') + (shape.isClosed ? '--B--\r\n' : ''),
      'utf8',
    );
    const body = shape.breaks === 'nothing' ? full : full.subarray(0, Math.floor(full.length * shape.keeps));
    return {
      target: shape.target,
      body,
      announced: shape.breaks === 'the line' ? full.length + 1 : body.length,
      headers: shape.range ? [`content-range: ${shape.range}`] : [],
    };
  });
  await sendAll(requests);
  await assertFine(`seed ${seed}`);
  assert.equal(sent, most);
});
