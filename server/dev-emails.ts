import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Peer } from '#api/http/router.ts';
import { firstLanguage, interfaceLanguages, type LanguageCode } from '#contract/lists/interface-languages.ts';
import { type PreparedEmail, sampleEmails, sampleNames } from '#core/collected/emails.ts';
import type { Site } from '#outside/mail/layout.ts';
import { mailTextsIn } from '#outside/mail/texts/languages.ts';
import type { MailTexts } from '#outside/mail/texts/words.ts';
import { writeEmail } from '#outside/mail/write-email.ts';
import { createDevPages } from './dev-page.ts';

const widths = { phone: 360, desktop: 700 };
const schemes = ['light', 'dark'] as const;
const languages = Object.fromEntries(interfaceLanguages.map(({ code, name }) => [code, name])) as Record<
  LanguageCode,
  string
>;
type Name = keyof typeof sampleNames;
type Width = keyof typeof widths;

/** Every email that the product can send, with sample content, for the developers who work on them. */
export function createDevEmails(site: Site): Hono<{ Bindings: Peer }> {
  const app = createDevPages();

  app.get('/', async (c) => {
    const name = chosen<Name>(sampleNames, c.req.query('name'), 'short');
    const width = chosen<Width>(widths, c.req.query('width'), 'phone');
    const language = chosen<LanguageCode>(languages, c.req.query('language'), firstLanguage);
    const texts = await mailTextsIn(language);
    const rest = `&language=${language}`;
    const kinds = [...sampleEmails(sampleNames[name], site.origin)];
    return c.html(
      page(html`
        <nav aria-label="How they are shown">
          ${choice('Name', Object.keys(sampleNames), name, (to) => `?name=${to}&width=${width}${rest}`)}
          ${choice('Width', Object.keys(widths), width, (to) => `?name=${name}&width=${to}${rest}`)}
          ${choice('Language', Object.keys(languages), language, (to) => `?name=${name}&width=${width}&language=${to}`)}
        </nav>
        <p>${kinds.map(([kind], at) => html`${at ? ' · ' : ''}<a href="#${kind}">${kind}</a>`)}</p>
        ${kinds.map(
          ([kind, emails]) =>
            html`<section id="${kind}">
              <h2>${kind}</h2>
              ${emails.map((email, at) => shown(email, { address: `${kind}/${at}`, name, width, site, texts }))}
            </section>`,
        )}
      `),
    );
  });

  app.get('/:kind/:at/:scheme', async (c) => {
    const { kind, at, scheme } = c.req.param();
    const name = chosen<Name>(sampleNames, c.req.query('name'), 'short');
    const email = sampleEmails(sampleNames[name], site.origin).get(kind)?.[Number(at)];
    if (!email) return c.notFound();
    // A frame follows the browser's scheme, not the page's, so what would ask for it is answered beforehand.
    const answer = scheme === 'dark' ? '@media all' : '@media not all';
    const language = chosen<LanguageCode>(languages, c.req.query('language'), firstLanguage);
    const texts = await mailTextsIn(language);
    return c.html(
      writeEmail(email, site, { texts }).html.replace('@media (prefers-color-scheme: dark)', answer),
    );
  });
  return app;
}

function chosen<Key extends string>(options: Record<Key, unknown>, asked = '', otherwise: Key): Key {
  return Object.hasOwn(options, asked) ? (asked as Key) : otherwise;
}

function choice(label: string, options: string[], now: string, addressOf: (option: string) => string) {
  return html`<p>
    ${label}:
    ${options.map((option) =>
      option === now
        ? html` <strong aria-current="true">${option}</strong>`
        : html` <a href="${addressOf(option)}">${option}</a>`,
    )}
  </p>`;
}

type Shown = { address: string; name: Name; width: Width; site: Site; texts: MailTexts };

function shown(email: PreparedEmail, { address, name, width, site, texts }: Shown) {
  const { subject, text } = writeEmail(email, site, { texts });
  return html`<h3>${subject}</h3>
    <div class="row">
      ${schemes.map(
        (scheme) =>
          html`<iframe
            title="${subject}, ${scheme}"
            src="/dev/emails/${address}/${scheme}?name=${name}&amp;language=${texts.language}"
            width="${widths[width]}"
            loading="lazy"
            sandbox
          ></iframe>`,
      )}
      <pre tabindex="0" aria-label="${subject}, as text">${text}</pre>
    </div>`;
}

function page(body: ReturnType<typeof html>) {
  const style =
    'body{font:16px/1.5 system-ui;margin:2rem 1rem;color-scheme:light dark}nav p{margin:.25rem 0}.row{display:flex;flex-wrap:wrap;gap:1rem}iframe{height:38rem;max-width:100%;border:1px solid #8888}pre{width:26rem;max-width:100%;margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8125rem}section{border-top:1px solid #8888;margin-top:2rem}';
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Emails</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>Emails</h1>
          ${body}
        </main>
      </body>
    </html>`;
}
