import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourcesOf } from './sources.ts';

/** A literal of several words that begins large and ends like a sentence. */
const sentence = /(['"`])\p{Lu}(?:(?!\1)[^\n])* (?:(?!\1)[^\n])*[.!?…](?:\\n)?\1/u;
/**
 * Developers and operators read these, in English: bugs, reasons why a table is kept or divided, or an event notifies no one,
 * and samples.
 */
const forUs =
  /Error\(|Fault\(|BytesDamaged\(|StoreUnavailable\(|\b(?:not|none): |^const (?:own|otherSide) =|\blog\.|reason: /;
/** The sheet of an agreement has the same bytes for ever, in whatever language it is asked for. */
const files =
  /^(?:core\/(?!screening\/samples|[\w-]+\/expected-rows|projects\/find-removal-facts|stories\/|agreements\/(?:sheet-of|money\/\w+-sheet)\.ts)|api\/(?!texts\/|http\/openapi\.ts|appwrite\/[\w-]*sentences\.ts)).*\.ts$/;
/** Where the server answers people itself. */
const answering =
  /^server\/(?:page-request|listen|bodies|http|pages|page-handlers|unhandled-rejections|health)\.ts$/;

test('every sentence for readers stands in the texts of a language', () => {
  const breaches = sourcesOf(/^(?:core|api|server)\/.*\.ts$/)
    .filter(({ file }) => (files.test(file) || answering.test(file)) && !/\.test\.ts$|emails\//.test(file))
    .flatMap(({ file, text }) =>
      text
        .replace(/\/\*\*?.*?\*\/|new \w*(?:Error|Fault)\(.*?\);/gs, '')
        .split('\n')
        .filter((line) => sentence.test(line) && !forUs.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  assert.deepEqual(breaches, []);
  assert.match("    .end('Starting. Try again in a moment.');", sentence);
});
