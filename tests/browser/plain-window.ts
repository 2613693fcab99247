import { type APIRequestContext, type BrowserContextOptions, type Page, request } from '@playwright/test';
import { type Element, elementsBelow, parseHtml, textIn } from '#tests/pages/html-tree.ts';
import { entriesOf, refusedField } from './plain-fields.ts';
import { formOf, locatorIn } from './plain-locator.ts';

type Cookie = { name: string; value: string; url: string; httpOnly?: boolean };
type Answer = { status: () => number; url: () => string; request: () => { method: () => string } };

const windows = new WeakSet<object>();
export const isPlainWindow = (page: object) => windows.has(page);

/**
 * A window without scripts and without a browser: it asks the server for pages, keeps cookies, and sends forms as a browser does.
 * Journeys use it as Playwright's page. It knows what stands in the HTML, and nothing of colours, sizes and focus.
 */
export function plainWindow({ baseURL = '', extraHTTPHeaders = {} }: BrowserContextOptions) {
  let kept: APIRequestContext | undefined;
  let headers: Record<string, string> = extraHTTPHeaders;
  let cookies: Cookie[] = [];
  let shown = { url: 'about:blank', document: parseHtml('<body></body>') };
  /** The addresses of the pages before this one. */
  const before: string[] = [];
  const listeners: { event: string; tell: (said: never) => void }[] = [];

  /** The program's own client for HTTP, which takes cookies at its beginning alone. */
  const client = async () => {
    if (kept && cookies.length === 0) return kept;
    const state = (await kept?.storageState()) ?? { cookies: [], origins: [] };
    const more = cookies.map(({ url, ...cookie }) => ({
      domain: new URL(url).hostname,
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax' as const,
      ...cookie,
    }));
    await kept?.dispose();
    cookies = [];
    kept = await request.newContext({
      baseURL,
      storageState: { ...state, cookies: [...state.cookies, ...more] },
    });
    return kept;
  };
  const ask = async (
    way: 'get' | 'post' | 'put' | 'patch' | 'delete',
    address: string,
    options: object = {},
  ) => {
    const own = 'headers' in options ? (options.headers as Record<string, string>) : {};
    return (await client())[way](address, { ...options, headers: { ...headers, ...own } });
  };
  const tell = (event: string, said: unknown) => {
    for (const one of listeners.filter((listener) => listener.event === event)) one.tell(said as never);
  };

  const visit = async (
    address: string,
    sent?: { data: string | Buffer; headers: Record<string, string> },
    { isTyped = false } = {},
  ) => {
    const from = shown.url === 'about:blank' ? baseURL : shown.url;
    const to = new URL(address, from);
    // As browsers do for pages of one origin, where a link or a form of the page leads.
    const isLed = shown.url !== 'about:blank' && to.origin === new URL(from).origin && !isTyped;
    const seen = {
      accept: 'text/html,*/*;q=0.8',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    const own = {
      ...seen,
      ...(isLed && { referer: shown.url.replace(/#.*/, '') }),
      ...(sent && { origin: baseURL, 'sec-fetch-site': 'same-origin', ...sent.headers }),
    };
    const answer = await ask(sent ? 'post' : 'get', to.href, {
      headers: own,
      ...(sent && { data: sent.data }),
    });
    const response: Answer = {
      status: () => answer.status(),
      url: () => answer.url(),
      request: () => ({ method: () => (sent ? 'POST' : 'GET') }),
    };
    tell('response', response);
    const { 'content-disposition': saved = '', 'content-type': type = '' } = answer.headers();
    if (saved.startsWith('attachment')) {
      const [, name = ''] = /filename="([^"]*)"/.exec(saved) ?? [];
      tell('download', { suggestedFilename: () => name });
      return response;
    }
    const text = type.startsWith('text/html') ? await answer.text() : '<body></body>';
    if (shown.url !== 'about:blank') before.push(shown.url);
    shown = { url: answer.url() + (new URL(answer.url()).hash || to.hash), document: parseHtml(text) };
    return response;
  };

  const look = {
    document: () => shown.document,
    follow: async (link: Element) => {
      const { href = '' } = link.attributes;
      if (href.startsWith('#')) shown = { ...shown, url: new URL(href, shown.url).href };
      else await visit(href);
    },
    submit: async (form: Element, button: Element | null) => {
      const fields = [...elementsBelow(shown.document)].filter((one) => formOf(look, one) === form);
      const refused = refusedField(form, fields, button);
      if (refused)
        throw new Error(`The browser asks for ${refused.attributes.name} before it sends the form.`);
      const asked = (name: string) => button?.attributes[`form${name}`] ?? form.attributes[name];
      const entries = entriesOf(fields, button);
      const to = new URL(asked('action') || shown.url, shown.url);
      const texts = new URLSearchParams(
        entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
      );
      if (asked('method')?.toLowerCase() !== 'post') {
        to.search = String(texts);
        await visit(to.href);
        return;
      }
      to.hash = '';
      if (asked('enctype') !== 'multipart/form-data') {
        await visit(to.href, {
          data: String(texts),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
        return;
      }
      const data = new FormData();
      for (const [name, value] of entries) data.append(name, value);
      const packed = new Response(data);
      const type = packed.headers.get('content-type') ?? '';
      await visit(to.href, {
        data: Buffer.from(await packed.arrayBuffer()),
        headers: { 'content-type': type },
      });
    },
  };
  const whole = locatorIn(look, () => [shown.document], '');
  const on = (event: string, listener: (said: never) => void) => listeners.push({ event, tell: listener });
  const calls = {
    get: (address: string, options?: object) => ask('get', address, options),
    post: (address: string, options?: object) => ask('post', address, options),
    put: (address: string, options?: object) => ask('put', address, options),
    patch: (address: string, options?: object) => ask('patch', address, options),
    delete: (address: string, options?: object) => ask('delete', address, options),
  };
  const context = {
    request: calls,
    on,
    addCookies: async (more: Cookie[]) => void cookies.push(...more),
    setExtraHTTPHeaders: async (more: Record<string, string>) => {
      headers = more;
    },
  };
  const page = {
    goto: (address: string) => visit(new URL(address, baseURL).href, undefined, { isTyped: true }),
    reload: () => visit(shown.url, undefined, { isTyped: true }),
    goBack: async () => {
      const [last = baseURL] = before.splice(-1);
      const answer = await visit(last, undefined, { isTyped: true });
      before.pop();
      return answer;
    },
    url: () => shown.url,
    context: () => context,
    request: calls,
    on,
    waitForEvent: (event: string) => new Promise((resolve) => on(event, resolve)),
    getByRole: whole.getByRole,
    getByText: whole.getByText,
    getByLabel: whole.getByLabel,
    locator: whole.locator,
    text: () => textIn(shown.document),
  };
  windows.add(page);
  return { page: page as unknown as Page, close: async () => kept?.dispose() };
}

export type PlainPage = { url: () => string; text: () => string };
