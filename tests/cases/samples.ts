import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { caseAccess } from './access.ts';
import { caseAddresses } from './addresses.ts';
import { caseEvents } from './events.ts';
import { caseNoBeginnings } from './no-beginnings.ts';
import { caseOpenStates } from './open-states.ts';

export const caseSamples = {
  access: caseAccess,
  events: caseEvents,
  rows: {
    cases: `insert into cases (id, thing_kind, thing_id, state, sealed, seal, decided_at, outcome, reason) values (md5('s' || $1), 'person', $1, 'decided', '{"name":"' || $2 || '"}', 'x', now(), 'warn', 'R')`,
    case_people: `insert into case_people (case_id, account_id, is_judged) values (md5('s' || $1), $1, true)`,
    case_recusals: `insert into case_recusals (case_id, account_id) values (md5('s' || $1), $1)`,
    case_reports: `insert into case_reports (id, case_id, reporter_id, email, concern) values (md5('r' || $1), md5('s' || $1), $1, $2, 'other')`,
    guest_reports: `insert into guest_reports (id, thing_kind, thing_id, email, concern) values (md5('g' || $1), 'person', 'x', $2, 'other')`,
  },
  addresses: caseAddresses,
  words: ['They ask for a deposit.', 'Asked members for money.'],
  noBeginnings: caseNoBeginnings,
  openStates: caseOpenStates,
  lapses: {
    case_appeal: { lateFor: 'awaiting' },
    harm_acknowledgement: { lateFor: 'us' },
    case_second_look: { lateFor: 'us' },
    harm_decision: { lateFor: 'us' },
    urgent_harm_decision: { lateFor: 'us' },
  },
} satisfies ModuleSamples;
