import type { factorKinds } from '#contract/factors/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { factorHeld } from './held.ts';
import type { factorScriptRefusals } from './script-refusals.ts';

export const factorWords = {
  refusals: {
    factor_not_found: 'आप यह ऐप हटा चुके हैं, या इसके 30 मिनट पूरे हो गए हैं। कृपया इसे फिर से जोड़ें।',
    factor_full: 'आप और नहीं रख सकते। दूसरा जोड़ने से पहले एक हटाएँ।',
    factor_loss_of_staff: 'आपके पास स्टाफ़ के अधिकार हैं। आपका दूसरा चरण सिर्फ़ साइट के ऑपरेटर हटा सकते हैं।',
    factor_loss_too_early: 'आपके पहले कोड को अभी 24 घंटे नहीं हुए हैं। कृपया बाद में नए कोड से साइन इन करें।',
    factor_sign_in_again: 'कृपया कोड से फिर साइन इन करें, और दस मिनट के अंदर ऐप जोड़ें।',
  },
  notifications: {
    factors_lost: () => 'एक इंतज़ार शुरू हुआ है। उसके बाद आपका अकाउंट दूसरे चरण के बिना खुलेगा',
  },
  deskActions: { 'factors.reset': 'ऑपरेटर के तौर पर एक अकाउंट के दूसरे चरण हटाए' },
  fieldErrors: {
    factor_code_wrong:
      'यह कोड ग़लत है, या आप इसे इस्तेमाल कर चुके हैं। ऐप में अगले कोड का इंतज़ार करें, या कोई दूसरा रिकवरी कोड लिखें।',
    factor_passkey_wrong: 'यह पासकी यहाँ नहीं चली। फिर कोशिश करें, या किसी दूसरे तरीक़े से साइन इन करें।',
    factor_passkey_scripts: 'पेज पूरा लोड नहीं हुआ है। कृपया लोड होने पर फिर दबाएँ।',
    factor_code_missing: 'कृपया कोड लिखें।',
    factor_name_missing: 'कृपया 60 अक्षरों तक का नाम लिखें।',
  },
  held: factorHeld,
  emails: {
    'factor-changed': 'दूसरा चरण बदला गया',
    'factors-lost': 'दूसरे चरण खो गए',
    'factor-loss-code': 'खोए हुए दूसरे चरण के लिए कोड',
    'proof-code': 'ज़रूरी क़दम से पहले कोड',
  },
} satisfies ModuleWords<typeof factorKinds, typeof factorScriptRefusals>;
