import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import type { SamplePerson } from '../ground/emails.ts';
import { linkSecretOf } from '../ground/secrets.ts';
import { findMailedToken } from './find-mailed-token.ts';

type MailedLink = { to: string; name: string; link: string };

/** An email with a link to `url` that carries the token's secret. */
export async function prepareLink(
  core: Core,
  kind: 'verification' | 'recovery',
  { tokenId, url }: { tokenId: string; url: string },
): Promise<MailedLink | null> {
  const token = await findMailedToken(core, tokenId);
  if (!token) return null;
  const link = new URL(url);
  link.searchParams.set('userId', token.account_id);
  link.searchParams.set('secret', linkSecretOf(core.key, kind, tokenId));
  link.searchParams.set('expire', isoDate(token.expires_at));
  return { to: token.email, name: token.name, link: link.href };
}

export function sampleLink({ to, name, origin }: SamplePerson, path: string): MailedLink {
  const query = `userId=66f0c2d1a4b3e5f60718&secret=${'5a'.repeat(32)}&expire=2030-01-01T10%3A00%3A00.000%2B00%3A00`;
  return { to, name, link: `${origin}${path}?${query}` };
}
