import type { AgreementStage } from '#contract/agreements/limits.ts';
import { entryWords, sideWords } from '#rules/agreements/entry-words/hi.ts';
import { paperWords } from '#rules/agreements/paper-words/hi.ts';
import type { Stage } from '#rules/agreements/state.ts';
import type { Sums } from '#rules/agreements/sums.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { agreementPapers as english } from '../en/agreement-papers.ts';

const monthIn = (month: string) =>
  new Intl.DateTimeFormat('hi-IN-u-nu-latn', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export const agreementPapers = {
  entryWords,
  sideWords,
  /** Of letters that a PDF cannot draw. */
  unshown: paperWords.unshown,
  sums: {
    awarded: 'स्वीकार किया गया मूल्य',
    pay: 'उसका भुगतान',
    confirmed: 'मिला, पक्का किया गया',
    due: 'बक़ाया',
    awaited: 'भेजा, पक्का होना बाक़ी',
    toPayBack: 'लौटाना है',
    closedOpen: 'इतना बक़ाया रहते बंद हुआ',
    units: 'यूनिट जिनका इसके लिए वादा है',
    vested: 'वेस्ट हो चुकीं',
    unvested: 'अभी वेस्ट नहीं हुईं',
    held: 'वेस्ट हो चुकीं, पर अभी वादा ही',
    reserved: 'पूल में रोककर रखी गईं',
    fallbackDue: 'यूनिट के लिए नक़द बक़ाया',
  } satisfies Record<keyof Sums, string>,
  statement: {
    title: (month) => (month ? `${monthIn(month)} का ब्योरा` : 'पूरे लेजर का ब्योरा'),
    between: (project, person) => `${project} और ${person} के बीच`,
    role: (role, id) => `${role}। अनुबंध ${id}।`,
    before: 'पहले',
    entries: 'एंट्रियाँ',
    after: 'बाद में',
    none: 'अभी कुछ नहीं लिखा गया है।',
    noSums: 'हस्ताक्षर किया हुआ टेक्स्ट जितने समय रखा जाता है वह बीत चुका है, इसलिए यहाँ जोड़ नहीं लगाए जा सकते।',
    receipt: (sequence, hash) => `यहाँ की आख़िरी एंट्री ${sequence} है। उसका हैश: ${hash}`,
    compare:
      'दोनों को /verify पर अनुबंध की JSON फ़ाइल से मिलाएँ। ब्योरा वही दोहराता है जो दोनों पक्षों ने लिखा है; वह यह साबित नहीं करता कि पैसा पहुँचा।',
    columns: {
      entry: 'एंट्री',
      at: 'समय (UTC)',
      day: 'दिन',
      side: 'किसने लिखी',
      name: 'नाम',
      what: 'क्या',
      currency: 'मुद्रा',
      hash: 'हैश',
    },
    afterIt: (sum) => `${sum}, इसके बाद`,
  },
  own: {
    title: 'सभी अनुबंधों का ब्योरा',
    of: (name) => `${name} का, योगदानकर्ता के रूप में।`,
    agreements: 'अनुबंध',
    money: 'पैसे, मुद्रा के अनुसार',
    units: 'यूनिट, प्रोजेक्ट के अनुसार',
    never: 'अलग-अलग मुद्राओं की रक़में, और अलग-अलग प्रोजेक्ट की यूनिट, कभी जोड़ी नहीं जातीं। यूनिट शेयर के वादे हैं, शेयर नहीं।',
    none: 'अभी कोई अनुबंध लागू नहीं हुआ है।',
    agreement: 'अनुबंध',
    currency: 'मुद्रा',
    project: 'प्रोजेक्ट',
    columns: { kind: 'पंक्ति', project: 'प्रोजेक्ट', role: 'भूमिका', stage: 'स्थिति', agreement: 'अनुबंध' },
    last: 'आख़िरी एंट्री',
    hash: 'उसका हैश',
  },
  pack: {
    title: (project) => `${project} ने क्या वादा किया है`,
    pool: (units, company, day) => `पूल: कंपनी की ${company} यूनिट में से ${units}, ${day} को।`,
    noPool: 'कोई पूल दर्ज नहीं है।',
    notAdvice:
      'ये हस्ताक्षर किए हुए वादे हैं, शेयर या प्रतिभूतियाँ नहीं। शेयरों के लिए कंपनी के अपने फ़ैसले और सरकारी काग़ज़ी कार्रवाई ज़रूरी है। यह क़ानूनी सलाह नहीं है।',
    agreement: (role, id, signed) => `${role}। अनुबंध ${id}, ${signed} को हस्ताक्षर हुए।`,
    none: 'अभी कुछ तय नहीं हुआ है।',
    noText: 'हस्ताक्षर किया हुआ टेक्स्ट जितने समय रखा जाता है वह बीत चुका है। उसका हैश और उसका लेजर रहते हैं।',
    noEquity: 'शेयर का कोई वादा नहीं',
    notBegun: (value, offered) => {
      const [lowest = 0, highest = lowest] = [offered[0], offered.at(-1)];
      if (highest === 0) return `मूल्य ${value}, शेयर का कोई वादा नहीं`;
      return lowest === highest
        ? `मूल्य ${value}, उसका ${lowest} % शेयर के वादे के रूप में`
        : `मूल्य ${value}; शुरू करते समय उसका ${lowest} से ${highest} % शेयर के वादे के रूप में चुना जा सकता है`;
    },
    at: (price) => `${price} प्रति यूनिट`,
    atOnce: 'एक साथ वेस्ट होती हैं',
    monthly: (months, cliff, start) => `${start} से ${months} महीनों में वेस्ट होती हैं, महीने ${cliff} से पहले कुछ नहीं`,
    conversion: (day) => `${day} तक शेयरों में बदली जानी हैं`,
    columns: {
      person: 'व्यक्ति',
      role: 'भूमिका',
      agreement: 'अनुबंध',
      signed: 'हस्ताक्षर की तारीख',
      state: 'स्थिति',
      milestone: 'पड़ाव',
      title: 'शीर्षक',
      stage: 'चरण',
      currency: 'मुद्रा',
      value: 'मूल्य',
      awarded: 'स्वीकार किया गया मूल्य',
      pay: 'भुगतान',
      confirmed: 'पक्का किया गया',
      due: 'बक़ाया',
      share: 'हिस्सा % में',
      price: 'एक यूनिट की क़ीमत',
      units: 'यूनिट जिनका वादा है',
      vested: 'वेस्ट हो चुकीं',
      unvested: 'वेस्ट नहीं हुईं',
      returned: 'लौटाई गईं',
      gone: 'बदली, नक़द चुकाई या छोड़ी गईं',
      vesting: 'वेस्टिंग',
      conversion: 'शेयरों में बदलने की तारीख',
      fallback: 'एक यूनिट के लिए नक़द',
      fallbackDue: 'नक़द बक़ाया',
      last: 'आख़िरी एंट्री',
      hash: 'उसका हैश',
    },
    total: 'कुल',
    files: { promises: 'promises', texts: 'signed-texts', text: (number) => `text-${number}` },
  },
  stages: {
    planned: 'तय',
    started: 'शुरू',
    submitted: 'जमा किया गया',
    changes_asked: 'बदलाव माँगे गए',
    accepted: 'स्वीकार',
    rejected: 'नामंज़ूर',
    dropped: 'छोड़ा गया',
    cancelled: 'रद्द',
  } satisfies Record<Stage, string>,
  states: {
    draft: 'ड्राफ़्ट',
    proposed: 'प्रस्ताव दिया गया',
    countered: 'जवाबी प्रस्ताव आया',
    signed_by_one: 'एक के हस्ताक्षर हुए',
    declined: 'मना किया गया',
    withdrawn: 'वापस लिया गया',
    expired: 'समय बीत गया',
    active: 'लागू',
    ending: 'ख़त्म हो रहा है',
    ended: 'ख़त्म',
    completed: 'पूरा',
  } satisfies Record<AgreementStage, string>,
  settled: 'हिसाब पूरा',
  formerMember: 'एक पूर्व सदस्य',
  noSum: 'अभी कुछ नहीं।',
} satisfies Translated<typeof english>;
