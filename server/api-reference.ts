import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { site } from '#web/ground/texts/en/site.ts';
import { kolam } from '../web/ui/kolam.ts';
import { curlOf } from './api-reference-curl.ts';
import { renderFields, renderType, words } from './api-reference-fields.ts';
import { styleOf } from './api-reference-style.ts';
import { type Samples, type Schema, samplesFor } from './api-samples.ts';

export type Field = { name: string; in?: string; required?: boolean; schema: Schema };
type Content = Record<string, { schema?: Schema }>;
export type Operation = {
  tags: string[];
  operationId: string;
  summary: string;
  description?: string;
  deprecated?: boolean;
  security: Record<string, unknown>[];
  parameters: Field[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};
export type OpenApi = {
  info: { title: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
export type NamedCall = { path: string; method: string; operation: Operation };

type Installation = { projectId: string; font?: string | undefined };

/** The reference as a page to read, plain HTML that needs no script, and the policy that allows just what it holds. */
export function renderReference(document: OpenApi, { projectId, font }: Installation) {
  const style = styleOf(font);
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { page: String(page(document, style, projectId)), policy };
}

function page({ info, servers, tags, paths, components }: OpenApi, style: string, projectId: string) {
  const base = servers[0]?.url ?? '';
  const samples = samplesFor(components.schemas, new URL(base).origin);
  const calls: NamedCall[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => !operation.deprecated)
      .map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        <meta name="description" content="Every call of the ${info.title}, with what it takes, what it answers and how to try it." />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>${raw(style)}</style>
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header class="top"><div class="edge"><a href="/">${mark()}${site.name}</a></div></header>
        <main>
        <div class="edge intro">
          <div>
            <h1>${info.title}</h1>
            <p>${words(info.description)}</p>
            <p><a href="/v1/openapi.json">The same as OpenAPI 3.1</a></p>
          </div>
          ${renderError(samples, components.schemas.Error)}
        </div>
        <div class="edge layout">
          <nav class="groups" aria-label="Groups of calls">
            <ul>${groups.map(({ name }) => html`<li><a href="#group-${name}">${titleOf(name)}</a></li>`)}<li><a href="#models">Models</a></li></ul>
          </nav>
          <nav class="calls" aria-label="All calls">
            ${groups.map(
              ({ name, calls: own }) =>
                html`<h2>${titleOf(name)}</h2><ul>${own.map(({ operation }) => html`<li><a href="#${operation.operationId}">${words(operation.summary)}</a></li>`)}</ul>`,
            )}
            <h2>Models</h2>
            <ul>${Object.keys(components.schemas).map((name) => html`<li><a href="#model-${name}">${name}</a></li>`)}</ul>
          </nav>
          <div id="calls" tabindex="-1">
            ${groups.map(
              ({ name, calls: own }) =>
                html`<section class="group" id="group-${name}" aria-labelledby="title-${name}">
                  <h2 id="title-${name}">${titleOf(name)}</h2>
                  ${own.map((call) => renderCall(call, samples, { base, projectId }))}
                </section>`,
            )}
            <section class="group" id="models" aria-labelledby="title-models">
              <h2 id="title-models">Models</h2>
              ${Object.entries(components.schemas).map(([name, schema]) => renderModel(name, schema, samples))}
            </section>
          </div>
        </div>
        </main>
      </body>
    </html>`;
}

function renderCall(call: NamedCall, samples: Samples, where: { base: string; projectId: string }) {
  const { path, method, operation } = call;
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const needsSession = operation.security.some((entry) => 'session' in entry);
  const answers = Object.entries(operation.responses);
  // Numbers come in their order; the last good one is that of a call that is not a repetition.
  const [status, success] = answers.findLast(([one]) => one.startsWith('2')) ?? [];
  const others = answers.filter(([one]) => !one.startsWith('2'));
  const answer = success?.content?.['application/json']?.schema;
  return html`<article class="call" id="${operation.operationId}">
    <div>
      <h3>${words(operation.summary)}</h3>
      <p class="address"><span class="method ${method}">${method.toUpperCase()}</span> <code>/v1${path}</code></p>
      <p>${needsSession ? 'For signed-in members.' : 'Open to everyone.'} ${words(operation.description ?? '')}</p>
      ${operation.parameters.length > 0 ? html`<h4>Parameters</h4>${renderFields(operation.parameters)}` : ''}
      ${type && body ? html`<h4>Body, ${type}</h4>${renderFields(fieldsOf(body.schema ?? {}))}` : ''}
      <h4>Answer</h4>
      <p><b>${status}</b> ${words(success?.description ?? '')}. ${answer?.$ref ? renderType(answer) : ''}</p>
      ${renderRefusals(others)}
    </div>
    <div class="sample">
      <h4>Try it</h4>
      <pre><code>${curlOf(call, samples, where)}</code></pre>
      ${answer ? renderAnswer(samples.ofAnswer(answer)) : ''}
    </div>
  </article>`;
}

/** Open where it is short; a long one would push the next call out of sight. */
function renderAnswer(sample: unknown) {
  const text = JSON.stringify(sample, null, 2);
  const isShort = text.split('\n').length <= 14;
  return html`<details class="answer" ${isShort ? raw('open') : ''}>
    <summary>What comes back</summary>
    <pre><code>${text}</code></pre>
  </details>`;
}

function renderRefusals(answers: [string, { description: string }][]) {
  return html`<details>
    <summary>What else may come back</summary>
    <ul>
      ${answers.map(
        ([status, { description }]) =>
          html`<li><b>${status === 'default' ? '500' : status}</b> ${/^[a-z_, ]+$/.test(description) ? description.split(', ').map((code, at) => html`${at ? ', ' : ''}<code>${code}</code>`) : description}</li>`,
      )}
    </ul>
  </details>`;
}

function renderModel(name: string, schema: Schema, samples: Samples) {
  return html`<article class="call" id="model-${name}">
    <div><h3>${name}</h3>${renderFields(fieldsOf(schema))}</div>
    <div class="sample"><h4>For example</h4><pre><code>${JSON.stringify(samples.ofAnswer(schema), null, 2)}</code></pre></div>
  </article>`;
}

function renderError(samples: Samples, schema: Schema | undefined) {
  if (!schema) return '';
  const sample = {
    ...(samples.ofAnswer(schema) as object),
    message: 'Invalid credentials. Please check the email and password.',
    code: 401,
    type: 'user_invalid_credentials',
  };
  return html`<div>
    <p>A call that is refused says why: in words, and in <code>type</code> for programs.</p>
    <pre><code>${JSON.stringify(sample, null, 2)}</code></pre>
  </div>`;
}

function fieldsOf(schema: Schema): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, inner]) => ({
    name,
    required: schema.required?.includes(name) ?? false,
    schema: inner,
  }));
}

function titleOf(tag: string): string {
  return tag.charAt(0).toUpperCase() + tag.slice(1);
}

function mark() {
  const { paths, dots, size } = kolam('saharambh', 1, 4);
  return raw(
    `<svg class="mark" viewBox="0 0 ${size} ${size}" aria-hidden="true">${dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3.6"/>`).join('')}${paths.map((path) => `<path d="${path}"/>`).join('')}</svg>`,
  );
}
