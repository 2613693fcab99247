import type { AgreementStage } from '#contract/agreements/limits.ts';
import { entryWords, sideWords } from '#rules/agreements/entry-words/mr.ts';
import { paperWords } from '#rules/agreements/paper-words/mr.ts';
import type { Stage } from '#rules/agreements/state.ts';
import type { Sums } from '#rules/agreements/sums.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { agreementPapers as english } from '../en/agreement-papers.ts';

const monthIn = (month: string) =>
  new Intl.DateTimeFormat('mr-IN-u-nu-latn', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export const agreementPapers = {
  entryWords,
  sideWords,
  /** Of letters that a PDF cannot draw. */
  unshown: paperWords.unshown,
  sums: {
    awarded: 'स्वीकारलेले मूल्य',
    pay: 'त्याचे पेमेंट',
    confirmed: 'मिळाले, नक्की केलेले',
    due: 'बाकी',
    awaited: 'पाठवल्याचे सांगितलेले, नक्की न केलेले',
    toPayBack: 'परत करायचे',
    closedOpen: 'एवढे बाकी असताना बंद',
    units: 'त्यासाठी वचन दिलेली युनिट',
    vested: 'व्हेस्ट झालेली',
    unvested: 'अजून व्हेस्ट न झालेली',
    held: 'व्हेस्ट झालेली, पण अजून वचनच',
    reserved: 'पूलमधून राखून ठेवलेली',
    fallbackDue: 'युनिटसाठी बाकी रोख',
  } satisfies Record<keyof Sums, string>,
  statement: {
    title: (month) => (month ? `${monthIn(month)} चे विवरण` : 'संपूर्ण लेजरचे विवरण'),
    between: (project, person) => `${project} आणि ${person} यांच्यात`,
    role: (role, id) => `${role}. करार ${id}.`,
    before: 'आधी',
    entries: 'नोंदी',
    after: 'नंतर',
    none: 'अजून काहीही लिहिलेले नाही.',
    noSums: 'सही केलेला मजकूर ठेवण्याची मुदत संपली आहे, म्हणून इथे बेरजा काढता येत नाहीत.',
    receipt: (sequence, hash) => `इथली शेवटची नोंद ${sequence} आहे. तिचा हॅश: ${hash}`,
    compare:
      'दोन्ही /verify वर कराराच्या JSON फाइलशी जुळवून पाहा. विवरणात दोन्ही बाजूंनी लिहिलेलेच पुन्हा असते; पैसे पोहोचले हे ते सिद्ध करत नाही.',
    columns: {
      entry: 'नोंद',
      at: 'वेळ (UTC)',
      day: 'दिवस',
      side: 'कोणी लिहिली',
      name: 'नाव',
      what: 'काय',
      currency: 'चलन',
      hash: 'हॅश',
    },
    afterIt: (sum) => `${sum}, त्यानंतर`,
  },
  own: {
    title: 'सर्व करारांचे विवरण',
    of: (name) => `${name} यांचे, योगदानकर्ता म्हणून.`,
    agreements: 'करार',
    money: 'पैसे, चलनानुसार',
    units: 'युनिट, प्रकल्पानुसार',
    never:
      'वेगवेगळ्या चलनांतील रकमा, आणि वेगवेगळ्या प्रकल्पांची युनिट, कधीही एकत्र मिळवली जात नाहीत. युनिट म्हणजे शेअरची वचने आहेत, शेअर नाहीत.',
    none: 'अजून एकही करार लागू झालेला नाही.',
    agreement: 'करार',
    currency: 'चलन',
    project: 'प्रकल्प',
    columns: { kind: 'ओळ', project: 'प्रकल्प', role: 'भूमिका', stage: 'स्थिती', agreement: 'करार' },
    last: 'शेवटची नोंद',
    hash: 'तिचा हॅश',
  },
  pack: {
    title: (project) => `${project} ने काय वचन दिले आहे`,
    pool: (units, company, day) => `पूल: कंपनीच्या ${company} युनिटपैकी ${units}, ${day} रोजी.`,
    noPool: 'पूलची नोंद नाही.',
    notAdvice:
      'ही सही केलेली वचने आहेत, शेअर किंवा प्रतिभूती नाहीत. शेअरसाठी कंपनीचे स्वतःचे निर्णय आणि सरकारी कागदपत्रे लागतात. हा कायदेशीर सल्ला नाही.',
    agreement: (role, id, signed) => `${role}. करार ${id}, ${signed} रोजी सही झाली.`,
    none: 'अजून काहीही ठरलेले नाही.',
    noText: 'सही केलेला मजकूर ठेवण्याची मुदत संपली आहे. त्याचा हॅश आणि त्याचे लेजर राहते.',
    noEquity: 'शेअरचे वचन नाही',
    notBegun: (value, offered) => {
      const [lowest = 0, highest = lowest] = [offered[0], offered.at(-1)];
      if (highest === 0) return `मूल्य ${value}, शेअरचे वचन नाही`;
      return lowest === highest
        ? `मूल्य ${value}, त्याचे ${lowest} % शेअरचे वचन म्हणून`
        : `मूल्य ${value}; सुरू करताना त्याचे ${lowest} ते ${highest} % शेअरचे वचन म्हणून निवडता येते`;
    },
    at: (price) => `प्रति युनिट ${price}`,
    atOnce: 'एकाच वेळी व्हेस्ट होतात',
    monthly: (months, cliff, start) =>
      `${start} पासून ${months} महिन्यांत व्हेस्ट होतात, महिना ${cliff} आधी काहीही नाही`,
    conversion: (day) => `${day} पर्यंत शेअरमध्ये बदलायची आहेत`,
    columns: {
      person: 'व्यक्ती',
      role: 'भूमिका',
      agreement: 'करार',
      signed: 'सहीची तारीख',
      state: 'स्थिती',
      milestone: 'टप्पा',
      title: 'शीर्षक',
      stage: 'टप्प्याची स्थिती',
      currency: 'चलन',
      value: 'मूल्य',
      awarded: 'स्वीकारलेले मूल्य',
      pay: 'पेमेंट',
      confirmed: 'नक्की केलेले',
      due: 'बाकी',
      share: 'हिस्सा % मध्ये',
      price: 'एका युनिटची किंमत',
      units: 'वचन दिलेली युनिट',
      vested: 'व्हेस्ट झालेली',
      unvested: 'व्हेस्ट न झालेली',
      returned: 'परत गेलेली',
      gone: 'शेअरमध्ये बदललेली, रोख दिलेली किंवा सोडलेली',
      vesting: 'व्हेस्टिंग',
      conversion: 'शेअरमध्ये बदलण्याची तारीख',
      fallback: 'एका युनिटसाठी रोख',
      fallbackDue: 'बाकी रोख',
      last: 'शेवटची नोंद',
      hash: 'तिचा हॅश',
    },
    total: 'एकूण',
    files: { promises: 'promises', texts: 'signed-texts', text: (number) => `text-${number}` },
  },
  stages: {
    planned: 'ठरवलेला',
    started: 'सुरू',
    submitted: 'सादर केलेला',
    changes_asked: 'बदल मागितले',
    accepted: 'स्वीकारलेला',
    rejected: 'नामंजूर',
    dropped: 'सोडून दिलेला',
    cancelled: 'रद्द',
  } satisfies Record<Stage, string>,
  states: {
    draft: 'मसुदा',
    proposed: 'प्रस्ताव दिला',
    countered: 'उलट प्रस्ताव आला',
    signed_by_one: 'एकाची सही झाली',
    declined: 'नकार दिला',
    withdrawn: 'मागे घेतला',
    expired: 'मुदत संपली',
    active: 'लागू',
    ending: 'संपत आहे',
    ended: 'संपला',
    completed: 'पूर्ण',
  } satisfies Record<AgreementStage, string>,
  settled: 'हिशेब पूर्ण',
  formerMember: 'एक माजी सदस्य',
  noSum: 'अजून काही नाही.',
} satisfies Translated<typeof english>;
