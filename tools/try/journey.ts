import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { downloadZip } from 'client-zip';
import WebSocket from 'ws';
import { addDays } from '#rules/calendar/day.ts';
import type { MailServer } from '#tests/servers/mail-server.ts';
import type { Findings } from './findings.ts';
import { type Body, type Member, newMember, projectId } from './member.ts';

/** Where the product is reached, and what its settings say. */
export type Site = { origin: string; mail: MailServer; administrator: string };
type Step = { site: Site; findings: Findings; name: string };

const [mebibyte, mostMilliseconds] = [1024 * 1024, 10_000];
/** The largest portfolio that the server takes, and the size of its parts as clients send them. */
const [largest, part] = [50 * mebibyte, 5 * mebibyte];
const password = 'A sample of a password 2026';
const key = () => randomBytes(8).toString('hex');
const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);

/**
 * The journey of three members over HTTP: sign-up with a mailed code, a project, an opportunity that staff let open, an
 * application, messages with a live update, a file of 50 MB. Each step is a finding. Resolves to the founder, if they came in.
 */
export async function journey(step: Step): Promise<Member | undefined> {
  const { site, findings, name } = step;
  const members: Member[] = [];
  const hasJoined = await findings.check(`${name}: three members sign up with mailed codes`, async () => {
    for (const one of ['Asha Kulkarni', 'Ravi Deshmukh', 'Sharada Apte']) members.push(await join(step, one));
    return undefined;
  });
  const [founder, applicant, staff] = members;
  if (!hasJoined || !founder || !applicant || !staff) return undefined;
  let project = '';
  let opportunity: Body;
  await findings.check(`${name}: pages, their styles and a log-in`, () => seePages(site, founder));
  await findings.check(`${name}: a project is published`, async () => {
    project = await publish(founder);
    assert.match(await founder.page(`/projects/${project}`), /Cold rooms for growers/);
    return undefined;
  });
  await findings.check(`${name}: an opportunity opens after staff have read it`, async () => {
    opportunity = await offer(founder, staff, project);
    return undefined;
  });
  await findings.check(`${name}: an application, messages, and a live update over a WebSocket`, () =>
    applyAndTalk(site, { founder, applicant }, opportunity),
  );
  for (const way of ['one request', 'parts of 5 MB'] as const)
    await findings.check(`${name}: a file of 50 MB goes up in ${way} and comes back`, () =>
      sendFile(founder, way),
    );
  return founder;
}

/** Opens an account as the sign-up page does. The third member is the administrator whom the settings name. */
async function join({ site, name }: Step, fullName: string): Promise<Member> {
  const isStaff = fullName.startsWith('Sharada');
  const email = isStaff
    ? site.administrator
    : `${fullName.slice(0, 4).toLowerCase()}-${key()}@members.example`;
  const member = newMember(site.origin, email);
  const { userId } = await member.call('POST', '/sign-ups/codes', { email });
  const { mail } = await site.mail.deliveryTo(email);
  const secret = /\b\d{6}\b/.exec(mail.text ?? '')?.[0];
  assert.ok(secret, `${name}: the email to ${email} has no code`);
  await member.call('PUT', '/sign-ups/codes', { userId, secret });
  await member.call('POST', '/sign-ups', {
    name: fullName,
    email,
    phone: '+919812345678',
    password,
    confirmPassword: password,
    role: 'Entrepreneur',
    location: 'Nagpur',
    agree: true,
  });
  await member.call('PUT', '/account/birth-date', { birthDate: '1990-01-01' });
  return member;
}

async function seePages({ origin }: Site, founder: Member): Promise<string> {
  const home = await founder.page('/');
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(home)?.[1];
  assert.ok(style, 'the home page names no style');
  const css = await fetch(origin + style);
  assert.equal(css.status, 200);
  assert.match(css.headers.get('cache-control') ?? '', /immutable/);
  assert.match(await founder.page('/dashboard'), /Asha Kulkarni/);
  const again = newMember(origin, founder.email);
  await again.call('POST', '/account/sessions/email', { email: founder.email, password });
  const { sessions } = await again.call('GET', '/account/sessions');
  // The address that the proxy or the kernel saw, not the one that the client wrote into X-Forwarded-For.
  const addresses = [...new Set(sessions.map(({ ip }: Body) => ip))];
  assert.ok(sessions.length >= 2 && !addresses.includes('203.0.113.9'), `sessions are from ${addresses}`);
  return `sessions are from ${addresses}`;
}

async function publish(founder: Member): Promise<string> {
  await founder.call('PUT', '/account/handle', { handle: `asha-${key().slice(0, 8)}` });
  await founder.call('PUT', '/account/visibility', { visibility: 'public' });
  const begun = { name: 'Cold rooms for growers', line: 'Tomatoes stay fresh for three weeks.', key: key() };
  const { slug } = await founder.call('POST', '/projects', begun);
  const { version } = await founder.call('GET', `/projects/${slug}/workspace`);
  await founder.call('PATCH', `/projects/${slug}`, {
    version,
    problem: 'A third of the tomatoes of a harvest rots before it is sold.',
    today: 'Two rooms run near Nagpur.',
    next: 'We build the third room and measure what it saves.',
    stage: 'Prototype',
    sectors: ['Agriculture'],
    place: 'Nagpur',
  });
  await founder.call('PUT', `/projects/${slug}/publication`);
  return slug;
}

