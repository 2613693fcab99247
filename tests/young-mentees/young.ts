import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { takeNewFile } from '#core/applications/take-new-file.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { codeOf, linkSecretOf, newCookieSecret } from '#core/ground/secrets.ts';
import { mailGuardianCode } from '#core/guardians/mail-guardian-code.ts';
import { askGuardian } from '#core/guardians/steps/ask-guardian.ts';
import { answerYoungAsGuardian } from '#core/young-mentees/answer-young-as-guardian.ts';
import { askYoung } from '#core/young-mentees/ask-young.ts';
import { openGuardianVisit } from '#core/young-mentees/open-guardian-visit.ts';
import { sendYoung } from '#core/young-mentees/send-young.ts';
import { setGuardianYes } from '#core/young-mentees/set-guardian-yes.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { again, bornYearsAgo, freshEmail, member } from '#tests/ground/builders.ts';
import { answerAsGuardian } from '#tests/guardians/guardians.ts';
import { topic } from '#tests/mentoring/sessions.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { newReviewer, reviewQuestion } from '#tests/written-reviews/reviews.ts';

export type Opened = Member & { secret: string };

export const childName = 'Isha Deshpande';
export const referenceName = 'Ravi Shah';
export const youngMessage = 'Which card would you leave out first?';
export const workLink = 'https://example.com/plan';

/** As an administrator switches it. */
export const switchOn = (core: Core, isOn = true) =>
  sql`insert into young_mentoring (id, is_on) values (1, ${isOn})
    on conflict (id) do update set is_on = excluded.is_on`.execute(core.db);

/** Opens a mentor with a mark to members under 18, as after an approval. */
export async function approve(core: Core, { id }: Pick<Member, 'id'>): Promise<void> {
  await sql`insert into young_mentors (account_id, state, statement_version, decided_at, approved_until)
    values (${id}, 'approved', 'test', now(), now() + interval '1 year')
    on conflict (account_id) do update set state = 'approved', approved_until = excluded.approved_until`.execute(
    core.db,
  );
}

export async function newYoungMentor(core: Core) {
  const mentor = await newReviewer(core);
  await markAs(core, mentor);
  await approve(core, mentor);
  return mentor;
}

/** A member of 15 years whose guardian was asked, with the guardian’s link and browser. */
export async function newFamily(core: Core, who?: Opened) {
  const made = who ?? (await member(core, { password: null, name: childName }));
  await setStanding(core, made.id, { birth_date: bornYearsAgo(15) });
  const email = freshEmail('guardian');
  await core.db
    .transaction()
    .execute((tx) => askGuardian(tx, { accountId: made.id, email, adultOn: '2090-01-01' }));
  const { id } = await core.db
    .selectFrom('guardians')
    .select('id')
    .where('account_id', '=', made.id)
    .executeTakeFirstOrThrow();
  const link = { id, secret: linkSecretOf(core.key, 'guardian', id), browser: newCookieSecret() };
  return { child: made, link, email };
}

/** The same, and the guardian agreed to the account. */
export async function newChild(core: Core, who?: Opened) {
  const { child, link, email } = await newFamily(core, who);
  const { browser: _, ...asked } = link;
  await answerAsGuardian(core, { ...asked, confirmed: true, adult: true, relation: 'parent' });
  return { child: await again(core, child), link, email };
}

export type Guardian = Awaited<ReturnType<typeof newChild>>['link'];

/** The guardian enters a mailed code in their browser. */
export async function visit(core: Core, link: Guardian) {
  const { id } = await mailGuardianCode(core, { ...link, ip: '203.0.113.7' });
  return openGuardianVisit(core, { ...link, code: codeOf(core.key, id) });
}

/** The guardian reads, and agreed to written mentoring. */
export async function agreedChild(core: Core, who?: Opened) {
  const made = await newChild(core, who);
  await visit(core, made.link);
  await setGuardianYes(core, { ...made.link, confirmed: true });
  return made;
}

export const youngAsking = (mentor: Pick<Member, 'id'>, changes: { question?: string } = {}) => ({
  mentorId: mentor.id,
  kind: 'review' as const,
  work: 'document' as const,
  topic,
  question: reviewQuestion,
  links: [workLink],
  ...changes,
});

const drawing = await photo('jpeg', 60, 40);
/** A picture in the store, as the form brings it. */
export const newPicture = (core: Core, bytes = drawing) =>
  takeNewFile(core, 'Isha Deshpande, class 9.jpg', Readable.from([bytes]));

/** A request with the guardian. */
export async function askedRequest(core: Core, who?: Opened) {
  await switchOn(core);
  const mentor = await newYoungMentor(core);
  const { child, link } = await agreedChild(core, who);
  const { id } = await askYoung(core, child, youngAsking(mentor));
  return { id, mentor, child, link };
}

export async function agreedRequest(core: Core, who?: Opened) {
  const made = await askedRequest(core, who);
  await answerYoungAsGuardian(core, { ...made.link, youngId: made.id, confirmed: true });
  return made;
}

/** With the review that its mentor has to answer. */
export async function sentRequest(core: Core, who?: Opened) {
  const made = await agreedRequest(core, who);
  const { review } = await sendYoung(core, made.child, made.id);
  return { ...made, reviewId: review?.id ?? '' };
}
