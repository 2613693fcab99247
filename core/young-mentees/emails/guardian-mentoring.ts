import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { now } from '#db/now.ts';
import { isLive } from '#rules/mentoring/live-hours.ts';
import type { CalendarEntry } from '../../ground/calendar-entry.ts';
import type { Core } from '../../ground/core.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { linkSecretOf } from '../../ground/secrets.ts';
import { findNotifiedEntry } from '../../mentoring/find-notified-entry.ts';

/** The steps of mentoring that a guardian is told of. */
export const guardianSteps = [
  'asked',
  'reminded',
  'timeOver',
  'sent',
  'accepted',
  'declined',
  'withdrawn',
  'lapsed',
  'cancelled',
  'released',
  'answered',
  'askedBack',
  'answeredBack',
  'closed',
  'confirmed',
  'moveOffered',
  'moved',
  'locationChanged',
  'sessionCancelled',
  'sessionReleased',
  'planBegun',
  'planEnded',
  'planReleased',
] as const;
export type GuardianStep = (typeof guardianSteps)[number];

/** Tells a guardian of a step of mentoring, with the link behind which they read it. Null without a guardian. */
export const guardianMentoring = emailKind({
  name: 'guardian-mentoring',
  async prepare(core, { accountId, what, sessionId }: Told) {
    const found = await core.db
      .selectFrom('guardians')
      .innerJoin('accounts', 'accounts.id', 'guardians.account_id')
      .select(['guardians.id', 'guardians.email', 'guardians.language', 'accounts.name'])
      .select((from) =>
        from
          .selectFrom('young_requests as one')
          .innerJoin('clocks', 'clocks.subject_id', 'one.id')
          .select(({ fn }) => fn.min('clocks.due_at').as('due_at'))
          .whereRef('one.mentee_id', '=', 'guardians.account_id')
          .where('one.state', '=', 'with_guardian')
          .where('clocks.kind', '=', 'guardian_mentoring_answer')
          .where('clocks.ended_at', 'is', null)
          .where('clocks.due_at', '>', now)
          .as('waits_until'),
      )
      .where('guardians.account_id', '=', accountId)
      .where('guardians.confirmed', '=', true)
      .where('guardians.expires_at', '>', now)
      .executeTakeFirst();
    if (!found) return null;
    const { id, email: to, language, name: memberName, waits_until: waitsUntil } = found;
    // It may have waited in the outbox until after the answer.
    if (what === 'reminded' && !waitsUntil) return null;
    return {
      to,
      language,
      memberName,
      what,
      waitsUntil,
      path: pathOf(id, linkSecretOf(core.key, 'guardian', id)),
      meetingKind: sessionId ? await findMeetingKind(core, sessionId) : '',
      entry: sessionId ? await findGuardianEntry(core, accountId, sessionId) : null,
    };
  },
  samples: ({ to, name }) =>
    guardianSteps.map((what) => ({
      to,
      language: null,
      memberName: name,
      what,
      waitsUntil: new Date('2030-01-31T06:30:00Z'),
      path: pathOf('66f0c2d1a4b3e5f60718', '5a'.repeat(32)),
      meetingKind: what === 'confirmed' ? ('link' as const) : ('' as const),
      entry: null,
    })),
});

type Told = { accountId: string; what: GuardianStep; sessionId?: string };

/** How the two meet, for a sentence that the guardian may join. */
async function findMeetingKind({ db }: Core, sessionId: string): Promise<'' | 'link' | 'phone'> {
  const one = await db
    .selectFrom('mentoring_sessions')
    .select('location_kind')
    .where('id', '=', sessionId)
    .where('is_young', '=', true)
    .executeTakeFirst();
  return one && isLive(one.location_kind) ? one.location_kind : '';
}

/** The entry that both sides have. The email may be passed on, so it names no topic and no mentor; it has the link, as theirs. */
async function findGuardianEntry(
  core: Core,
  menteeId: string,
  sessionId: string,
): Promise<CalendarEntry | null> {
  const entry = await findNotifiedEntry(core, menteeId, sessionId);
  return entry && 'uid' in entry ? { ...entry, topic: '', person: '' } : null;
}

function pathOf(request: string, secret: string): string {
  return `${youngPaths.guardian}?${new URLSearchParams({ request, secret })}`;
}

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof guardianMentoring> {}
}
