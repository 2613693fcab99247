import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colours, emailRules } from './colours.ts';
import { asElement, band, fontFamily, foot, panel, title } from './pieces.ts';
import type { MailTexts } from './texts/words.ts';

/** The parts of an email. A quote is text that another person wrote, line breaks included. */
export type Block =
  | { kind: 'text' | 'code' | 'quote'; text: string }
  /** A quiet link is not a step that the email asks for. */
  | { kind: 'link'; text: string; url: string; isQuiet?: boolean };

/** The product's name and public origin. */
export type Site = { name: string; origin: string };

/** With the address of its home page in the language of an email. */
export type SiteAtHome = Site & { home?: string };

type Email = {
  subject: string;
  heading: string;
  greeting?: string;
  blocks: Block[];
  /** The last sentence: the reason why the recipient gets this email. */
  why: string;
};

/** The texts of the layout around an email. */
type LayoutTexts = Pick<MailTexts, 'language' | 'direction' | 'orOpen' | 'city'>;

/** An email as plain text and as HTML that old and dark mail programs can show. It loads only the logo. */
export function layOut(email: Email, site: SiteAtHome, texts: LayoutTexts): { text: string; html: string } {
  const { heading, greeting, blocks, why } = email;
  const foot = [why, `${site.name}, ${texts.city}\n${site.home ?? site.origin}`];
  const opening = greeting ? [heading, greeting] : [heading];
  const text = [...opening, ...blocks.map(asText), ...foot].join('\n\n');
  return { text, html: `<!doctype html>${renderToStaticMarkup(page(email, site, texts))}` };
}

function asText(block: Block): string {
  if (block.kind === 'link') return `${block.text}:\n${block.url}`;
  return block.kind === 'code' ? `    ${block.text}` : block.text;
}

/** By characters: cut by units, an emoji at the edge would break in two. */
function previewOf({ subject, blocks }: Email): string {
  const opening = blocks.find(({ kind }) => kind === 'text')?.text ?? subject;
  return Array.from(opening).slice(0, 70).join('');
}

function page(email: Email, site: SiteAtHome, texts: LayoutTexts): ReactNode {
  const { subject, heading, greeting, blocks, why } = email;
  const meta = (name: string, content: string) => h('meta', { name, content });
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
      h('style', null, emailRules),
    ),
    // The ground is painted by a part of ours: the body's inner cell bears no class that a dark rule could name.
    h(
      Body,
      { className: 'page', style: { margin: '0' } },
      h(Preview, null, previewOf(email)),
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
          foot(why, site, texts.city),
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
