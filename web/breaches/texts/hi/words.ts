import type { breachKindsOfModule } from '#contract/breaches/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { breachesHeld } from './held.ts';

export const breachWords = {
  refusals: { breach_unknown: 'यहाँ डेटा में सेंध का ऐसा कोई मामला नहीं है।' },
  deskActions: {
    'breaches.listed': 'डेटा में सेंध के मामलों की सूची खोली',
    'breach.looked': 'डेटा में सेंध का एक मामला पढ़ा',
    'breach.opened': 'डेटा में सेंध का एक मामला खोला',
    'breach.affected': 'वे लोग खोजे जिन पर डेटा में सेंध का असर है',
    'breach.mailed': 'उन लोगों को ईमेल किया जिन पर डेटा में सेंध का असर है',
    'breach.reported': 'डेटा में सेंध की रिपोर्ट का ड्राफ़्ट बनाया या उसे दर्ज किया',
    'breach.closed': 'डेटा में सेंध का एक मामला बंद किया',
  },
  held: breachesHeld,
  emails: {
    'breach-notice': 'डेटा में सेंध',
  },
} satisfies ModuleWords<typeof breachKindsOfModule>;
