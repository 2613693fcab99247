import { sql } from 'kysely';
import type { Core } from '#core/ground/core.ts';
import { confirmRequest } from '#core/mentoring/confirm-request.ts';
import { answerYoungAsGuardian } from '#core/young-mentees/answer-young-as-guardian.ts';
import { askYoung } from '#core/young-mentees/ask-young.ts';
import { chooseYoungSlot } from '#core/young-mentees/choose-young-slot.ts';
import { setGuardianLive } from '#core/young-mentees/set-guardian-live.ts';
import { startIn } from '#tests/mentoring/sessions.ts';
import { agreedChild, newYoungMentor, type Opened, switchOn } from './young.ts';
import { confirmedSession, sessionAsking } from './young-sessions.ts';

export const guardianNumber = '+91 98220-12345';
export const byLink = { kind: 'link', location: 'https://meet.example.org/room', caller: '' } as const;
export const byPhone = { kind: 'phone', location: '', caller: 'mentor' } as const;
export const appealWords = 'I was on the page from the beginning, and no one wrote to me there.';

/** It is noon here at the time of `startIn`: summer time does not move this zone. */
export const noonZone = (() => {
  const ahead = 12 - new Date(startIn(3)).getUTCHours();
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
})();

/** A mentee whose guardian agreed to live sessions too, with a mentor; it is noon with them. */
export async function liveFamily(core: Core, who?: Opened) {
  await switchOn(core);
  const mentor = await newYoungMentor(core);
  const { child, link } = await agreedChild(core, who);
  await sql`update standings set zone = ${noonZone} where account_id = ${child.id}`.execute(core.db);
  await setGuardianLive(core, { ...link, confirmed: true });
  return { mentor, child, link };
}

type Live = 'link' | 'phone';

/** A request for a link or a call, to which the guardian has agreed. */
export async function agreedLive(core: Core, locationKind: Live, who?: Opened) {
  const made = await liveFamily(core, who);
  const { id } = await askYoung(core, made.child, { ...sessionAsking(made.mentor), locationKind });
  const phone = locationKind === 'phone' ? guardianNumber : '';
  await answerYoungAsGuardian(core, { ...made.link, youngId: id, confirmed: true, phone });
  return { ...made, id };
}

export async function sentLive(core: Core, locationKind: Live, who?: Opened) {
  const made = await agreedLive(core, locationKind, who);
  const { session } = await chooseYoungSlot(core, made.child, { requestId: made.id, startsAt: startIn(3) });
  return { ...made, sessionId: session?.id ?? '' };
}

export async function confirmedLive(core: Core, locationKind: Live, who?: Opened) {
  const made = await sentLive(core, locationKind, who);
  const where = locationKind === 'link' ? byLink : byPhone;
  await confirmRequest(core, made.mentor, { sessionId: made.sessionId, ...where });
  return made;
}

/** A session that the mentee is said to have missed, after the claim was accepted by silence. */
export async function missedSession(core: Core) {
  const made = await confirmedSession(core);
  await sql`update mentoring_sessions
    set state = 'no_show', no_show = 'mentee', claim = 'accepted', settled_at = now(), ended_at = now(),
      starts_at = now() - interval '4 days', claimed_at = now() - interval '3 days'
    where id = ${made.sessionId}`.execute(core.db);
  return made;
}
