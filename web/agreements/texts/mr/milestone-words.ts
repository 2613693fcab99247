import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, plural } from '#web/ground/texts/amounts.ts';
import type { milestoneWords as english, inForceTexts as englishInForce } from '../en/milestone-words.ts';

const sides: Record<AgreementParty | 'administrator', string> = {
  project: 'प्रकल्प',
  contributor: 'योगदानकर्ता',
  administrator: 'आमचा स्टाफ',
};
const bySide: Record<AgreementParty | 'administrator', string> = {
  project: 'प्रकल्पाने',
  contributor: 'योगदानकर्त्यांनी',
  administrator: 'आमच्या स्टाफने',
};

export const units = (count: number) =>
  plural(count, { one: (shown) => `${shown}\u00a0युनिट`, other: (shown) => `${shown}\u00a0युनिट` });

const owedWords: Record<string, string> = {
  milestone_submission: 'टप्पा सादर करणे',
  milestone_resubmission: 'टप्पा पुन्हा सादर करणे',
  milestone_review: 'सादर केलेले तपासणे',
  early_end_submission: 'सुरू केलेले काम सादर करणे',
  payment: 'बाकी पैसे देणे',
  payment_confirmation: 'पेमेंट नक्की करणे',
  paying_back: 'जास्त झालेले परत करणे',
  cause_contest: 'सांगितलेल्या कारणावर हरकत घेणे, किंवा ते कायम राहू देणे',
  cause_ruling: 'हरकत घेतलेल्या कारणावर निर्णय देणे',
  conversion_confirmation: 'युनिटचे शेअर झाले हे नक्की करणे',
  dispute_settlement: 'तडजोडीच्या प्रस्तावाला उत्तर देणे',
  dispute_evidence: 'जे महत्त्वाचे आहे ते सांगणे आणि दाखवणे',
  dispute_ruling: 'निर्णय देणे',
  dispute_appeal: 'अपील करणे, किंवा निर्णय कायम राहू देणे',
  dispute_appeal_ruling: 'अपिलावर निर्णय देणे',
};
const ourWords: Record<string, (at: string) => string> = {
  dispute_evidence: (at) => `दोन्ही बाजू ${at} पर्यंत जे महत्त्वाचे आहे ते सांगू आणि दाखवू शकतात.`,
  dispute_ruling: (at) => `आम्ही ${at} पर्यंत निर्णय देतो.`,
  dispute_appeal: (at) => `कोणतीही बाजू ${at} पर्यंत अपील करू शकते.`,
  dispute_appeal_ruling: (at) => `आम्ही ${at} पर्यंत अपिलावर निर्णय देतो.`,
  cause_ruling: (at) => `हरकत घेतलेल्या कारणावर आम्ही ${at} पर्यंत निर्णय देतो.`,
};
const lateWords: Record<string, (at: string) => string> = {
  milestone_review: (at) =>
    `तपासणीची वेळ ${at} रोजी संपली. प्रकल्पाला दोनदा आठवण दिल्यावर काम स्वीकारलेले मानले जाते; तोपर्यंत प्रकल्प उत्तर देऊ शकतो.`,
  cause_contest: (at) =>
    `सांगितलेल्या कारणावर हरकत घेण्याची वेळ ${at} रोजी संपली. योगदानकर्त्यांना दोनदा आठवण दिल्यावर कारण कायम राहते; तोपर्यंत योगदानकर्ता त्यावर हरकत घेऊ शकतात.`,
  dispute_evidence: (at) => `पुरावे देण्याची वेळ ${at} रोजी संपली.`,
  dispute_ruling: (at) =>
    `आम्हाला उशीर झाला आहे: आमचा निर्णय ${at} पर्यंत व्हायचा होता. हा वाद आमच्या यादीत सर्वात वर आहे.`,
  dispute_appeal: (at) => `अपिलाची वेळ ${at} रोजी संपली.`,
  dispute_appeal_ruling: (at) =>
    `आम्हाला उशीर झाला आहे: अपिलावरील आमचा निर्णय ${at} पर्यंत व्हायचा होता. हा वाद आमच्या यादीत सर्वात वर आहे.`,
  cause_ruling: (at) =>
    `आम्हाला उशीर झाला आहे: हरकत घेतलेल्या कारणावरील आमचा निर्णय ${at} पर्यंत व्हायचा होता. तो आमच्या यादीत सर्वात वर आहे.`,
};
const doing = (wait: string) => owedWords[wait] ?? 'पुढचे काम करणे';

