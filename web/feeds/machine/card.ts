import { hash } from 'node:crypto';
import { type CardFilters, readCardFilters } from '#contract/feeds/filters.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { findCard } from '#core/feeds/find-card.ts';
import type { FeedEntry } from '#core/feeds/find-feed.ts';
import { coreContext } from '#web/entry.server.tsx';
import { cardTexts as texts } from '#web/feeds/texts/en/card.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { pageContext } from '#web/page-context.ts';
import { xml } from '#web/site/machine/xml.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import type { Route } from './+types/card';
import { addressOf } from './shape.ts';

const style = [
  ':root{--ground:#fff;--text:#1c1e21;--soft:#55585e;--line:#d8d8d2;--link:#0b4fa0}',
  '@media(prefers-color-scheme:dark){:root{--ground:#16181d;--text:#f1f1ee;--soft:#b9bcc2;--line:#3b3f47;--link:#9cc7ff}}',
  'body{margin:0;padding:1rem;font:1rem/1.5 system-ui,sans-serif;background:var(--ground);color:var(--text)}',
  'h1{margin:0 0 .5rem;font-size:1.125rem}',
  'ul{margin:0;padding:0;list-style:none}',
  'li{padding:0 0 .625rem;border-top:1px solid var(--line);overflow-wrap:anywhere}',
  'a{color:var(--link);font-weight:600}',
  'li a,p a{display:inline-block;padding:.625rem 0}',
  'p{margin:0}',
  '.soft{font-size:.875rem;color:var(--soft)}',
].join('');

/** It runs nothing, loads nothing and sends nothing, and stands in any page. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** A few open opportunities for pages of other sites, without scripts. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const filters = readCardFilters(url.searchParams);
  if ('unreadable' in filters) return unreadable(filters.unreadable);
  const found = await findCard(context.get(coreContext), filters);
  if ('unreadable' in found) return unreadable(found.unreadable);
  const { origin } = context.get(pageContext);
  return answer(
    200,
    cardOf(found.entries, origin + opportunityPaths.opportunities + searchOf(filters), origin),
  );
}

/** The page of all that the card chooses from. */
function searchOf({ show, ...filters }: CardFilters): string {
  const asked = Object.entries(filters).filter(([, value]) => value !== '');
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
}

function cardOf(entries: readonly FeedEntry[], all: string, origin: string): string {
  const rows = entries.map((one) => {
    const facts = xml(texts.facts(one));
    return `<li>${link(addressOf(origin, one), one.title)}<p>${xml(texts.gives(one))}</p><p class="soft">${facts}</p></li>`;
  });
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${texts.empty}</p>`;
  return `${list}<p>${link(all, texts.all)}</p>`;
}

/** A link leads out of the frame, and tells the site nothing of the page around it. */
function link(address: string, label: string): string {
  return `<a href="${xml(address)}" target="_blank" rel="noopener noreferrer">${xml(label)}</a>`;
}

function unreadable(filter: string): Response {
  return answer(400, `<p>${xml(texts.unreadable(filter))}</p>`);
}

function answer(status: number, content: string): Response {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${texts.title}</title><style>${style}</style>`;
  const html = `<!DOCTYPE html><html lang="${site.language}"><head>${head}</head><body><main><h1>${texts.title}</h1>${content}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      ...(status === 200 ? keptForAll() : { 'Cache-Control': 'no-store' }),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    },
  });
}
