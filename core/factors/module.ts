import type { Module } from '../ground/declaration.ts';
import { factorChanged } from './emails/factor-changed.ts';
import { factorLossCode } from './emails/factor-loss-code.ts';
import { factorsLost } from './emails/factors-lost.ts';
import { proofCode } from './emails/proof-code.ts';
import { factorEvents } from './events.ts';
import { factorsRows } from './expected-rows.ts';
import { factorNotifications } from './notifications.ts';
import { factorData } from './own-data.ts';
import { factorScheduledJobs } from './scheduled.ts';

export const factors: Module = {
  name: 'factors',
  noConsents: {
    'factors.confirmed_at': { none: 'The first code of a new app.' },
  },
  events: factorEvents,
  hasUnseenEvents: true,
  notifications: factorNotifications,
  emails: [factorChanged, factorsLost, factorLossCode, proofCode],
  scheduledJobs: factorScheduledJobs,
  ownData: factorData,
  expectedRows: factorsRows,
  tablesWithFirstRows: ['staff_factor_rule'],
};
