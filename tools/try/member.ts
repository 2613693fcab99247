import assert from 'node:assert/strict';

/** Answers as JSON: each step of a journey knows what it reads. */
export type Body = ReturnType<typeof JSON.parse>;

/** A browser's part of a member: it keeps cookies and calls the API and pages. */
export type Member = {
  email: string;
  /** Sends a call with parameters. @throws unless the answer has the expected status. */
  call(
    method: string,
    path: string,
    params?: object,
    status?: number,
    headers?: Record<string, string>,
  ): Promise<Body>;
  /** Sends a call, or asks for a page, and resolves to its answer, whatever it is. */
  ask(method: string, path: string, params?: object): Promise<Response>;
  /** The answer of a call, byte by byte. */
  bytes(path: string): Promise<Buffer>;
  /** The text of a page, as a browser without scripts asks for it. @throws unless it is there. */
  page(path: string): Promise<string>;
  cookies(): string;
  /** The value for `x-appwrite-session`. */
  session(): string;
};

export const projectId = 'saharambh';

/** @param session the value for `x-appwrite-session` of one who is logged in already */
export function newMember(origin: string, email: string, session?: string): Member {
  const jar = new Map<string, string>();
  if (session) jar.set(`a_session_${projectId}`, encodeURIComponent(session));
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  async function send(
    path: string,
    init: RequestInit & { headers: Record<string, string> },
  ): Promise<Response> {
    // As a page of the site sends them; the address is one that a client may claim and no server may believe.
    const own = { origin, 'x-forwarded-for': '203.0.113.9', ...(jar.size > 0 && { cookie: cookies() }) };
    const headers = { ...init.headers, ...own };
    const answer = await fetch(origin + path, { redirect: 'manual', ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value && !/max-age=0/i.test(line)) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  }
  function ask(
    method: string,
    path: string,
    params?: object,
    more: Record<string, string> = {},
  ): Promise<Response> {
    const isForm = params instanceof FormData;
    const type = params && !isForm && { 'content-type': 'application/json' };
    return send(path, {
      method,
      headers: { 'x-appwrite-project': projectId, ...type, ...more },
      ...(params && { body: isForm ? params : JSON.stringify(params) }),
    });
  }
  return {
    email,
    ask,
    async call(method, path, params, status = method === 'POST' ? 201 : 200, more = {}) {
      const answer = await ask(method, `/v1${path}`, params, more);
      const text = await answer.text();
      assert.equal(answer.status, status, `${method} ${path} said ${answer.status}: ${text.slice(0, 300)}`);
      return text === '' ? null : JSON.parse(text);
    },
    async bytes(path) {
      const answer = await ask('GET', `/v1${path}`);
      assert.equal(answer.status, 200, `${path} said ${answer.status}`);
      return Buffer.from(await answer.arrayBuffer());
    },
    async page(path) {
      const answer = await send(path, { headers: { accept: 'text/html' } });
      const text = await answer.text();
      assert.equal(answer.status, 200, `${path} said ${answer.status}: ${text.slice(0, 300)}`);
      assert.match(answer.headers.get('content-type') ?? '', /^text\/html/, path);
      return text;
    },
    cookies,
    session() {
      const [, value = ''] = [...jar].find(([name]) => name.endsWith(`a_session_${projectId}`)) ?? [];
      return decodeURIComponent(value);
    },
  };
}
