import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findActor } from '#api/http/session-value.ts';
import type { ApiSettings } from '#api/http/settings.ts';
import { mayAdminister } from '#core/administration/policy.ts';
import { type Actor, guest } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { isDatabaseGone } from '#db/gone.ts';
import { isAdminPage } from '../web/admin/paths.ts';
import { adminShell } from './admin-shell.ts';
import { type Encoding, suffixes } from './compress.ts';
import { type KeptPage, keep, sendKept } from './kept-page.ts';
import { type Pages, policyFor } from './pages.ts';

/** What administrators are served, by its path; undefined for what they have no more than others. */
export type AdminFiles = (pathname: string) => KeptPage | undefined;

/**
 * Lets administrators see their pages where everybody else finds nothing. Whoever asks for a path that is not there has
 * been answered, and is looked up, before it matters which path it was: so no header and no moment tells one from another.
 */
export function withAdministration(
  pages: Pages,
  { core, settings, files }: { core: Core; settings: ApiSettings; files: AdminFiles },
): Pages {
  return async (request, caller) => {
    const answer = await pages(request, caller);
    if (answer.status !== 404 || !/^(GET|HEAD)$/.test(request.method)) return answer;
    const actor = await whoAsks(core, settings, request.headers);
    const page = mayAdminister(core, actor) && files(new URL(request.url).pathname);
    return page ? sendKept(page, request) : answer;
  };
}

/** With the database away nobody is an administrator, and a path that is not there stays just that. */
async function whoAsks(core: Core, settings: ApiSettings, headers: Headers): Promise<Actor> {
  return findActor(core, settings, headers).catch((error) => {
    if (isDatabaseGone(error)) return guest;
    throw error;
  });
}

/** No copy of theirs outlives the moment, in the browser neither: the next person at it need not even learn of them. */
const uncached = { 'cache-control': 'private, no-store' };

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

type Manifest = Record<string, { file: string; css?: string[]; isEntry?: boolean }>;

/** The built pages in `folder`, all in memory: they are small and rarely asked for. */
export async function readAdminFiles(folder: string, projectId: string): Promise<AdminFiles> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build of the administrators’ pages has no beginning.');
  const html = adminShell({
    projectId,
    scripts: [`/admin/${entry.file}`],
    styles: (entry.css ?? []).map((name) => `/admin/${name}`),
  });
  const page = shellPage(html, { 'content-security-policy': policyFor(html) });
  const files = new Map<string, KeptPage>();
  const names = await readdir(path.join(folder, 'assets'));
  for (const name of names.filter((one) => path.extname(one) in types)) {
    files.set(`/admin/assets/${name}`, await keepAsset(path.join(folder, 'assets', name), names));
  }
  return (pathname) => (isAdminPage(pathname) ? page : files.get(pathname));
}

/** With the copies that were compressed beside it when it was built. */
async function keepAsset(file: string, names: string[]): Promise<KeptPage> {
  const type = types[path.extname(file)] ?? '';
  const asset = keep(await readFile(file), new Headers({ ...uncached, 'content-type': type }));
  for (const [encoding, suffix] of Object.entries(suffixes)) {
    if (!names.includes(path.basename(file) + suffix)) continue;
    asset.variants.set(encoding as Encoding, readFile(file + suffix));
  }
  return { ...asset, isPacked: type.startsWith('font/') };
}

/** In development Vite serves what the pages are made of. */
export function adminFilesFromSource(projectId: string): AdminFiles {
  const page = shellPage(
    adminShell({ projectId, scripts: ['/@vite/client', '/web/admin/development.ts'], styles: [] }),
    {},
  );
  return (pathname) => (isAdminPage(pathname) ? page : undefined);
}

function shellPage(html: string, headers: Record<string, string>): KeptPage {
  const type = 'text/html; charset=utf-8';
  return keep(Buffer.from(html), new Headers({ ...uncached, ...headers, 'content-type': type }));
}
