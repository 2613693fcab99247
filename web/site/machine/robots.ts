import { addressPaths } from '#contract/addresses/paths.ts';
import { apiBase } from '#contract/ground/call.ts';
import { passwordPaths } from '#contract/passwords/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
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
  const { origin } = context.get(pageContext);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
