import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import type { Core } from '../ground/core.ts';
import { linkSecretOf } from '../ground/secrets.ts';
import { isWaiting } from './policy.ts';
import { requestRows } from './request-row.ts';

/** The content of an email about a request; null once there is no address for it. */
export type MailedRequest = {
  to: string;
  name: string;
  pageLanguage: string | null;
  number: string;
  /** Until when we owe the answer; null where we owe none. */
  dueAt: Date | null;
  isContested: boolean;
  /** A complaint about content: its answer names the Grievance Appellate Committee. */
  isAboutContent: boolean;
  hasAccount: boolean;
  path: string;
};

export async function findMailedRequest(core: Core, requestId: string): Promise<MailedRequest | null> {
  const row = await requestRows(core.db).where('id', '=', requestId).executeTakeFirst();
  if (!row) return null;
  const account =
    row.account_id === null
      ? undefined
      : await core.db
          .selectFrom('accounts')
          .select(['email', 'name'])
          .where('id', '=', row.account_id)
          .executeTakeFirst();
  const to = account?.email ?? row.email;
  if (!to) return null;
  return {
    to,
    name: account?.name ?? '',
    pageLanguage: row.language,
    number: row.number,
    dueAt: isWaiting(row) ? row.due_at : null,
    isContested: row.contested_at !== null,
    isAboutContent: row.kind === 'content',
    hasAccount: account !== undefined,
    path: account
      ? innerRightsPaths.request(row.id)
      : innerRightsPaths.guestRequest(row.id, linkSecretOf(core.key, 'rights', row.id)),
  };
}

type Sample = { to: string; name: string };

export function sampleRequest({ to, name }: Sample): MailedRequest {
  return {
    to,
    name,
    pageLanguage: null,
    number: 'R-7K2M9QXW',
    dueAt: new Date('2030-01-16T06:30:00Z'),
    isContested: false,
    isAboutContent: false,
    hasAccount: true,
    path: innerRightsPaths.request('66f0c2d1a4b3e5f60718'),
  };
}

/** A sample for a person without an account. */
export function sampleOfGuest({ to }: Pick<Sample, 'to'>): MailedRequest {
  const path = innerRightsPaths.guestRequest('66f0c2d1a4b3e5f60718', '5a'.repeat(128));
  return { ...sampleRequest({ to, name: '' }), hasAccount: false, path };
}
