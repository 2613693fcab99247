import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Markup that was rendered once: the slots in it are filled each time, with markup. */
export type Template = (filled: Record<string, string>) => string;

/** Private-use characters, which occur nowhere else in the rendered HTML. */
const [begins, ends] = ['\uE0F0', '\uE0F1'];

/** To be rendered where `template` is to find a slot of this name. */
export const slot = (name: string): string => `${begins}${name}${ends}`;

export function template(node: ReactNode): Template {
  const parts = renderToStaticMarkup(node).split(slots);
  return (filled) => parts.map((part, at) => (at % 2 === 0 ? part : (filled[part] ?? ''))).join('');
}

const slots = new RegExp(`${begins}(\\w+)${ends}`);

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** A text as React writes it, in an attribute as well. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (one) => entities[one] ?? one);
}