async function offer(founder: Member, staff: Member, project: string): Promise<Body> {
  const said = {
    kind: 'Internship',
    title: 'Counter for cold rooms',
    wouldDo: 'You read the meters of three rooms and build the counter that shows them.',
    wouldLearn: 'How a small thing is measured well.',
    lookFor: 'Someone who likes to look twice.',
    skills: ['Python'],
    seats: 2,
    startsOn: inDays(20),
    weeks: 8,
    hoursAWeek: 8,
    mode: 'Both',
    place: 'Nagpur',
    closesOn: inDays(14),
    pay: { min: 600_000, max: 900_000, currency: 'INR', period: 'Per month' },
    equity: false,
  };
  const { id } = await founder.call('POST', `/projects/${project}/opportunities`, { said, key: key() });
  const { version } = await founder.call('PUT', `/account/opportunities/${id}/submission`);
  await staff.call('PUT', `/admin/opportunities/${id}/decision`, { version, verdict: 'approved' });
  return founder.call('GET', `/account/opportunities/${id}`);
}

async function applyAndTalk(
  site: Site,
  { founder, applicant }: { founder: Member; applicant: Member },
  { slug }: Body,
): Promise<string> {
  const { opportunity } = await applicant.call('GET', `/prepared-applications/${slug}`);
  const application = await applicant.call('POST', `/opportunities/${slug}/applications`, {
    terms: opportunity.terms,
    note: 'I have built counters for two pumps and would like to build this one. I read the meters by hand first, for a week, and then see which of them can be trusted.',
    hours: 8,
    startsOn: inDays(20),
    key: key(),
  });
  const { id } = await applicant.call('PUT', `/applications/${application.id}/conversation`);
  const heard = await hear(site.origin, founder, 'messages');
  const began = performance.now();
  const text = `When may I see the rooms? ${key()}`;
  await applicant.call('POST', `/conversations/${id}/messages`, { text, key: key(), files: [] });
  await heard.until(text);
  const took = Math.round(performance.now() - began);
  heard.close();
  await founder.call('POST', `/conversations/${id}/messages`, { text: 'On Friday.', key: key(), files: [] });
  const { messages } = await applicant.call('GET', `/conversations/${id}/messages`);
  assert.deepEqual(
    messages.map((message: Body) => message.text),
    [text, 'On Friday.'],
  );
  return `the live update came ${took} ms after the message was sent`;
}

/** A socket of this member with one subscription. */
export async function hear(origin: string, member: Member, channel: string) {
  const address = `${origin.replace('http', 'ws')}/v1/realtime?project=${projectId}`;
  const socket = new WebSocket(address, { headers: { cookie: member.cookies(), origin } });
  const frames: string[] = [];
  let failure = '';
  socket.on('message', (data) => frames.push(String(data)));
  socket.on('error', ({ message }) => {
    failure = message;
  });
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'subscribe', data: [{ channels: [channel], queries: [] }] })),
  );
  const until = async (text: string) => {
    const last = performance.now() + mostMilliseconds;
    while (!frames.some((frame) => frame.includes(text))) {
      assert.ok(!failure && performance.now() < last, `the socket heard no ${text}: ${failure} ${frames}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await until('"response"');
  return { until, close: () => socket.close() };
}

async function sendFile(member: Member, way: 'one request' | 'parts of 5 MB'): Promise<string> {
  const file = await portfolio();
  const path = '/storage/buckets/portfolios/files';
  let made: Body;
  if (way === 'one request') made = await member.call('POST', path, formOf(file));
  else {
    for (let from = 0; from < file.length; from += part) {
      const until = Math.min(from + part, file.length);
      const headers = {
        'content-range': `bytes ${from}-${until - 1}/${file.length}`,
        ...(made && { 'x-appwrite-id': made.$id }),
      };
      made = await member.call('POST', path, formOf(file.subarray(from, until), made?.$id), 201, headers);
    }
  }
  assert.equal(made.sizeOriginal, file.length);
  const began = performance.now();
  const back = await member.bytes(`${path}/${made.$id}/download`);
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  assert.equal(hash(back), hash(file), 'other bytes came back');
  await member.call('DELETE', `${path}/${made.$id}`, undefined, 204);
  return `${file.length} bytes, back in ${Math.round(performance.now() - began)} ms`;
}

/** A ZIP of 50 MiB less the little that its own lists take. */
async function portfolio(): Promise<Buffer> {
  const input = randomBytes(largest - 1024);
  return Buffer.from(await downloadZip([{ name: 'drawing.bin', input }]).arrayBuffer());
}

function formOf(bytes: Buffer, fileId = 'unique()'): FormData {
  const form = new FormData();
  form.set('fileId', fileId);
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/zip' }), 'portfolio.zip');
  return form;
}
