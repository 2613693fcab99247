import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageDoors } from '#api/app.ts';
import type { Core } from '#core/ground/core.ts';
import { createPages } from '#server/pages.ts';
import { projectId } from './api-server.ts';

const origin = 'https://saharambh.example';
const built = path.resolve(import.meta.dirname, '../build/server/index.js');

export type FormPage = { status: number; html: string; to: string; cookies: string[] };

/** The pages as a browser without scripts gets them, with the session `session` or as a guest. */
export async function formPages(core: Core) {
  const build: ServerBuild = await import(pathToFileURL(built).href);
  const openDoor = createPageDoors(core, { projectId, origin, allowedOrigins: [], trustedProxies: 0 });
  const pages = createPages({ build, core, origin, projectId, mode: 'production', openDoor });
  return async function page(
    session: string | null,
    address: string,
    form?: Record<string, string> | FormData,
  ): Promise<FormPage> {
    const headers: Record<string, string> = { origin };
    if (session) headers.cookie = `a_session_${projectId}=${encodeURIComponent(session)}`;
    const body = form instanceof FormData ? form : new URLSearchParams(form);
    const request = new Request(origin + address, { headers, ...(form && { method: 'POST', body }) });
    const answer = await pages(request, { ip: '203.0.113.8' });
    const html = (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
    const to = answer.headers.get('location') ?? '';
    return { status: answer.status, html, to, cookies: answer.headers.getSetCookie() };
  };
}
