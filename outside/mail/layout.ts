import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colours, letterRules } from './colours.ts';
import { asElement, band, fontFamily, foot, panel, title } from './pieces.ts';
import type { MailTexts } from './texts/words.ts';

/** What letters are built of. A quote is what somebody else has written, lines and all. */
export type Block =
  | { kind: 'text' | 'code' | 'quote'; text: string }
  /** A quiet one is no step that the letter asks for. */
  | { kind: 'link'; text: string; url: string; isQuiet?: boolean };

/** The product's name, public origin, and the city it is in. */
export type Site = { name: string; origin: string; city: string };

type Letter = {
  subject: string;
  heading: string;
  greeting?: string;
  blocks: Block[];
  /** Why the person gets this letter: the last sentence. */
  why: string;
};

/** What the frame around a letter has of its language. */
type Frame = Pick<MailTexts, 'language' | 'direction' | 'orOpen'>;

/** The same as plain text and as HTML that old mail programs and dark ones can show. It loads the logo and nothing else. */
export function layOut(letter: Letter, site: Site, texts: Frame): { text: string; html: string } {
  const foot = [letter.why, `${site.name}, ${site.city}\n${site.origin}`];
  const opening = letter.greeting ? [letter.heading, letter.greeting] : [letter.heading];
  const text = [...opening, ...letter.blocks.map(asText), ...foot].join('\n\n');
  return { text, html: `<!doctype html>${renderToStaticMarkup(page(letter, site, texts))}` };
}

function asText(block: Block): string {
  if (block.kind === 'link') return `${block.text}:\n${block.url}`;
  return block.kind === 'code' ? `    ${block.text}` : block.text;
}

function page({ subject, heading, greeting, blocks, why }: Letter, site: Site, texts: Frame): ReactNode {
  const meta = (name: string, content: string) => h('meta', { name, content });
  const opening = blocks.find(({ kind }) => kind === 'text')?.text ?? subject;
  // By characters: cut by units, an emoji at the edge would break in two.
  const preview = Array.from(opening).slice(0, 70).join('');
  return h(
    Html,
    { lang: texts.language, dir: texts.direction },
    h(
      Head,
      null,
      meta('viewport', 'width=device-width, initial-scale=1'),
      meta('color-scheme', 'light dark'),
      meta('supported-color-schemes', 'light dark'),
      // Else phones make numbers to call out of codes.
      meta('format-detection', 'telephone=no, date=no, address=no, email=no, url=no'),
      h('title', null, subject),
      h('style', null, letterRules),
    ),
    // The ground is painted by a part of ours: the body's inner cell bears no class that a dark rule could name.
    h(
      Body,
      { className: 'page', style: { margin: '0' } },
      h(Preview, null, preview),
      panel(
        'page',
        { padding: '24px 12px', fontFamily, fontSize: '16px', lineHeight: '1.55' },
        h(
          Container,
          { style: { maxWidth: '560px' } },
          band(site),
          panel(
            'card',
            cardStyle,
            title(heading),
            greeting && asElement({ kind: 'text', text: greeting }, 'greeting', texts.orOpen),
            blocks.map((block, at) => asElement(block, at, texts.orOpen)),
          ),
          foot(why, site),
        ),
      ),
    ),
  );
}

const cardStyle: CSSProperties = {
  border: `1px solid ${colours.line[0]}`,
  borderTop: 'none',
  borderRadius: '0 0 12px 12px',
  padding: '28px 20px 12px',
};
