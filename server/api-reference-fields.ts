import { html } from 'hono/html';
import type { Field } from './api-reference.ts';
import type { Schema } from './api-samples.ts';

/** A sentence in which `code` is marked as it is in the comments it comes from. */
export function words(text: string) {
  return text.split('`').map((part, at) => (at % 2 ? html`<code>${part}</code>` : part));
}

export function renderFields(fields: Field[]) {
  return html`<dl class="fields">
    ${fields.map(
      ({ name, required, schema, in: location }) =>
        html`<div>
          <dt><code>${name}</code> <span>${renderType(schema)}</span>${location !== 'path' && !required ? html` <span>may be left out</span>` : ''}</dt>
          ${schema.description ? html`<dd>${words(schema.description)}</dd>` : ''}
        </div>`,
    )}
  </dl>`;
}

export function renderType(schema: Schema): ReturnType<typeof html> | string {
  const name = schema.$ref?.split('/').at(-1);
  if (name) return html`<a href="#model-${name}">${name}</a>`;
  if (schema.items) return html`list of ${renderType(schema.items) || 'anything'}`;
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' or ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map((one) => typeOf(one)))].join(' or ');
  return typeOf(schema);
}

function typeOf({ type }: Schema): string {
  return Array.isArray(type) ? type.join(' or ') : (type ?? 'anything');
}
