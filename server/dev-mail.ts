import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import PostalMime from 'postal-mime';
import type { Peer } from '#api/http/router.ts';
import { createDevPages } from './dev-page.ts';

/** The local mailbox in the browser, for development only: a caller who may open it reads every code and link. */
export function createDevMail(folder: string): Hono<{ Bindings: Peer }> {
  const app = createDevPages();

  app.get('/', async (c) => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names
        .sort()
        .reverse()
        .slice(0, 100)
        .map(async (name) => ({ name, mail: await read(folder, name) })),
    );
    return c.html(
      wholePage(
        'Local mailbox',
        mails.length === 0
          ? html`<p>No mail yet. What the product would send appears here.</p>`
          : html`<ul>${mails.map(
              ({ name, mail }) => html`<li>
                <a href="/dev/mail/${name}">${mail.subject}</a><br /><small>to ${mail.to?.[0]?.address}, ${mail.date}</small>
              </li>`,
            )}</ul>`,
      ),
    );
  });

  app.get('/:name{[\\w.-]+\\.eml}', async (c) => {
    const mail = await read(folder, path.basename(c.req.param('name'))).catch(() => null);
    if (!mail) return c.notFound();
    return c.html(
      wholePage(
        mail.subject ?? '',
        html`<p><a href="/dev/mail">All mail</a></p>
          <iframe title="As HTML" sandbox srcdoc="${mail.html ?? ''}"></iframe>
          <h2>As text</h2>
          <pre>${mail.text}</pre>`,
      ),
    );
  });
  return app;
}

async function read(folder: string, name: string) {
  return PostalMime.parse(await readFile(path.join(folder, name)));
}

function wholePage(title: string, body: ReturnType<typeof html>) {
  const style =
    'body{font:16px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}iframe{width:100%;height:26rem;border:1px solid #8888}pre{white-space:pre-wrap}li{margin:.8rem 0}';
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`;
}
