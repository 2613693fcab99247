import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { colours, type Pair, worn } from './colours.ts';
import type { Block, Site, SiteAtHome } from './layout.ts';
import { logoOf } from './logo.ts';

/** Windows' own first: old Outlooks fall back to a serif face when they do not know the first one. */
export const fontFamily =
  'Segoe UI, Roboto, -apple-system, BlinkMacSystemFont, Helvetica, Noto Sans Devanagari, Arial, sans-serif';

/** The product's mark and name. Where pictures are blocked, the name appears as text. */
export function band(site: Site): ReactNode {
  const { url, width, height } = logoOf(site);
  const inWords = { fontFamily, fontSize: '21px', fontWeight: 700, lineHeight: `${height}px` };
  return panel(
    'band',
    { borderRadius: '12px 12px 0 0', padding: '14px 20px' },
    h('img', {
      src: url,
      width,
      height,
      alt: site.name,
      // Else React writes a preload into the head, which no mail program knows.
      fetchPriority: 'low',
      ...dressed('band-name', { ...inWords, display: 'block', border: 0, textDecoration: 'none' }),
    }),
  );
}

/** A part with its own ground. The padding is its cell's: old Outlooks know none of tables. */
export function panel(pair: Pair, style: CSSProperties, ...content: ReactNode[]): ReactNode {
  return h(
    'table',
    {
      role: 'presentation',
      width: '100%',
      border: 0,
      cellPadding: 0,
      cellSpacing: 0,
      style: { borderCollapse: 'separate' },
    },
    h('tbody', null, h('tr', null, h('td', dressed(pair, style), ...content))),
  );
}

/** The heading of the email. */
export function title(text: string): ReactNode {
  const measures = { margin: '0 0 16px', fontSize: '24px', lineHeight: '1.25' };
  return h(Heading, dressed('words', { ...measures, ...breaking }), text);
}

export function asElement(block: Block, key: number | string, orOpen: string): ReactNode {
  switch (block.kind) {
    case 'text':
      return h(Text, { key, ...dressed('words', { ...paragraph, ...breaking }) }, inLines(block.text));
    case 'quote':
      return h(
        Text,
        {
          key,
          ...dressed('words', {
            ...paragraph,
            ...breaking,
            borderLeft: `3px solid ${colours.genda[0]}`,
            paddingLeft: '14px',
          }),
        },
        inLines(block.text),
      );
    case 'code':
      return h(Text, { key, ...dressed('code', { ...paragraph, ...codeStyle }) }, block.text);
    case 'link':
      return h(
        Section,
        { key, style: { margin: '4px 0 20px' } },
        !block.isQuiet && h(Button, { href: block.url, ...dressed('button', buttonStyle) }, block.text),
        h(
          Text,
          dressed('aside', {
            margin: '12px 0 0',
            fontSize: '13px',
            lineHeight: '1.5',
            wordBreak: 'break-all',
          }),
          block.isQuiet ? `${block.text}:` : orOpen,
          h('br'),
          h(Link, { href: block.url, ...dressed('address', { textDecoration: 'underline' }) }, block.url),
        ),
      );
  }
}

export function foot(why: string, site: SiteAtHome, city: string): ReactNode {
  const small = { margin: '0 0 8px', fontSize: '13px', lineHeight: '1.5' };
  return panel(
    'page',
    { padding: '20px 20px 0' },
    h(Text, dressed('page', small), why),
    h(
      Text,
      dressed('page', small),
      `${site.name}, ${city} · `,
      h(
        Link,
        { href: site.home ?? site.origin, ...dressed('page-link', { textDecoration: 'underline' }) },
        site.origin.replace(/^https?:\/\//, ''),
      ),
    ),
  );
}

/** Line breaks as elements: old Outlooks do not keep those of the text. */
function inLines(text: string): ReactNode[] {
  return text.split(/\r?\n/).flatMap((line, at) => (at === 0 ? [line] : [h('br', { key: at }), line]));
}

const paragraph: CSSProperties = { margin: '0 0 16px', fontSize: '16px', lineHeight: '1.55' };
const breaking: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };
const codeStyle: CSSProperties = {
  padding: '14px 8px 14px 16px',
  borderRadius: '10px',
  fontSize: '34px',
  fontWeight: 700,
  lineHeight: '1.2',
  letterSpacing: '8px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
};
const buttonStyle: CSSProperties = {
  padding: '14px 22px',
  borderRadius: '10px',
  fontSize: '16px',
  fontWeight: 600,
};

/** The style of an element: the colours of its pair, and its own measures. */
export function dressed(pair: Pair, style: CSSProperties) {
  const { className, style: inks } = worn(pair);
  return { className, style: { ...inks, ...style } };
}
