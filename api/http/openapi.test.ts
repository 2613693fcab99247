import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type OpenApi, renderReference } from '#server/api-reference.ts';
import { samplesFor } from '#server/api-samples.ts';
import { endpoints } from '../app.ts';
import { openApiOf } from './openapi.ts';
import { pathsOf } from './router.ts';

const document = openApiOf(endpoints, { name: 'Saharambh', origin: 'https://saharambh.example' });

const { page } = renderReference(document as unknown as OpenApi, { projectId: 'saharambh' });

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

test('the document describes no call for administrators', () => {
  const theirs = endpoints.filter(({ call }) => call.access === 'administrator').map(({ call }) => call);
  assert.ok(theirs.length > 20);
  for (const { path, summary } of theirs) {
    const address = path.replace(/:(\w+)/g, '{$1}');
    assert.ok(!(address in paths), address);
    for (const text of [JSON.stringify(document), page]) assert.ok(!text.includes(summary), summary);
  }
  // A ledger names the side of the administrator who ruled; nothing else names administrators.
  const said = (text: string) => text.replaceAll('"administrator"', '').replaceAll('administrator', '');
  assert.doesNotMatch(said(JSON.stringify(document)), /admin/i);
  assert.doesNotMatch(said(page), /admin/i);
});

test('every reference leads somewhere', () => {
  const { schemas } = document.components as { schemas: Record<string, unknown> };
  const targets = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
  for (const target of targets) assert.ok(schemas[target?.split('/').at(-1) ?? ''], target ?? '');
  assert.ok(targets.length > 20);
});

test('the page to read links only to what is on it', () => {
  const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name));
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name);
  assert.deepEqual(
    links.filter((name) => !anchors.has(name)),
    [],
  );
  assert.ok(links.length > 40);
});

test('the page shows every call with a line to try it, and no mark of the text it was made from', () => {
  const shown = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => !('deprecated' in operation))
      .map(([method, { operationId }]) => ({ path, method, operationId })),
  );
  for (const { operationId, method } of shown) {
    const part = page.split(`id="${operationId}"`)[1]?.split('</article>')[0] ?? '';
    assert.match(part, /<pre><code>curl /, operationId);
    if (method !== 'get') assert.ok(part.includes(`-X ${method.toUpperCase()} `), operationId);
    assert.ok(part.includes('X-Appwrite-Project: saharambh'), operationId);
  }
  assert.ok(shown.length > 40);
  assert.doesNotMatch(page, /`|undefined|\[object/);
});

test('each landmark of the page has a name of its own', () => {
  const names = [...page.matchAll(/<(?:nav|section)[^>]*aria-label(?:ledby)?="([^"]+)"/g)].map(
    ([, name]) => name,
  );
  assert.equal(new Set(names).size, names.length);
  assert.equal(names.length, (page.match(/<(?:nav|section)\b/g) ?? []).length);
});

test('the samples send the fields that the calls take, and show the answers that the calls give', () => {
  const { schemas } = document.components as { schemas: Parameters<typeof samplesFor>[0] };
  const samples = samplesFor(schemas, 'https://saharambh.example');
  const wrong: string[] = [];
  for (const { call } of endpoints.filter((one) => one.call.access !== 'administrator')) {
    const operation = paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()] as unknown as
      | OpenApi['paths'][string][string]
      | undefined;
    assert.ok(operation);
    const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
    const fields: Record<string, unknown> = body ? samples.ofBody(body) : {};
    for (const { name, schema, in: location } of operation.parameters) {
      if (location === 'path') fields[name] = samples.ofField(name, schema, 'path');
    }
    for (const [name, value] of Object.entries(fields)) {
      if (name === 'file') continue;
      const check = call.form?.[name] ?? call.params[name];
      const read = check?.safeParse(value);
      if (!read?.success) wrong.push(`${call.method} ${call.path} takes ${name}: ${read?.error}`);
    }
    const { body: answer } = call.answer;
    const shown = Object.values(operation.responses)[0]?.content?.['application/json']?.schema;
    if (!answer || answer === 'bytes' || !shown) continue;
    const read = answer.safeParse(samples.ofAnswer(shown));
    if (!read.success) wrong.push(`${call.method} ${call.path} answers: ${read.error}`);
  }
  assert.deepEqual(wrong, []);
});
