import { innerNomineePaths } from '#contract/nominees/inner-paths.ts';
import type {
  NomineeCause,
  NomineeRefusal,
  NomineeRelation,
  NomineeState,
} from '#contract/nominees/limits.ts';
import { nomineePaths } from '#contract/nominees/rare-paths.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import type { Core } from '../ground/core.ts';
import { decidesAt } from './policy.ts';
import { nomineeRequestRows } from './request-row.ts';
import { hereSecretOf } from './secrets.ts';

/** The facts of emails about a request to act for a member. */
export type MailedNomineeRequest = {
  to: string;
  /** For a nominee, as the member chose it. */
  language: string | null;
  /** Of the recipient. */
  name: string;
  number: string;
  nomineeName: string;
  memberName: string;
  relation: NomineeRelation;
  cause: NomineeCause;
  state: NomineeState;
  refusal: NomineeRefusal | '';
  decidesAt: Date;
  dueAt: Date | null;
  isLate: boolean;
  path: string;
};

/** For the member or for the nominee; null once there is no address for it. */
export async function findMailedNomineeRequest(
  core: Core,
  requestId: string,
  to: 'member' | 'nominee',
): Promise<MailedNomineeRequest | null> {
  const row = await nomineeRequestRows(core.db).where('id', '=', requestId).executeTakeFirst();
  if (!row) return null;
  const account =
    row.account_id === null
      ? undefined
      : await core.db
          .selectFrom('accounts')
          .select(['email', 'name'])
          .where('id', '=', row.account_id)
          .executeTakeFirst();
  const address = to === 'member' ? account?.email : row.email;
  if (!address) return null;
  const named =
    to === 'nominee' &&
    (await core.db
      .selectFrom('nominees')
      .select('language')
      .where('account_id', '=', row.account_id ?? '')
      .where('mailbox', '=', mailboxOf(row.email))
      .executeTakeFirst());
  const dueAt = row.state === 'waiting' ? row.due_at : null;
  return {
    to: address,
    language: named ? named.language : null,
    name: to === 'member' ? (account?.name ?? '') : row.name,
    number: row.number,
    nomineeName: row.name,
    memberName: account?.name ?? '',
    relation: row.relation as NomineeRelation,
    cause: row.cause as NomineeCause,
    state: row.state as NomineeState,
    refusal: row.reason as NomineeRefusal | '',
    decidesAt: decidesAt(row),
    dueAt,
    isLate: dueAt !== null && dueAt <= row.now,
    path: to === 'member' ? innerNomineePaths.here(row.id, hereSecretOf(core, row.id)) : nomineePaths.act,
  };
}

export function sampleNomineeRequest(
  { to, name }: { to: string; name: string },
  state: NomineeState = 'waiting',
): MailedNomineeRequest {
  return {
    to,
    language: null,
    name,
    number: 'R-7K2M9QXW',
    nomineeName: 'Meera Kulkarni',
    memberName: 'Asha Kulkarni',
    relation: 'sibling',
    cause: 'death',
    state,
    refusal: state === 'refused' ? 'not_shown' : '',
    decidesAt: new Date('2030-01-31T06:30:00Z'),
    dueAt: state === 'waiting' ? new Date('2030-02-15T06:30:00Z') : null,
    isLate: false,
    path: innerNomineePaths.here('66f0c2d1a4b3e5f60718', '5a'.repeat(128)),
  };
}
