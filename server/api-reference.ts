import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { style } from './api-reference-style.ts';

type Schema = {
  type?: string;
  $ref?: string;
  items?: Schema;
  anyOf?: Schema[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
};
type Field = { name: string; in?: string; required?: boolean; schema: Schema };
type Content = Record<string, { schema?: Schema }>;
type Operation = {
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
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

export const referencePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The reference as a page to read: plain HTML that needs no script. */
export function renderReference(document: OpenApi) {
  const { info, tags, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => !operation.deprecated)
      .map(([method, operation]) => ({ path, method, operation })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        <meta name="description" content="Reference of every call of the ${info.title}." />
        <style>${raw(style)}</style>
      </head>
      <body>
        <header>
          <p><a href="/">Saharambh</a></p>
          <h1>${info.title}</h1>
          <p>${info.description}</p>
          <p><a href="/v1/openapi.json">The same as OpenAPI 3.1</a></p>
        </header>
        <nav aria-label="Calls">
          ${tags.map(
            (tag) =>
              html`<h2>${tag.name}</h2>
                <ul>
                  ${operations
                    .filter(({ operation }) => operation.tags.includes(tag.name))
                    .map(
                      ({ operation }) =>
                        html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
                    )}
                </ul>`,
          )}
          <h2>models</h2>
          <ul>
            ${Object.keys(components.schemas).map((name) => html`<li><a href="#model-${name}">${name}</a></li>`)}
          </ul>
        </nav>
        <main>
          ${operations.map(renderOperation)}
          ${Object.entries(components.schemas).map(
            ([name, schema]) =>
              html`<section id="model-${name}">
                <h2>${name}</h2>
                ${renderFields(fieldsOf(schema))}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
}

function renderOperation({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}) {
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  const needsSession = operation.security.some((entry) => 'session' in entry);
  return html`<section id="${operation.operationId}">
    <h2>${operation.summary}</h2>
    <p class="call"><b>${method.toUpperCase()}</b> <code>/v1${path}</code></p>
    <p>${needsSession ? 'For signed-in members.' : 'Open to everyone.'} ${operation.description}</p>
    ${operation.parameters.length > 0 ? html`<h3>Parameters</h3>${renderFields(operation.parameters)}` : ''}
    ${body ? html`<h3>Body <small>${body[0]}</small></h3>${renderFields(fieldsOf(body[1].schema ?? {}))}` : ''}
    <h3>Answers</h3>
    <ul>
      ${Object.entries(operation.responses).map(
        ([status, { description, content }]) =>
          html`<li><b>${status}</b> ${description}. ${typeOf(Object.values(content ?? {})[0]?.schema)}</li>`,
      )}
    </ul>
  </section>`;
}

function fieldsOf(schema: Schema): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, inner]) => ({
    name,
    required: schema.required?.includes(name),
    schema: inner,
  }));
}

function renderFields(fields: Field[]) {
  return html`<div class="scroll" role="region" aria-label="Fields" tabindex="0"><table>
    <thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Needed</th></tr></thead>
    <tbody>
      ${fields.map(
        ({ name, required, schema, in: place }) =>
          html`<tr>
            <th scope="row"><code>${name}</code></th>
            <td>${typeOf(schema)}</td>
            <td>${place === 'path' ? 'in the path' : required ? 'yes' : 'no'}</td>
          </tr>`,
      )}
    </tbody>
  </table></div>`;
}

function typeOf(schema: Schema | undefined): ReturnType<typeof html> | string {
  if (!schema) return '';
  const name = schema.$ref?.split('/').at(-1);
  if (name) return html`<a href="#model-${name}">${name}</a>`;
  if (schema.items) return html`list of ${typeOf(schema.items) || 'anything'}`;
  if (schema.anyOf) return schema.anyOf.map((one) => one.type ?? 'any').join(' or ');
  return schema.type ?? 'any';
}
