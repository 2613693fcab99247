import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { endpoints } from '#api/app.ts';
import { sourcesOf } from './sources.ts';

/** The product does none of this: it raises no money, matches no investors with projects, and moves or counts none of it. */
const fundraising =
  /\b(?:rais(?:e|es|ed|ing) (?:money|funds?|capital|an investment)|fund-?rais\w*|crowd-?fund\w*|valuations?|term sheets?|escrow|kyc|ticket sizes?|minimum (?:ticket|investment)|(?:seed|angel|funding|investment|bridge) rounds?|round closes|cap tables?|deal flow|investors? interested|looking for investors|open to investors|pre-money|post-money|success fees?|finder'?s fees?|matched with investors?)\b/i;
const names =
  /(?:rais(?:e|ed|ing)|fund(?:ing|raise\w*|ed)|valuation|instrument|ticket|escrow|kyc|termsheet|investorcount|investors?interested|interestedinvestors|committed|soft ?circle|pledge[ds]?amount|target ?amount|premoney|postmoney)/i;

test('no words of pages, emails or feeds say that a project raises money', () => {
  const texts = sourcesOf(
    /^(?:web\/.*\/texts\/en\/.*|web\/.*\.tsx|outside\/mail\/texts\/en\/.*|web\/.*feed.*)\.?tsx?$/,
  ).filter(({ file }) => !file.includes('.test.'));
  assert.ok(texts.length > 300);
  const found = texts.flatMap(({ file, text }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
    const [said] = fundraising.exec(code) ?? [];
    return said ? [`${file}: ${said}`] : [];
  });
  assert.deepEqual(found, []);
  assert.match('The seed round is open.', fundraising);
});

test('no call has an amount, price, valuation, instrument, closing date or progress of a round', () => {
  const others = endpoints.filter(({ call }) => !/\/(?:agreements|pool)\b/.test(call.path));
  const found = others.flatMap(({ call }) => {
    const answered = call.answer.body && call.answer.body !== 'bytes' ? fieldsOf(call.answer.body) : [];
    const fields = [...Object.keys(call.params), ...Object.keys(call.form ?? {}), ...answered];
    return fields.filter((name) => names.test(name)).map((name) => `${call.method} ${call.path}: ${name}`);
  });
  assert.deepEqual(found, []);
});

/** Of interests and requests for introductions, no number but versions, hours and limits: nothing counts who is interested. */
test('no call about projects or interests answers how many are interested', () => {
  const counted = endpoints
    .filter(({ call }) =>
      /\/(?:account\/interests|projects\/:projectSlug\/ask|people\/:handle\/interests)/.test(call.path),
    )
    .flatMap(({ call }) =>
      call.answer.body && call.answer.body !== 'bytes'
        ? numbersOf(call.answer.body).map((name) => `${call.path}: ${name}`)
        : [],
    );
  assert.deepEqual(counted, ['/account/interests: version', '/account/interests: version']);
});

type Schema = { properties?: Record<string, Schema>; type?: string } & Record<string, unknown>;

function schemaOf(body: z.ZodType): Schema {
  return z.toJSONSchema(body, { unrepresentable: 'any', io: 'output' }) as Schema;
}

/** The names of all fields of a body, however deep. */
function fieldsOf(body: z.ZodType): string[] {
  return propertiesOf(schemaOf(body)).map(([name]) => name);
}

function numbersOf(body: z.ZodType): string[] {
  return propertiesOf(schemaOf(body))
    .filter(([, { type }]) => type === 'integer' || type === 'number')
    .map(([name]) => name);
}

function propertiesOf(part: unknown): [string, Schema][] {
  if (Array.isArray(part)) return part.flatMap(propertiesOf);
  if (typeof part !== 'object' || part === null) return [];
  const { properties = {}, ...rest } = part as Schema;
  return [
    ...Object.entries(properties).flatMap(([name, schema]): [string, Schema][] => [
      [name, schema],
      ...propertiesOf(schema),
    ]),
    ...propertiesOf(Object.values(rest)),
  ];
}
