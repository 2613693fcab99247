import type { breachKindsOfModule } from '#contract/breaches/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { breachesHeld } from './held.ts';

export const breachWords = {
  refusals: { breach_unknown: 'इथे डेटाचे असे कोणतेही उल्लंघन नाही.' },
  deskActions: {
    'breaches.listed': 'डेटाच्या उल्लंघनांची यादी उघडली',
    'breach.looked': 'डेटाचे एक उल्लंघन वाचले',
    'breach.opened': 'डेटाचे एक उल्लंघन उघडले',
    'breach.affected': 'डेटाच्या एका उल्लंघनाचा परिणाम झालेले लोक शोधले',
    'breach.mailed': 'डेटाच्या एका उल्लंघनाचा परिणाम झालेल्या लोकांना ईमेल केला',
    'breach.reported': 'डेटाच्या एका उल्लंघनाच्या रिपोर्टचा मसुदा केला किंवा तो नोंदवला',
    'breach.closed': 'डेटाचे एक उल्लंघन बंद केले',
  },
  held: breachesHeld,
  emails: {
    'breach-notice': 'डेटाचे उल्लंघन',
  },
} satisfies ModuleWords<typeof breachKindsOfModule>;
