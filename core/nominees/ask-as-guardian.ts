import type { RequestForAnother } from '#contract/nominees/request-for-another.ts';
import type { RequestKind } from '#contract/rights/limits.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import type { GuardianLink } from '../young-mentees/get-guardian-mentoring.ts';
import { requireGuardian } from './require-guardian.ts';
import { holdGuarded } from './steps/hold-guarded.ts';
import { receiveForAnother } from './steps/receive-for-another.ts';

type Said = GuardianLink & {
  kind: RequestKind;
  words: string;
  /** Of the page on which they ask. */
  language?: string | undefined;
};

/**
 * The guardian asks for a correction of the child's data, or complains. The child is told.
 * @throws Refusal `guardian_request_not_found`, `guardian_visit_missing`
 */
export async function askAsGuardian(
  core: Core,
  { kind, words, language = '', ...link }: Said,
): Promise<RequestForAnother> {
  const { accountId, email } = await requireGuardian(core, link);
  return core.db.transaction().execute(async (tx) => {
    await holdGuarded(tx, accountId, link.id);
    const said = {
      kind,
      words,
      email,
      mailbox: mailboxOf(email),
      forAccountId: accountId,
      language: language || null,
    };
    const { request, isNew } = await receiveForAnother(tx, core, said);
    if (isNew) await record(tx, { name: 'nominees.guardianActed', accountId, subject: { act: 'request' } });
    return request;
  });
}