export const milestoneWords = {
  numbered: (at) => `टप्पा ${at}`,
  end: 'शेवट',
  shares: 'शेअर',
  sides,
  stages: {
    planned: { sign: '○', word: 'ठरवलेला' },
    started: { sign: '◐', word: 'सुरू' },
    submitted: { sign: '◐', word: 'सादर केलेला' },
    changes_asked: { sign: '◐', word: 'बदल मागितले' },
    accepted: { sign: '✓', word: 'स्वीकारलेला' },
    rejected: { sign: '!', word: 'नामंजूर' },
    dropped: { sign: '○', word: 'सोडून दिलेला' },
    cancelled: { sign: '○', word: 'रद्द' },
  },
  yours: (wait, at) => `आता तुम्ही: ${doing(wait)}, ${moment(at)} पर्यंत.`,
  theirs: (side, wait, at) =>
    ourWords[wait]?.(moment(at)) ?? `आता ${sides[side]}: ${doing(wait)}, ${moment(at)} पर्यंत.`,
  overdue: (side, wait, at, isReader) =>
    lateWords[wait]?.(moment(at)) ??
    (isReader
      ? `तुम्ही ${moment(at)} पर्यंत हे करायचे होते: ${doing(wait)}. ती वेळ संपली आहे.`
      : `${bySide[side]} ${moment(at)} पर्यंत हे करायचे होते: ${doing(wait)}. ती वेळ संपली आहे.`),
  stands: 'वादाचा निर्णय होईपर्यंत टप्प्याची मुदत थांबलेली आहे.',
  nobodyOwes: 'आत्ता कोणालाही काही करायचे नाही.',
  notStarted: (side) =>
    side === 'contributor'
      ? 'हा सुरू झालेला नाही. मोबदला कसा घ्यायचा ते तुम्ही निवडता, आणि तो सुरू करता.'
      : 'हा सुरू झालेला नाही. मोबदला कसा घ्यायचा ते योगदानकर्ता निवडतात, आणि तो सुरू करतात.',
  nextOne: (side, at) =>
    side === 'contributor' ? `टप्पा ${at} तुम्ही सुरू करायचा आहे.` : `टप्पा ${at} योगदानकर्त्यांनी सुरू करायचा आहे.`,
  moreTime: 'आणखी वेळ मागा, एकदाच',
} satisfies Translated<typeof english>;

export const inForceTexts = {
  owed: 'आता कोणी करायचे',
  figures: {
    contributor: ['तुमची कमाई', 'तुम्हाला मिळाले', 'तुम्हाला येणे बाकी', 'तुमच्याकडे'],
    project: ['त्यांची कमाई', 'त्यांना मिळाले', 'तुम्ही द्यायचे बाकी', 'त्यांच्याकडे'],
  },
  holdHow: 'व्हेस्ट झालेली युनिट: सही केलेली वचने, शेअर नाहीत.',
  unvested: (count) => {
    if (count === 0) return '';
    return count === 1 ? '1 युनिट नंतर व्हेस्ट होईल.' : `${units(count)} नंतर व्हेस्ट होतील, दर महिन्याला.`;
  },
  milestones: 'टप्पे',
  progress: (done, of) => `स्वीकारलेले: ${of} पैकी ${done}`,
  dueOn: (day) => `${day} पर्यंत`,
} satisfies Translated<typeof englishInForce>;
