import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { post } from '#core/ground/emails.ts';
import { nameGuardian } from '#core/guardians/name-guardian.ts';
import { chooseLanguage } from '#core/languages/choose-language.ts';
import { nameNominee } from '#core/nominees/name-nominee.ts';
import { sendCode } from '#core/sign-ups/send-code.ts';
import type { Mail } from '#outside/mail/mail.ts';
import { startWorker } from '#server/worker.ts';
import { bornYearsAgo, member } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';

const languages = interfaceLanguages.map(({ code }) => code);
const ground = await freshCore();
const core = { ...ground, languages };
const { pool } = ground.connection;
const origin = 'https://saharambh.example';
const site = { name: 'Saharambh', origin };
const sent: Mail[] = [];
const worker = startWorker({
  core,
  pool,
  send: async (mail) => {
    sent.push(mail);
  },
  site,
  log: pino({ level: 'silent' }),
});
atEnd(() => worker.stop());

/** The first email to this address from now on. */
async function mailTo(address: string, does: () => Promise<unknown>): Promise<Mail> {
  const before = sent.length;
  await does();
  for (let left = 400; left > 0; left--) {
    const found = sent.slice(before).find(({ to }) => to === address);
    if (found) return found;
    await wait(25);
  }
  throw new Error(`No email to ${address}.`);
}

const langOf = ({ html }: Mail) => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1];
const told = (accountId: string) =>
  core.db.transaction().execute((tx) => post(tx, { letter: 'password-changed', accountId }, 'product'));

test('an email has the language that its member chose a second before it leaves', async () => {
  const who = await member(core);
  const { email } = who.account;
  assert.equal(langOf(await mailTo(email, () => told(who.id))), 'en');
  await chooseLanguage(core, who, 'mr');
  assert.equal(langOf(await mailTo(email, () => told(who.id))), 'mr');
});

test('a code has the language of the page that asked for it, with an account or without', async () => {
  const who = await member(core);
  for (const email of ['new@example.org', who.account.email])
    for (const purpose of ['sign-up', 'log-in'] as const) {
      const device = { ip: '203.0.113.9', userAgent: '', language: 'hi' };
      const browser = `${purpose} ${email}`;
      const mail = await mailTo(email, () => sendCode(core, { purpose, email, browser, device }));
      assert.equal(langOf(mail), 'hi', `${purpose} ${email}`);
    }
});

test('a guardian reads in the language that the member chose, and is led to the page in each other one', async () => {
  const who = await member(core, { birthDate: bornYearsAgo(15) });
  const mail = await mailTo('parent@example.org', () =>
    nameGuardian(core, who, { email: 'parent@example.org', language: 'hi' }),
  );
  assert.equal(langOf(mail), 'hi');
  for (const prefix of ['/hi', '', '/mr'])
    assert.ok(mail.text.includes(`\n${origin}${prefix}/guardian?request=`), prefix);
});

test('a person with an account reads in their own language, whatever another member chose', async () => {
  const [who, named] = [await member(core), await member(core)];
  await chooseLanguage(core, named, 'mr');
  const { email } = named.account;
  const said = { name: 'Meera', email, relation: 'friend', tells: true, language: 'hi' } as const;
  const mail = await mailTo(email, () => nameNominee(core, who, said));
  assert.equal(langOf(mail), 'mr');
  assert.doesNotMatch(mail.text, /In English/);
});

test('a language that is not offered is kept for no one', async () => {
  const who = await member(core);
  await chooseLanguage(core, who, 'hi');
  const said = { name: 'Meera', email: 'xx@example.org', relation: 'friend', tells: true } as const;
  const mail = await mailTo('xx@example.org', () => nameNominee(core, who, { ...said, language: 'xx' }));
  assert.equal(langOf(mail), 'hi', 'the language of the member who names them');
});
