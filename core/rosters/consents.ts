import type { Consents } from '../ground/consent.ts';

export const rosterConsents: Consents = {
  guardian_roster: {
    asked: { columns: ['roster_guardian_asks.agreed_at'], calls: ['POST /guardian-roster-answers'] },
  },
};
