import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { renderReference } from '#server/api-reference.ts';
import { endpoints } from '../app.ts';
import { openApiOf } from './openapi.ts';
import { pathsOf } from './router.ts';

const document = openApiOf(endpoints, { name: 'Saharambh', origin: 'https://saharambh.example' });

type Operation = {
  operationId: string;
  parameters: { name: string; in: string }[];
  responses: Record<string, { description: string }>;
};
const paths = document.paths as Record<string, Record<string, Operation>>;

test('the document is valid OpenAPI 3.1', async () => {
  // The validator takes the property `$id` of our models for the schema keyword of that name.
  const copy = JSON.parse(JSON.stringify(document).replaceAll('"$id"', '"id"'));
  const result = await new Validator().validate(copy);
  assert.deepEqual(result.errors ?? [], []);
  assert.equal(result.valid, true);
});

test('every call of the router is in it, under a name of its own, with all its path parameters', () => {
  const ids = new Set<string>();
  for (const { call } of endpoints.filter((one) => one.call.access !== 'administrator')) {
    for (const address of pathsOf(call)) {
      const path = address.replace(/:(\w+)/g, '{$1}');
      const operation = paths[path]?.[call.method.toLowerCase()];
      assert.ok(operation, `${call.method} ${path}`);
      assert.ok(!ids.has(operation.operationId), operation.operationId);
      ids.add(operation.operationId);
      const inPath = operation.parameters.filter((field) => field.in === 'path').map(({ name }) => name);
      assert.deepEqual(inPath.sort(), [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort());
    }
  }
});

test('every call names the refusals it may answer with, by their status', () => {
  const responses = paths['/account/sessions/{sessionId}']?.get?.responses;
  assert.match(responses?.[404]?.description ?? '', /\buser_session_not_found\b/);
  assert.match(responses?.[401]?.description ?? '', /\bgeneral_unauthorized_scope\b/);
});

test('what is for administrators is not in it', () => {
  assert.doesNotMatch(JSON.stringify(document), /admin/i);
  assert.doesNotMatch(
    String(renderReference(document as unknown as Parameters<typeof renderReference>[0])),
    /admin/i,
  );
});

test('every reference leads somewhere', () => {
  const { schemas } = document.components as { schemas: Record<string, unknown> };
  const targets = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
  for (const target of targets) assert.ok(schemas[target?.split('/').at(-1) ?? ''], target ?? '');
  assert.ok(targets.length > 20);
});

test('the page to read links only to what is on it', () => {
  const page = String(renderReference(document as unknown as Parameters<typeof renderReference>[0]));
  const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name));
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name);
  assert.deepEqual(
    links.filter((name) => !anchors.has(name)),
    [],
  );
  assert.ok(links.length > 40);
});
