import type { NomineesBody } from '#contract/nominees/calls.ts';
import { type NomineeRelation, nomineeLimits } from '#contract/nominees/limits.ts';
import { now } from '#db/now.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { record } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { count } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { chosenLanguage } from '../languages/chosen-language.ts';
import { holdSession } from '../sessions/steps/hold-member.ts';
import { listNominees } from './list-nominees.ts';

/** A member who mistypes an address must not fill a stranger's mailbox. */
const perDay = { max: 10, seconds: 86_400 };

type Named = {
  name: string;
  email: string;
  relation: NomineeRelation;
  tells: boolean;
  language?: string | undefined;
};

/**
 * Names a person who acts for the member after a death, or when they cannot act. Nothing here looks for an account at the
 * address, so its age stays unknown. The same address once more changes its entry.
 * @throws Refusal `nominee_own`, `nominees_full`, `general_rate_limit_exceeded`
 */
export async function nameNominee(
  core: Core,
  member: Member,
  { name, email, relation, tells, language: wished }: Named,
): Promise<NomineesBody> {
  const mailbox = mailboxOf(email);
  await count(core, `nominee:${member.id}`, perDay);
  await core.db.transaction().execute(async (tx) => {
    const account = await holdSession(tx, member, { forSuspended: true });
    if (mailboxOf(account.email) === mailbox) throw new Refusal('nominee_own');
    const before = await tx.selectFrom('nominees').selectAll().where('account_id', '=', member.id).execute();
    const same = before.find((one) => one.mailbox === mailbox);
    if (!same && before.length >= nomineeLimits.most) throw new Refusal('nominees_full');
    const id = same?.id ?? newId();
    const language = chosenLanguage(core, account, wished);
    const said = { name, email, relation, language };
    // Told once, however often the form is sent.
    const isTold = tells || (same?.is_told ?? false);
    if (same)
      await tx
        .updateTable('nominees')
        .set({ ...said, is_told: isTold, named_at: now })
        .where('id', '=', id)
        .execute();
    else
      await tx
        .insertInto('nominees')
        .values({ id, account_id: member.id, mailbox, ...said, is_told: isTold })
        .execute();
    if (tells && !same?.is_told) await post(tx, { letter: 'nominee-named', nomineeId: id }, 'page');
    await record(tx, { name: 'nominees.named', accountId: member.id });
  });
  return listNominees(core, member);
}
