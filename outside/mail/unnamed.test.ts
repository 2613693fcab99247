import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knowModules } from '#core/collected/create-core.ts';
import { sampleEmails, sampleNames } from '#core/collected/emails.ts';
import { modules } from '#core/modules.ts';
import { lineFacts } from './line-facts.ts';
import { mailTexts as englishTexts } from './texts/en/all.ts';
import * as english from './texts/en/collected.ts';
import { withPart as inEnglish } from './texts/en/phrases.ts';
import { mailTexts as hindiTexts } from './texts/hi/all.ts';
import * as hindi from './texts/hi/collected.ts';
import { withPart as inHindi } from './texts/hi/phrases.ts';
import { mailTexts as marathiTexts } from './texts/mr/all.ts';
import * as marathi from './texts/mr/collected.ts';
import { withPart as inMarathi } from './texts/mr/phrases.ts';
import type { Line } from './texts/words.ts';
import { writeEmail } from './write-email.ts';

knowModules(modules);

const languages = [
  { code: 'en', ...english, withPart: inEnglish, other: 'a project' },
  { code: 'hi', ...hindi, withPart: inHindi, other: 'एक प्रोजेक्ट' },
  { code: 'mr', ...marathi, withPart: inMarathi, other: 'एक प्रकल्प' },
];
const withMilestone = /milestone|payment|paying|conversion|dispute|turn_ended|wait_ended|more_time/;
/** A blank or a sign where a name should stand. */
const gap = /^[\s,:.]|\s[\s,:.।;]|[:,]\s*[.।]|“\s*”|\(\s*\)|undefined|,,/;

test('each line of emails is a sentence where neither its thing nor its person may be shown', () => {
  const faults: string[] = [];
  for (const {
    code,
    notificationLines,
    owedLines,
    awaitedLines,
    unnamedSubjects,
    withPart,
    other,
  } of languages)
    for (const lines of [notificationLines, owedLines, awaitedLines])
      for (const [kind, line] of Object.entries(lines as Record<string, Line>)) {
        const unnamed = unnamedSubjects[kind as keyof typeof unnamedSubjects] ?? other;
        for (const name of ['Win at www.evil.example/now', 'Call: evil', 'e'.repeat(61), ''])
          for (const milestone of withMilestone.test(kind) ? [0, 3] : [0]) {
            const facts = { thing: name, person: name, parts: ['One', 'Two'], milestone };
            const said = line(lineFacts(facts, unnamed, withPart));
            if (gap.test(said) || /evil|eeee/.test(said)) faults.push(`${code} ${kind}: ${said}`);
          }
      }
  assert.deepEqual([...new Set(faults)], []);
});

/** The facts of an email with another name in place of each project's. */
function withProject<Facts>(facts: Facts, name: string): Facts {
  return JSON.parse(
    JSON.stringify(facts, (key, value) => (key === 'project' && typeof value === 'string' ? name : value)),
    (key, value) => (/At$|^(at|until|startsAt)$/.test(key) && value ? new Date(value) : value),
  );
}

test('no email shows the name of a project that may not be shown, or a gap in its place', () => {
  const site = { name: 'Saharambh', origin: 'https://saharambh.example' };
  const emails = [...sampleEmails(sampleNames.short, site.origin).values()]
    .flat()
    .filter((email) => JSON.stringify(email).includes('"project":'));
  assert.ok(emails.length >= 8);
  const faults: string[] = [];
  for (const mailTexts of [englishTexts, hindiTexts, marathiTexts])
    for (const email of emails)
      for (const name of ['Win at www.evil.example/now', 'e'.repeat(300)]) {
        const { subject, text } = writeEmail(withProject(email, name), site, { texts: mailTexts });
        for (const line of [subject, ...text.split('\n')])
          if (/evil|eeee/.test(line) || gap.test(line.trim()))
            faults.push(`${mailTexts.language} ${email.letter}: ${line}`);
      }
  assert.deepEqual([...new Set(faults)], []);
});
