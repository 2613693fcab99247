import type { Readable } from 'node:stream';
import { presentAccount } from '../accounts/present.ts';
import { getAvatar } from '../avatars/get-avatar.ts';
import { openAvatar } from '../avatars/open-avatar.ts';
import { downloadName } from '../files/content.ts';
import { openFile } from '../files/open.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { presentProfile } from '../profiles/present.ts';

export type ExportEntry = { name: string; at: Date; content: string | Readable };

/**
 * Everything we hold about a member, as the files of an archive: first what is in the database, then their uploads, each
 * opened only when its turn comes.
 */
export async function* collectOwnData(core: Core, member: Member): AsyncGenerator<ExportEntry> {
  const at = new Date();
  for (const [name, held] of Object.entries(await recordsOf(core, member)))
    yield { name: `${name}.json`, at, content: `${JSON.stringify(held, null, 2)}\n` };

  const { avatarId } = await getAvatar(core, member);
  if (avatarId) {
    const { read } = await openAvatar(core, member, avatarId);
    yield { name: 'avatar.webp', at, content: await read() };
  }

  const files = await core.db
    .selectFrom('files')
    .selectAll()
    .where('owner_id', '=', member.id)
    .where('completed_at', 'is not', null)
    .orderBy('sequence')
    .execute();
  for (const file of files) {
    const { size, read } = await openFile(core, member, { bucketId: file.bucket, fileId: file.id });
    const content = size === 0 ? '' : await read({ start: 0, end: size - 1 });
    yield { name: `files/${file.bucket}/${file.id}/${downloadName(file)}`, at: file.created_at, content };
  }
}

async function recordsOf(core: Core, member: Member): Promise<Record<string, unknown>> {
  const { db } = core;
  const [profiles, sessions, consents, guardian] = await Promise.all([
    db.selectFrom('profiles').selectAll().where('owner_id', '=', member.id).orderBy('sequence').execute(),
    db
      .selectFrom('sessions')
      .select(['created_at', 'updated_at', 'expires_at', 'provider', 'ip', 'user_agent'])
      .where('account_id', '=', member.id)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('consents')
      .select(['document', 'version', 'language', 'given', 'created_at'])
      .where('account_id', '=', member.id)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('guardians')
      .select(['name', 'email', 'confirmed', 'asked_at', 'answered_at'])
      .where('account_id', '=', member.id)
      .execute(),
  ]);
  return {
    account: presentAccount(member.account),
    profiles: profiles.map((row) => presentProfile(row)),
    sessions: sessions.map(withDates),
    consents: consents.map(withDates),
    guardian: guardian.map(withDates),
  };
}

function withDates(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? isoDate(value) : value]),
  );
}
