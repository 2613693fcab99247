import type { Core } from '#core/ground/core.ts';
import { confirmRequest } from '#core/mentoring/confirm-request.ts';
import { answerYoungAsGuardian } from '#core/young-mentees/answer-young-as-guardian.ts';
import { askYoung } from '#core/young-mentees/ask-young.ts';
import { chooseYoungSlot } from '#core/young-mentees/choose-young-slot.ts';
import { startIn } from '#tests/mentoring/sessions.ts';
import { agreedChild, newYoungMentor, type Opened, switchOn, youngAsking } from './young.ts';

export const inWriting = { kind: 'written', location: '', caller: '' } as const;

export const sessionAsking = (mentor: { id: string }) => ({
  ...youngAsking(mentor),
  kind: 'session' as const,
  work: '' as const,
  links: [],
});

/** A request for a session that is with the guardian. */
export async function askedSession(core: Core, who?: Opened) {
  await switchOn(core);
  const mentor = await newYoungMentor(core);
  const { child, link, email } = await agreedChild(core, who);
  const { id } = await askYoung(core, child, sessionAsking(mentor));
  return { id, mentor, child, link, email };
}

export async function agreedSession(core: Core, who?: Opened) {
  const made = await askedSession(core, who);
  await answerYoungAsGuardian(core, { ...made.link, youngId: made.id, confirmed: true });
  return made;
}

/** The mentor is asked for a slot. */
export async function sentSession(core: Core, who?: Opened) {
  const made = await agreedSession(core, who);
  const { session } = await chooseYoungSlot(core, made.child, { requestId: made.id, startsAt: startIn(3) });
  return { ...made, sessionId: session?.id ?? '' };
}

export async function confirmedSession(core: Core, who?: Opened) {
  const made = await sentSession(core, who);
  await confirmRequest(core, made.mentor, { sessionId: made.sessionId, ...inWriting });
  return made;
}
