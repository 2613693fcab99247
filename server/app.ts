import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { createApi, endpoints } from '#api/app.ts';
import { answerToBug, answerToRefusal } from '#api/http/errors.ts';
import { openApiOf } from '#api/http/openapi.ts';
import type { Peer, ReportBug, Watch } from '#api/http/router.ts';
import type { ApiSettings } from '#api/http/settings.ts';
import type { Core } from '#core/ground/core.ts';
import { logoPath } from '#outside/mail/logo.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { loggedPath } from '../web/page-at.ts';
import type { ShareTexts } from '../web/share-texts.ts';
import { type OpenApi, renderReference } from './api-reference.ts';
import { serveAssets } from './assets.ts';
import { createDevEmails } from './dev-emails.ts';
import { createDevMail } from './dev-mail.ts';
import type { Logger } from './log.ts';
import { drawMailLogo } from './mail-logo.ts';
import type { Languages, Pages } from './pages.ts';
import { createSharePictures } from './share-pictures.ts';

export type AppParts = {
  core: Core;
  settings: ApiSettings;
  log: Logger;
  pages: Pages;
  /** Where the browser build lies; null while Vite serves it. */
  assets: string | null;
  /** Where the local mailbox lies, when messages may be looked at here. */
  mailbox: string | null;
  /** The builds of the pages in further languages. */
  languages?: Languages;
  /** Sees every answer of the API; only tests set it. */
  watch?: Watch;
};

/** Joins the faces of the product: the API, the pages, and the files of the browser build. */
export function createApp({
  core,
  settings,
  log,
  pages,
  assets,
  mailbox,
  languages = {},
  watch,
}: AppParts): Hono<{ Bindings: Peer }> {
  const app = new Hono<{ Bindings: Peer }>();

  const reportBug: ReportBug = (error, request) => {
    const id = randomUUID();
    const { pathname } = new URL(request.url);
    log.error(
      { request: id, method: request.method, path: loggedPath(pathname), err: error },
      'unexpected error',
    );
    return id;
  };

  if (log.isLevelEnabled('debug')) {
    app.use('*', async (c, next) => {
      const began = performance.now();
      await next();
      const ms = Math.round(performance.now() - began);
      log.debug({ method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms }, 'request');
    });
  }
  serveReference(app, settings, assets);
  app.route('/', createApi(core, settings, reportBug, watch));
  if (mailbox) {
    app.route('/dev/mail', createDevMail(mailbox));
    app.route('/dev/emails', createDevEmails({ name: site.name, origin: settings.origin }));
  }
  if (assets) serveAssets(app, assets);
  let mailLogo: Uint8Array<ArrayBuffer> | undefined;
  app.get(logoPath, (c) => {
    mailLogo ??= new Uint8Array(drawMailLogo());
    return c.body(mailLogo, 200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' });
  });
  const sharePicture = createSharePictures(core, (code) =>
    languages[code]?.().then(
      ({ entry }) => (entry.module as unknown as { shareTexts: ShareTexts }).shareTexts,
    ),
  );
  app.get('/share/:name{.+\\.png}', async (c, next) => {
    const name = c.req.param('name').replace(/\.png$/, '');
    const png = await sharePicture(name);
    if (!png) return next();
    // A member who hides disappears from cached pictures within five minutes.
    const seconds = /(^|\/)person\//.test(name) ? 300 : 86_400;
    return c.body(new Uint8Array(png), 200, {
      'content-type': 'image/png',
      'cache-control': `public, max-age=${seconds}`,
    });
  });
  app.all('*', (c) => pages(c.req.raw, { ip: c.env.ip ?? '' }));
  app.onError((error, c) => {
    const refusal = answerToRefusal(error);
    if (refusal) return refusal;
    return answerToBug(reportBug(error, c.req.raw));
  });
  return app;
}

/** The API's reference, for programs and for people. */
function serveReference(
  app: Hono<{ Bindings: Peer }>,
  { origin, projectId }: ApiSettings,
  assets: string | null,
) {
  let made: { document: ReturnType<typeof openApiOf>; page: string; policy: string } | undefined;
  // Made when first asked for: a start has better things to do.
  const reference = () => {
    if (made) return made;
    const document = openApiOf(endpoints, { name: site.name, origin });
    const font = assets ? fontIn(assets) : undefined;
    made = { document, ...renderReference(document as unknown as OpenApi, { projectId, font }) };
    return made;
  };
  const cache = { 'cache-control': 'public, max-age=300' };
  app.get('/v1/openapi.json', () =>
    Response.json(reference().document, { headers: { ...cache, 'access-control-allow-origin': '*' } }),
  );
  app.get('/docs/api', (c) => {
    const { page, policy } = reference();
    return c.html(page, 200, { ...cache, 'content-security-policy': policy });
  });
}

/** The address of the font of all pages in the browser build, where its name carries a hash. */
function fontIn(assets: string): string | undefined {
  const name = readdirSync(path.join(assets, 'assets')).find((file) =>
    /^anek-latin-[\w-]{8}\.woff2$/.test(file),
  );
  return name && `/assets/${name}`;
}
