import { youngLimits as limits, youngStatementVersion } from '#contract/young-mentees/limits.ts';
import type { OwnYoungMentorBody } from '#contract/young-mentees/mentor-calls.ts';
import { inSeconds, now } from '#db/now.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import { holdAccountInUse } from '../accounts/steps/hold-account.ts';
import { bySession } from '../codes/asked-by.ts';
import { guessCode } from '../codes/guess-code.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { count } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';
import { getOwnYoungMentor } from './get-own-young-mentor.ts';
import { statementSubject } from './statement-subject.ts';
import { requireMayApply } from './steps/require-may-apply.ts';

/** Each asks two strangers by email. */
const perDay = { max: 3, seconds: 86_400 };

type Named = { name: string; email: string };
type Applied = { code: string; agrees: boolean; references: readonly [Named, Named] };

/**
 * Signs the statement with the mailed code and asks two references by email.
 * @throws Refusal `young_lacks`, `young_applied`, `young_statement_missing`, `young_references_alike`; any refusal of
 * `guessCode`
 */
export async function applyForYoung(
  core: Core,
  member: Member,
  { code: digits, agrees, references }: Applied,
): Promise<OwnYoungMentorBody> {
  if (!agrees) throw new Refusal('young_statement_missing', { param: 'agrees' });
  const [own, named] = [await findOwnBoxes(core, member), references.map(({ email }) => mailboxOf(email))];
  if (named[0] === named[1] || named.some((box) => own.includes(box)))
    throw new Refusal('young_references_alike', { param: 'secondEmail' });
  if (await isRepeated(core, member.id, references)) return getOwnYoungMentor(core.db, member.id);
  await core.db.transaction().execute((tx) => requireMayApply(tx, member));
  await guessCode(
    core,
    {
      purpose: 'sign',
      subject: statementSubject(member),
      accountId: member.id,
      askedBy: bySession(member),
      digits,
    },
    (tx) => holdMember(tx, member, holdAccountInUse),
    async (tx) => {
      await requireMayApply(tx, member);
      // With a connection of its own, many forms at once would wait for each other.
      await count({ ...core, db: tx }, `young-mentor:${member.id}`, perDay);
      await write(tx, member.id, references);
    },
  );
  return getOwnYoungMentor(core.db, member.id);
}

async function write(tx: Tx, mentorId: string, references: readonly Named[]): Promise<void> {
  const fresh = {
    state: 'references' as const,
    statement_version: youngStatementVersion,
    signed_at: now,
    ready_at: null,
    decided_by: null,
    decided_at: null,
    reason: '',
    ended_how: '' as const,
    saw_certificate: false,
    approved_until: null,
  };
  await tx
    .insertInto('young_mentors')
    .values({ account_id: mentorId, ...fresh })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(fresh))
    .execute();
  // An answer stays for the desk until its 30 days are over: a new signature must not take back what was said against it.
  await tx
    .deleteFrom('young_mentor_references')
    .where('account_id', '=', mentorId)
    .where('answered_at', 'is', null)
    .execute();
  for (const { name, email } of references) {
    const id = newId();
    await tx
      .insertInto('young_mentor_references')
      .values({ id, account_id: mentorId, name, email, expires_at: inSeconds(limits.referenceDays * 86_400) })
      .execute();
    await post(tx, { letter: 'young-mentor-reference', referenceId: id }, 'page');
  }
  await record(tx, { name: 'youngMentees.mentorApplied', accountId: mentorId, subject: { mentorId } });
}

/** The mailboxes that the mentor has shown to be their own: that of the account, and those behind marks. */
async function findOwnBoxes({ db }: Core, { id, account }: Member): Promise<string[]> {
  const rows = await db
    .selectFrom('verifications')
    .select('email')
    .where('account_id', '=', id)
    .where('email', '<>', '')
    .execute();
  return [account.email, ...rows.map(({ email }) => email)].map(mailboxOf);
}

/** The same form again, whose references were asked. */
async function isRepeated({ db }: Core, mentorId: string, references: readonly Named[]): Promise<boolean> {
  const asked = await db
    .selectFrom('young_mentor_references as one')
    .innerJoin('young_mentors as mentor', 'mentor.account_id', 'one.account_id')
    .select('one.email')
    .where('mentor.account_id', '=', mentorId)
    .where('mentor.state', 'in', ['references', 'waiting'])
    .whereRef('one.asked_at', '>=', 'mentor.signed_at')
    .execute();
  return asked.length > 0 && references.every(({ email }) => asked.some((one) => one.email === email));
}
