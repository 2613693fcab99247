import type { Consents } from '../ground/consent.ts';
import { endMarketing } from './steps/end-marketing.ts';

export const ownConsents: Consents = {
  terms: { asked: { columns: ['profiles.agree'], calls: ['POST /sign-ups'] } },
  privacy: { asked: { columns: ['profiles.agree'], calls: [] } },
  marketing: {
    asked: { columns: ['consents.given'], calls: ['PUT /account/consents/marketing'] },
    withdraw: endMarketing,
  },
};
