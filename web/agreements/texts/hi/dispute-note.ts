import type { DisputeStageName } from '#rules/agreements/dispute-stages.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { disputeNote as english } from '../en/dispute-note.ts';

export const disputeNote = {
  title: 'विवाद',
  canOpen: 'कुछ ग़लत है? इस पड़ाव पर विवाद खोला जा सकता है।',
  open: 'विवाद खोलें',
  openAgain: 'फिर से खोलें',
  page: 'विवाद',
  stages: {
    none: 'कोई विवाद नहीं',
    withdrawn: 'वापस लिया गया: सब पहले जैसा है',
    open: 'खुला',
    ruled: 'फ़ैसला हो गया, अपील हो सकती है',
    appealed: 'अपील की गई',
    appeal_ruled: 'अपील पर फ़ैसला हो गया',
    final: 'अंतिम',
    agreed: 'दोनों पक्षों ने तय किया, अंतिम',
  } satisfies Record<DisputeStageName, string>,
} satisfies Translated<typeof english>;
