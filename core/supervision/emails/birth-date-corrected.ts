import { emailKind, type Named } from '../../ground/emails.ts';
import { findStanding } from '../../standings/find-standing.ts';
import { childConfirmed } from '../child-confirmed.ts';

type Facts = {
  to: string;
  name: string;
  reason: string;
  isRestricted: boolean;
  state: State;
  contact: string;
};

/** `waits`: a second member of staff has not confirmed yet. `kept`: none did, and the earlier date counts again. */
type State = 'stands' | 'waits' | 'kept';

/** Tells a member that their date of birth was corrected, why, and with what consequences. */
export const birthDateCorrected = emailKind({
  name: 'birth-date-corrected',
  async prepare(core, { accountId }: { accountId: string }): Promise<Facts | null> {
    const account = await core.db
      .selectFrom('accounts')
      .select(['email as to', 'name'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    const entry = await core.db
      .selectFrom('admin_actions')
      .select(['action', 'detail'])
      .where('subject_id', '=', accountId)
      .where('action', 'in', ['account.birthDateCorrected', 'account.birthDateKept'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const standing = await findStanding(core.db, accountId);
    if (!account || !entry || !standing) return null;
    const waiting = await core.db
      .selectFrom('staff_proposals')
      .select('id')
      .where('kind', '=', childConfirmed.kind)
      .where('subject_id', '=', accountId)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    const isRestricted = standing.age === 'waiting';
    const isKept = entry.action === 'account.birthDateKept';
    const state = isKept ? 'kept' : waiting && isRestricted ? 'waits' : 'stands';
    return { ...account, reason: entry.detail, isRestricted, state, contact: core.contactAddress ?? '' };
  },
  samples: ({ to, name }) =>
    (
      [
        [true, 'waits'],
        [true, 'stands'],
        [false, 'stands'],
        [false, 'kept'],
      ] as const
    ).map(([isRestricted, state]) => ({
      to,
      name,
      isRestricted,
      state,
      reason: state === 'kept' ? '' : 'This is a sample of a reason.',
      contact: 'hello@saharambh.example',
    })),
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof birthDateCorrected> {}
}
