import { createHash } from 'node:crypto';
import type { ApplicationBody } from '#contract/applications/shapes.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOffered } from '../opportunities/steps/hold-offered.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { type CopiedFile, copyFile } from './copy-file.ts';
import { requireSent } from './require-sent.ts';
import { subjectOf } from './row.ts';
import { showSent } from './show-sent.ts';
import { keepFile } from './steps/keep-file.ts';
import { noteStep } from './steps/note-step.ts';
import { ownDay } from './steps/own-clock.ts';
import { requireApplicable } from './steps/require-applicable.ts';
import { settleDeadline } from './steps/settle-deadline.ts';

export type Sent = {
  note: string;
  answers: readonly string[];
  hours: number;
  startsOn: string;
};
type Asked = Sent & {
  opportunitySlug: string;
  /** The number of the terms that the applicant has read. */
  terms: number;
  /** One of the member's own files; a copy of it is sent. */
  file: { bucketId: string; fileId: string } | null;
  /** A new one, in the store already. */
  brought?: CopiedFile | null;
  key?: string | undefined;
};

/**
 * Applies for an open opportunity. The same key gets its first answer.
 * @throws Refusal each of `requireApplicable` and `requireSent`; `conflict` when its terms have changed since they were
 * read; `storage_file_not_found`
 */
export async function apply(core: Core, member: Member, asked: Asked): Promise<ApplicationBody> {
  const askedAs = askedAsOf(member, asked.key ?? newId());
  const before = await core.db
    .selectFrom('applications')
    .select('id')
    .where('asked_as', '=', askedAs)
    .executeTakeFirst();
  if (before) return showSent(core, member, before.id);
  const file = asked.brought ?? (asked.file && (await copyFile(core, member, asked.file)));
  try {
    const id = await core.db.transaction().execute((tx) => send(tx, member, asked, { askedAs, file }));
    return await showSent(core, member, id);
  } catch (error) {
    // After anything but a refusal it is not certain what was committed: the sweep finds that out.
    if (error instanceof Refusal && file) await removeBytes(core, [file.storage_key]);
    throw error;
  }
}

async function send(
  tx: Tx,
  member: Member,
  asked: Asked,
  { askedAs, file }: { askedAs: string; file: CopiedFile | null },
): Promise<string> {
  requireAge(await holdOwnStanding(tx, member), 'adult');
  const before = await tx
    .selectFrom('applications')
    .select('id')
    .where('asked_as', '=', askedAs)
    .executeTakeFirst();
  if (before) return before.id;
  const found = await tx
    .selectFrom('opportunities')
    .select('id')
    .where('slug', '=', asked.opportunitySlug)
    .executeTakeFirst();
  const offered = found && (await holdOffered(tx, found.id));
  if (!offered) throw new Refusal('opportunity_unknown');
  await requireApplicable(tx, member, offered);
  if (offered.terms !== asked.terms) throw new Refusal('conflict');
  requireSent(asked, offered.said, { today: await ownDay(tx, member.id) });
  const id = newId();
  const row = await tx
    .insertInto('applications')
    .values({
      id,
      opportunity_id: offered.id,
      project_id: offered.project_id,
      account_id: member.id,
      asked_as: askedAs,
      terms: offered.terms,
      note: asked.note,
      hours: asked.hours,
      starts_on: asked.startsOn,
      answers: JSON.stringify(asked.answers),
    })
    .returning(['id', 'opportunity_id', 'project_id', 'account_id', 'stage'])
    .returning(['ended_at', 'aside_at', 'decline_at', 'is_asked_times', 'trial'])
    .executeTakeFirstOrThrow();
  if (file) await keepFile(tx, id, file);
  await noteStep(tx, id, 'sent');
  await settleDeadline(tx, row);
  await record(tx, { name: 'applications.sent', accountId: member.id, subject: subjectOf(row) });
  return id;
}

function askedAsOf({ id }: Member, key: string): string {
  return createHash('sha256').update(`application of ${id}:${key}`).digest('hex');
}
