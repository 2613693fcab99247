import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colours, letterRules } from './colours.ts';
import { asElement, band, fontFamily, foot, linesOf, panel, title } from './pieces.ts';
import { escaped, slot, type Template, template } from './template.ts';
import type { MailTexts } from './texts/words.ts';

/** The parts of an email. A quote is text that another person wrote, line breaks included. */
export type Block =
  | { kind: 'text' | 'code' | 'quote'; text: string }
  /** A quiet link is not a step that the email asks for. */
  | { kind: 'link'; text: string; url: string; isQuiet?: boolean };

/** The product's name, public origin, and the city it is in. */
export type Site = { name: string; origin: string; city: string };

type Letter = {
  subject: string;
  heading: string;
  greeting?: string;
  blocks: Block[];
  /** The last sentence: the reason why the recipient gets this email. */
  why: string;
};

/** The texts of the layout around an email. */
type Frame = Pick<MailTexts, 'language' | 'direction' | 'orOpen'>;

/**
 * An email as plain text and as HTML that old and dark mail programs can show. It loads only the logo. Constant HTML is rendered
 * once, and the words of the email are filled in; `wholePage` defines the result.
 */
export function layOut(letter: Letter, site: Site, texts: Frame): { text: string; html: string } {
  const { subject, heading, greeting, blocks, why } = letter;
  const foot = [why, `${site.name}, ${site.city}\n${site.origin}`];
  const opening = greeting ? [heading, greeting] : [heading];
  const text = [...opening, ...blocks.map(asText), ...foot].join('\n\n');
  const { frame, ...forms } = templatesOf(site, texts);
  const content = greeting ? [{ kind: 'text' as const, text: greeting }, ...blocks] : blocks;
  const html = frame({
    subject: escaped(subject),
    preview: previewMarkup(previewOf(letter)),
    heading: escaped(heading),
    content: content.map((block) => blockMarkup(block, forms, texts)).join(''),
    why: escaped(why),
  });
  return { text, html: `<!doctype html>${html}` };
}

/** The HTML of an email, rendered as a whole. */
export function wholePage(letter: Letter, site: Site, texts: Frame): string {
  const { subject, heading, greeting, blocks, why } = letter;
  const content = [
    greeting && asElement({ kind: 'text', text: greeting }, 'greeting', texts.orOpen),
    blocks.map((block, at) => asElement(block, at, texts.orOpen)),
  ];
  const parts = { subject, preview: h(Preview, null, previewOf(letter)), heading, content, why };
  return `<!doctype html>${renderToStaticMarkup(page(parts, site, texts))}`;
}

function asText(block: Block): string {
  if (block.kind === 'link') return `${block.text}:\n${block.url}`;
  return block.kind === 'code' ? `    ${block.text}` : block.text;
}

/** By characters: cut by units, an emoji at the edge would break in two. */
function previewOf({ subject, blocks }: Letter): string {
  const opening = blocks.find(({ kind }) => kind === 'text')?.text ?? subject;
  return Array.from(opening).slice(0, 70).join('');
}

type Templates = Record<'frame' | Exclude<Block['kind'], 'link'> | 'button' | 'address', Template>;

const templates = new WeakMap<Site, WeakMap<Frame, Templates>>();

function templatesOf(site: Site, texts: Frame): Templates {
  const ofSite = templates.get(site) ?? new WeakMap<Frame, Templates>();
  templates.set(site, ofSite);
  const known = ofSite.get(texts);
  if (known) return known;
  const [text, url, content, preview] = [slot('text'), slot('url'), slot('content'), slot('preview')];
  const parts = { subject: slot('subject'), heading: slot('heading'), why: slot('why'), content, preview };
  const of = (block: Block) => template(asElement(block, 0, texts.orOpen));
  const made = {
    frame: template(page(parts, site, texts)),
    text: of({ kind: 'text', text }),
    quote: of({ kind: 'quote', text }),
    code: of({ kind: 'code', text }),
    button: of({ kind: 'link', text, url }),
    address: of({ kind: 'link', text, url, isQuiet: true }),
  };
  ofSite.set(texts, made);
  return made;
}

function blockMarkup(block: Block, forms: Omit<Templates, 'frame'>, texts: Frame): string {
  if (block.kind === 'code') return forms.code({ text: escaped(block.text) });
  if (block.kind !== 'link')
    return forms[block.kind]({ text: linesOf(block.text).map(escaped).join('<br/>') });
  const { text, url, isQuiet } = block;
  // Of others React decides what may stand there.
  if (!/^https?:/.test(url)) return renderToStaticMarkup(asElement(block, 0, texts.orOpen));
  return forms[isQuiet ? 'address' : 'button']({ text: escaped(text), url: escaped(url) });
}

const previews = new Map<number, string>();

/** The hidden filling after the preview depends on the length of its text. */
function previewMarkup(text: string): string {
  const stand = '\uE0F2'.repeat(text.length);
  const known = previews.get(text.length) ?? renderToStaticMarkup(h(Preview, null, stand));
  previews.set(text.length, known);
  return known.replace(stand, () => escaped(text));
}

type Parts = Pick<Letter, 'subject' | 'heading' | 'why'> & { preview: ReactNode; content: ReactNode };

function page({ subject, preview, heading, content, why }: Parts, site: Site, texts: Frame): ReactNode {
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
      h('style', null, letterRules),
    ),
    // The ground is painted by a part of ours: the body's inner cell bears no class that a dark rule could name.
    h(
      Body,
      { className: 'page', style: { margin: '0' } },
      preview,
      panel(
        'page',
        { padding: '24px 12px', fontFamily, fontSize: '16px', lineHeight: '1.55' },
        h(
          Container,
          { style: { maxWidth: '560px' } },
          band(site),
          panel('card', cardStyle, title(heading), content),
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
