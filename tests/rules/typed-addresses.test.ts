import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const folder = path.resolve(import.meta.dirname, '../browser');

/** So many addresses a person of a journey types, or has from outside. One that presses instead makes it smaller; it never grows. */
const most = 5;

/** Where a member comes in, and Today, from where everything else is pressed. */
const entrance = /^(?:\w+, )?'(?:\/|\/dashboard|\/login|\/signup)'\)/;

/** Each says in member-steps.ts for what it opens an address. */
const reasons = /export async function (?:openFromEmail|typeAddress|leaveSite)\([\s\S]*?\n\}\n/g;

const journeys = globSync(`${folder}/{member,admin,plain,journey}*.ts`).map((file) => {
  const text = readFileSync(file, 'utf8');
  return {
    name: path.basename(file),
    text: path.basename(file) === 'member-steps.ts' ? without(text) : text,
  };
});

function without(text: string): string {
  assert.equal(text.match(reasons)?.length, 3, 'the reasons stand in member-steps.ts');
  return text.replaceAll(reasons, '');
}

/** The rest of the line after each call of these functions. */
function callsOf(names: string, text: string): string[] {
  return [...text.matchAll(new RegExp(`\\b(?:${names})\\((.*)`, 'g'))].map(([, rest = '']) => rest);
}

test('journeys of members and administrators come in at an entrance and press from there', () => {
  assert.ok(journeys.length > 25, 'the journeys were found');
  const around = journeys.flatMap(({ name, text }) =>
    callsOf('goto|open|go', text)
      .filter((rest) => !entrance.test(rest))
      .map((rest) => `${name}: ${rest}`),
  );
  assert.deepEqual(around, []);
});

test('journeys type fewer addresses with time', () => {
  const typed = journeys.flatMap(({ text }) => callsOf('typeAddress', text));
  assert.equal(typed.length, most, `Journeys type ${typed.length} addresses: ${typed.join('\n')}`);
});
