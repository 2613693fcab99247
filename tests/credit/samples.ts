import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { creditAccess } from './access.ts';
import { creditAddresses } from './addresses.ts';
import { collegeAccess } from './college-access.ts';
import { collegeAddresses } from './college-addresses.ts';
import { creditEventCases } from './events.ts';
import { creditNoBeginnings } from './no-beginnings.ts';
import { creditOpenStates } from './open-states.ts';
import { preparedClaims } from './prepared-claims.ts';
import { creditRows } from './rows.ts';

export const creditSamples = {
  access: [...creditAccess, ...collegeAccess],
  addresses: async (world) => ({ ...(await creditAddresses(world)), ...(await collegeAddresses(world)) }),
  words: ['Wardha College', 'Lamps of', 'Lamps', 'Asha Kale', 'Read twelve meters', 'Counter'],
  prepared: preparedClaims,
  events: creditEventCases,
  rows: creditRows,
  ages: {
    work_logs: `delete from credit_lines where log_id = 'w' || md5($1)`,
    credit_claims: [
      undefined,
      `update credit_claims set state = 'draft', ended_at = null where account_id = $1`,
    ],
  },
  noBeginnings: creditNoBeginnings,
  openStates: creditOpenStates,
  lapses: {
    claim_host: 'the owners are asked again, then it goes by evidence',
    claim_college: { lateFor: 'us' },
    claim_returned: 'the claim is withdrawn',
    claim_evidence: 'the claim is withdrawn',
  },
} satisfies ModuleSamples;
