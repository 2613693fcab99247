import type { LocationKind } from '#rules/mentoring/meeting-location.ts';
import type { SessionState } from '#rules/mentoring/session-states.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { stepTexts as english } from '../en/steps.ts';

export const stateWords: Record<SessionState, string> = {
  asked: 'जवाब का इंतज़ार है',
  confirmed: 'पक्का',
  took_place: 'हुआ',
  not_held: 'नहीं हुआ',
  no_show: 'छूट गया',
  declined: 'इस बार नहीं',
  withdrawn: 'वापस लिया गया',
  lapsed: 'जवाब नहीं आया',
  cancelled: 'रद्द',
  released: 'नहीं होगा: आप दोनों में से एक उपलब्ध नहीं',
};

export const locationWords: Record<LocationKind, string> = {
  link: 'ऑनलाइन, लिंक से',
  phone: 'फ़ोन पर',
  written: 'लिखकर, बातचीत में',
  public: 'किसी सार्वजनिक जगह पर',
};

export const releasedOwn = 'अब आगे नहीं, क्योंकि आप दूसरे सदस्य के लिए अब उपलब्ध नहीं हैं';

export const stepTexts = {
  busy: 'एक पल…',
  reason: 'कारण',
  words: 'कुछ शब्द',
  wordsHint: 'दूसरे सदस्य कारण और ये शब्द पढ़ते हैं।',
  kind: 'आप कहाँ मिलेंगे',
  location: 'लिंक, नंबर या पता',
  locationHint: 'लिंक https:// से शुरू होता है। अगर आप लिखकर मिलते हैं, तो इसे ख़ाली छोड़ें।',
  caller: 'फ़ोन पर हो, तो कॉल कौन करेगा',
  callers: { '': 'कोई नहीं', mentor: 'मेंटर कॉल करते हैं', mentee: 'मेंटी कॉल करते हैं' },
} satisfies Translated<typeof english>;
