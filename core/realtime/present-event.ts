import type { AccountBody, SessionBody, TokenBody } from '#contract/account.ts';
import type { ProfileBody } from '#contract/documents.ts';
import type { FileBody } from '#contract/files.ts';
import { presentAccount } from '../accounts/present.ts';
import { presentToken } from '../codes/present.ts';
import type { Core } from '../ground/core.ts';
import type { StoredEvent } from '../ground/events.ts';
import { presentSession, sessionColumns } from '../sessions/present.ts';

type Action = 'create' | 'update' | 'delete';

/** An event that clients may hear of (CONTRACT 9), with what they are shown of it. */
export type PresentedEvent =
  | { about: 'document'; action: Action; id: string; body: ProfileBody }
  | { about: 'file'; action: Action; bucketId: string; id: string; body: FileBody }
  | { about: 'account'; accountId: string; attribute: string; body: AccountBody }
  | { about: 'session'; accountId: string; action: Action; id: string; body: SessionBody }
  | { about: LinkKind; accountId: string; action: Action; id: string; body: TokenBody };

type LinkKind = 'verification' | 'recovery';
type Presenter = (core: Core, event: StoredEvent) => Promise<PresentedEvent | null>;

/** Our events and the contract's: what is not in this table is not for clients. */
const presenters: Record<string, Presenter> = {
  'accounts.updated': presentAccountChange,
  // What an account waits for shows in its labels.
  'accounts.leaving': (core, event) => presentAccountOf(core, event, 'labels'),
  'accounts.kept': (core, event) => presentAccountOf(core, event, 'labels'),
  'guardians.answered': (core, event) => presentAccountOf(core, event, 'labels'),
  'guardians.outgrown': (core, event) => presentAccountOf(core, event, 'labels'),
  'avatars.updated': (core, event) => presentAccountOf(core, event, 'avatar'),
  'avatars.removed': (core, event) => presentAccountOf(core, event, 'avatar'),
  'sessions.created': presentSessionStart,
  'sessions.deleted': async (_core, event) => presentSessionEnd(event),
  'tokens.created': (core, event) => presentLink(core, event, 'create'),
  'tokens.used': (core, event) => presentLink(core, event, 'update'),
  'documents.created': async (_core, event) => presentDocument(event, 'create'),
  'documents.updated': async (_core, event) => presentDocument(event, 'update'),
  'documents.deleted': async (_core, event) => presentDocument(event, 'delete'),
  'files.created': async (_core, event) => presentFileChange(event, 'create'),
  'files.updated': async (_core, event) => presentFileChange(event, 'update'),
  'files.deleted': async (_core, event) => presentFileChange(event, 'delete'),
};

/** Null for what clients do not hear of, and for what is already gone without a trace. */
export async function presentEvent(core: Core, event: StoredEvent): Promise<PresentedEvent | null> {
  return (await presenters[event.name]?.(core, event)) ?? null;
}

/** Proving the address changes the account as well, but the contract has no event for that beside the token's. */
const attributes = new Set(['name', 'email', 'password', 'prefs']);

async function presentAccountChange(core: Core, event: StoredEvent): Promise<PresentedEvent | null> {
  const attribute = String(event.subject.attribute);
  return attributes.has(attribute) ? presentAccountOf(core, event, attribute) : null;
}

async function presentAccountOf(
  core: Core,
  event: StoredEvent,
  attribute: string,
): Promise<PresentedEvent | null> {
  const account = event.account_id ? await findAccount(core, event.account_id) : undefined;
  return account
    ? { about: 'account', accountId: account.id, attribute, body: presentAccount(account) }
    : null;
}

async function presentSessionStart(core: Core, event: StoredEvent): Promise<PresentedEvent | null> {
  const account = event.account_id ? await findAccount(core, event.account_id) : undefined;
  const row = await core.db
    .selectFrom('sessions')
    .select(sessionColumns)
    .where('id', '=', String(event.subject.sessionId))
    .executeTakeFirst();
  if (!account || !row) return null;
  const body = presentSession(row, account.email, null);
  return { about: 'session', accountId: account.id, action: 'create', id: row.id, body };
}

function presentSessionEnd(event: StoredEvent): PresentedEvent | null {
  const body = event.subject.session as SessionBody | undefined;
  if (!body || !event.account_id) return null;
  return { about: 'session', accountId: event.account_id, action: 'delete', id: body.$id, body };
}

/** Links only: a mailed code has no event in the contract. A used one is gone and shows itself by the event alone. */
async function presentLink(core: Core, event: StoredEvent, action: Action): Promise<PresentedEvent | null> {
  const kind = event.subject.kind;
  if ((kind !== 'verification' && kind !== 'recovery') || !event.account_id) return null;
  const id = String(event.subject.tokenId);
  const row = await core.db.selectFrom('tokens').selectAll().where('id', '=', id).executeTakeFirst();
  const body = (event.subject.token as TokenBody | undefined) ?? (row && presentToken(row));
  return body ? { about: kind, accountId: event.account_id, action, id, body } : null;
}

function presentDocument(event: StoredEvent, action: Action): PresentedEvent | null {
  const body = event.subject.document as ProfileBody | undefined;
  return body ? { about: 'document', action, id: body.$id, body } : null;
}

function presentFileChange(event: StoredEvent, action: Action): PresentedEvent | null {
  const body = event.subject.file as FileBody | undefined;
  return body ? { about: 'file', action, bucketId: body.bucketId, id: body.$id, body } : null;
}

function findAccount(core: Core, id: string) {
  return core.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}
