import { addressPaths } from '#contract/addresses/paths.ts';
import { apiBase } from '#contract/ground/call.ts';
import { passwordPaths } from '#contract/passwords/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { inLanguage } from '#web/page-at.ts';
import { pageContext } from '#web/page-context.ts';
import type { Route } from './+types/robots';

/** Personal pages and the API hold nothing for search engines. */
const closed = [
  `${apiBase}/`,
  todayPaths.dashboard,
  addressPaths.verifyEmail,
  passwordPaths.resetPassword,
  addressPaths.restoreEmail,
];

export function loader({ context }: Route.LoaderArgs) {
  const { origin, languages } = context.get(pageContext);
  const all = new Set([
    ...closed,
    ...languages.flatMap((code) => closed.map((path) => inLanguage(code, path))),
  ]);
  const lines = [
    'User-agent: *',
    ...[...all].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
