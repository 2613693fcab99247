import type { Consents } from '../ground/consent.ts';

export const youngMenteeConsents: Consents = {
  guardian_mentoring: {
    asked: {
      columns: ['guardian_mentoring.agreed_at'],
      calls: ['PUT /guardian-mentoring/:requestId/yes'],
    },
  },
  guardian_live: {
    asked: {
      columns: ['guardian_live_sessions.agreed_at', 'guardian_live_sessions.statement_version'],
      calls: ['PUT /guardian-mentoring/:requestId/live'],
    },
  },
};
