import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { NotificationKind } from '#contract/collected.ts';
import { mailings } from '#contract/collected.ts';
import { knowModules } from '#core/collected/create-core.ts';
import { type PreparedEmail, sampleEmails, sampleNames } from '#core/collected/emails.ts';
import { modules } from '#core/modules.ts';
import { mailboxSender } from './mailbox.ts';
import { writeEmail } from './write-email.ts';

knowModules(modules);

const site = { name: 'Saharambh', origin: 'https://saharambh.example' };
const kinds = Object.keys(mailings) as NotificationKind[];

test('the subject of a notification email holds no name, no words of a member and no outcome', () => {
  for (const kind of kinds) {
    const line = {
      kind,
      subject: { kind: 'project', id: 'p' },
      thing: 'Thing 4711',
      milestone: 0,
      person: 'Person 4712',
      path: '/my/projects/thing',
      parts: [],
    };
    const email: PreparedEmail = {
      letter: 'notification',
      atAnyHour: false,
      to: 'asha@example.org',
      name: 'Name 4713',
      topic: 'teams',
      lines: [line],
      more: 0,
      entries: [],
      token: 'teams.a.b',
    };
    const { subject, text } = writeEmail(email, site);
    assert.doesNotMatch(subject, /471\d|accept|reject|declin|remov|approv|verif|₹|\$|€/i, kind);
    assert.match(
      text,
      /471[12]|guardian|about something of yours|appeal|your report|page as a mentor|session|written review|office hour|mentorship|introduction|co-founder|eight questions|trial|proposal|staff|second step|organisation|rules|hold|case|claim|credit/,
      kind,
    );
  }
});

/** A reply repeats the subject of an enquiry, and a guardian has to know whose request it is. */
const named = ['enquiry', 'enquiry-answer', 'guardian-request', 'guardian-erasure-notice'];

test('no subject of an email holds an outcome, or the name of a person or thing', () => {
  const outcome =
    /accept|\bagree[ds]?\b|reject|declin|remov|approv|confirmed|suspend|verified|without an answer|₹/i;
  for (const [kind, emails] of sampleEmails(sampleNames.short, site.origin)) {
    if (named.includes(kind)) continue;
    for (const email of emails) {
      const { subject } = writeEmail(email, site);
      // A code to agree is named by what it is for.
      if (!('code' in email)) assert.doesNotMatch(subject, outcome, kind);
      assert.doesNotMatch(subject, /Sample|Cold rooms|Kolam|Meera|sample of a reason/, kind);
    }
  }
});

test('each email with an unsubscribe link has it in its text and in its headers', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-mail-'));
  const send = mailboxSender(folder, 'Saharambh <hello@saharambh.example>', () => {});
  const emails = sampleEmails('Asha', site.origin).get('notification') ?? [];
  assert.ok(emails.length >= 3);
  for (const [at, email] of emails.entries()) {
    assert.ok(email.letter === 'notification');
    await send({ id: `n${at}`, to: email.to, ...writeEmail(email, site) });
    const file = (await readdir(folder)).find((name) => name.endsWith(`n${at}.eml`));
    const head = (await readFile(path.join(folder, file ?? ''), 'utf8')).split('\n\n')[0] ?? '';
    const unfolded = head.replace(/\n[ \t]+/g, ' ');
    if (email.topic === null) assert.doesNotMatch(unfolded, /List-Unsubscribe/);
    else {
      const address = `${site.origin}/unsubscribe/${email.token}`;
      assert.ok(unfolded.includes(`List-Unsubscribe: <${address}>`), unfolded);
      assert.match(unfolded, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
      assert.ok(writeEmail(email, site).text.includes(address));
    }
  }
});
