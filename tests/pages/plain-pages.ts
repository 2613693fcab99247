import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import type { Core } from '#core/ground/core.ts';
import type { member } from '#tests/ground/builders.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { createPages } from '../../server/pages.ts';

const [origin, projectId] = ['https://saharambh.example', 'saharambh'];
const built = path.resolve(import.meta.dirname, '../../build/server/index.js');

type Member = Awaited<ReturnType<typeof member>>;
type Fields = Record<string, string> | FormData;

let made = 0;

/** The pages as a browser without scripts gets them: asked for, or with a form of their own sent to them. */
export async function plainPages(core: Core) {
  // Files that share a database share no limit of a network.
  const ip = `198.18.${++made % 250}.8`;
  const build: ServerBuild = await import(pathToFileURL(built).href);
  const openCalls = createPageCalls(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
  const pages = createPages({ build, core, origin, projectId, mode: 'production', openCalls });
  return async (
    who: Member | null,
    address: string,
    fields?: Fields,
    { cookie, purpose }: { cookie?: string; purpose?: 'prefetch' } = {},
  ) => {
    const session = who ? [`a_session_saharambh=${encodeURIComponent(sessionOf(who))}`] : [];
    const headers = {
      origin,
      cookie: [...session, ...(cookie ? [cookie] : [])].join('; '),
      ...(purpose && { 'sec-purpose': purpose }),
    };
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
    const init = fields ? { method: 'POST', body } : {};
    const answer = await pages(new Request(origin + address, { ...init, headers }), { ip });
    const html = (await answer.text())
      .replaceAll('<!-- -->', '')
      .replaceAll('&#x27;', '’')
      .replaceAll('\u00a0', ' ');
    const { status, headers: answered } = answer;
    return { status, to: answered.get('location'), html, set: answered.getSetCookie() };
  };
}
