import type { BreachKind } from '#contract/breaches/limits.ts';
import type { Core } from '../../ground/core.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

type BreachFacts = {
  to: string;
  name: string;
  number: string;
  happened: string;
  beganAt: Date;
  endedAt: Date;
  kinds: BreachKind[];
  done: string;
  advice: string;
  /** Whom to ask: an address, or empty where the settings name none. */
  contact: string;
  /** It goes to the guardian of this member. */
  ofChild: string;
};

type Needs = { affectedId: string; recipient: 'person' | 'guardian' };

async function prepare(core: Core, { affectedId, recipient }: Needs): Promise<BreachFacts | null> {
  const isForGuardian = recipient === 'guardian';
  const row = await core.db
    .selectFrom('breach_affected')
    .innerJoin('breaches', 'breaches.id', 'breach_affected.breach_id')
    .leftJoin('accounts', 'accounts.id', 'breach_affected.account_id')
    .select(['breach_affected.address', 'guardian', 'kinds', 'number', 'happened', 'happened_from'])
    .select(['happened_until', 'done', 'advice', 'accounts.name', 'accounts.email'])
    .where('breach_affected.id', '=', affectedId)
    .executeTakeFirst();
  if (!row) return null;
  const to = isForGuardian ? row.guardian : (row.email ?? row.address);
  if (!to) return null;
  return {
    to,
    name: isForGuardian ? '' : (row.name ?? ''),
    number: row.number,
    happened: row.happened,
    beganAt: row.happened_from,
    endedAt: row.happened_until,
    kinds: row.kinds as BreachKind[],
    done: row.done,
    advice: row.advice,
    contact: core.grievanceOfficer?.email ?? core.contactAddress ?? '',
    ofChild: isForGuardian ? (row.name ?? '') : '',
  };
}

/** Tells a person of a breach: the facts, their data that it affects, our steps and theirs, and an address for questions. */
export const breachNotice = emailKind({
  name: 'breach-notice',
  prepare,
  samples: ({ to, name }) => {
    const sample: BreachFacts = {
      to,
      name,
      number: 'B-7K2M9QXW',
      happened:
        'A person used a stolen sign-in of another member and could read the messages of that member.',
      beganAt: new Date('2030-01-14T06:30:00Z'),
      endedAt: new Date('2030-01-15T09:00:00Z'),
      kinds: ['account', 'messages'],
      done: 'We ended the sign-in and closed the way that it used.',
      advice: 'Change your password, and do not follow links in unexpected messages.',
      contact: 'officer@example.org',
      ofChild: '',
    };
    return [sample, { ...sample, name: '', ofChild: 'Isha', contact: '' }];
  },
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof breachNotice> {}
}
