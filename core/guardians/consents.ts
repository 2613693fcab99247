import type { Consents } from '../ground/consent.ts';

export const guardianConsents: Consents = {
  guardian: {
    asked: {
      columns: ['guardians.confirmed', 'guardians.terms_version', 'standings.guardian_agreed_at'],
      calls: ['PUT /guardian-requests/:requestId/answer'],
    },
  },
};
