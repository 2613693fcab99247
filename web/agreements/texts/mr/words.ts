import type { agreementKinds } from '#contract/agreements/kinds.ts';
import { formatLarge, largestAmount } from '#rules/amounts/money.ts';
import type { LineValues, ModuleWords } from '#web/ground/texts/sentences.ts';
import { disputeDeskTexts } from '../en/dispute-desk.ts';
import { agreementHeld } from './held.ts';
import { agreementRefusals } from './refusals.ts';

const agreementOf = ({ thing, person }: LineValues) => (person ? `${thing} (${person})` : thing);
const memberBy = (person: string) => (person ? `${person} यांनी` : 'एका सदस्याने');
const contributorBy = (person: string) => (person ? `${person} यांनी` : 'योगदानकर्त्यांनी');

export const agreementWords = {
  refusals: agreementRefusals,
  fieldErrors: {
    agreement_line_missing: 'कृपया हे भरा.',
    agreement_line_long: 'हे खूप लांब आहे. कृपया ते छोटे करा.',
    agreement_amount_invalid: `कृपया रक्कम भरा, जशी 12,000 किंवा 12,000.50: 0 पेक्षा जास्त, जास्तीत जास्त ${formatLarge(largestAmount / 100, 'कोटी')}, आणि दशांशानंतर दोनपेक्षा जास्त अंक नकोत.`,
    agreement_award_invalid:
      'कृपया रक्कम भरा, जशी 12,000 किंवा 12,000.50, किंवा काहीही नाही यासाठी 0, आणि दशांशानंतर दोनपेक्षा जास्त अंक नकोत.',
    agreement_number_invalid: 'कृपया इथे दिलेल्या मर्यादेतील पूर्ण संख्या भरा.',
  },
  turns: {
    mine: {
      agreement_answer: (values) => `कराराला उत्तर द्या किंवा सही करा: ${agreementOf(values)}`,
      milestone_submission: ({ thing }) => `टप्पा सादर करा: ${thing}`,
      milestone_resubmission: ({ thing }) => `टप्पा पुन्हा सादर करा: ${thing}`,
      milestone_review: ({ thing, person }) => `${memberBy(person)} सादर केलेले तपासा: ${thing}`,
      early_end_submission: ({ thing }) => `तुम्ही सुरू केलेले सादर करा: ${thing}`,
      payment: ({ thing, person }) =>
        person
          ? `${person} यांना स्वीकारलेल्या कामाचे पैसे द्या: ${thing}`
          : `माजी सदस्याला स्वीकारलेल्या कामाचे पैसे द्या: ${thing}`,
      payment_confirmation: ({ thing }) => `काय मिळाले ते नक्की करा: ${thing}`,
      paying_back: ({ thing }) => `ठरलेल्या रकमेपेक्षा जास्त मिळाले ते परत करा: ${thing}`,
      cause_contest: ({ thing }) => `सांगितलेले कारण खरे आहे का ते सांगा: ${thing}`,
      conversion_confirmation: ({ thing }) => `शेअर तुमच्याकडे आहेत का ते सांगा: ${thing}`,
      dispute_evidence: (values) => `वादात पुरावे असल्यास द्या: ${agreementOf(values)}`,
      dispute_settlement: (values) => `तडजोडीच्या प्रस्तावाला उत्तर द्या: ${agreementOf(values)}`,
      amendment_answer: (values) => `दुरुस्तीला उत्तर द्या किंवा सही करा: ${agreementOf(values)}`,
      milestone_start: ({ thing }) => `तयार असाल तेव्हा सुरू करा: ${thing}`,
      more_time_answer: (values) => `पैसे देण्यासाठी आणखी वेळ देता का ते सांगा: ${agreementOf(values)}`,
      dispute_ruling: (values) => `वादावर निर्णय द्या: ${agreementOf(values)}`,
      dispute_appeal: (values) => `निर्णय वाचा, आणि चुकीचा असल्यास अपील करा: ${agreementOf(values)}`,
      dispute_appeal_ruling: (values) => `अपिलावर निर्णय द्या: ${agreementOf(values)}`,
      cause_ruling: (values) => `हरकत घेतलेल्या कारणावर निर्णय द्या: ${agreementOf(values)}`,
    },
    awaited: {
      agreement_answer: (values) =>
        `दुसऱ्या बाजूने कराराला उत्तर द्यायचे किंवा सही करायची आहे: ${agreementOf(values)}`,
      milestone_submission: ({ thing, person }) => `${memberBy(person)} टप्पा सादर करायचा आहे: ${thing}`,
      milestone_resubmission: ({ thing, person }) => `${memberBy(person)} टप्पा पुन्हा सादर करायचा आहे: ${thing}`,
      milestone_review: ({ thing }) => `प्रकल्पाने तुमचा टप्पा तपासायचा आहे: ${thing}`,
      early_end_submission: ({ thing, person }) => `${memberBy(person)} सुरू केलेले सादर करायचे आहे: ${thing}`,
      payment: ({ thing }) => `प्रकल्पाने तुम्हाला स्वीकारलेल्या कामाचे पैसे द्यायचे आहेत: ${thing}`,
      payment_confirmation: ({ thing, person }) => `${memberBy(person)} काय मिळाले ते नक्की करायचे आहे: ${thing}`,
      paying_back: ({ thing, person }) => `${memberBy(person)} पैसे परत करायचे आहेत: ${thing}`,
      cause_contest: ({ thing, person }) =>
        person
          ? `${person} सांगितलेल्या कारणावर हरकत घेऊ शकतात: ${thing}`
          : `एक सदस्य सांगितलेल्या कारणावर हरकत घेऊ शकतात: ${thing}`,
      conversion_confirmation: ({ thing, person }) => `${memberBy(person)} शेअर नक्की करायचे आहेत: ${thing}`,
      dispute_evidence: (values) => `दोन्ही बाजू वादात पुरावे देऊ शकतात: ${agreementOf(values)}`,
      dispute_settlement: (values) =>
        `दुसऱ्या बाजूने तुमच्या तडजोडीच्या प्रस्तावाला उत्तर द्यायचे आहे: ${agreementOf(values)}`,
      amendment_answer: (values) =>
        `दुसऱ्या बाजूने दुरुस्तीला उत्तर द्यायचे किंवा सही करायची आहे: ${agreementOf(values)}`,
      milestone_start: ({ thing, person }) => `${contributorBy(person)} सुरू करायचे आहे: ${thing}`,
      more_time_answer: (values) =>
        `तुम्हाला पैसे देण्यासाठी आणखी वेळ मिळेल का ते दुसऱ्या बाजूने सांगायचे आहे: ${agreementOf(values)}`,
      dispute_ruling: (values) => `आम्ही वादावर निर्णय द्यायचा आहे: ${agreementOf(values)}`,
      dispute_appeal: (values) => `दोन्ही बाजू निर्णयावर अपील करू शकतात: ${agreementOf(values)}`,
      dispute_appeal_ruling: (values) => `आम्ही अपिलावर निर्णय द्यायचा आहे: ${agreementOf(values)}`,
      cause_ruling: (values) => `हरकत घेतलेल्या कारणावर आम्ही निर्णय द्यायचा आहे: ${agreementOf(values)}`,
    },
  },
  notifications: {
    agreement_proposed: ({ person }) => `${memberBy(person)} कराराचा प्रस्ताव दिला: उत्तर द्या किंवा सही करा`,
    agreement_countered: ({ person }) =>
      `${memberBy(person)} उलट प्रस्ताव दिला: नवीन मजकुराला उत्तर द्या किंवा सही करा`,
    agreement_signed: ({ person }) => `${memberBy(person)} करारावर सही केली आहे`,
    agreement_active: () => 'दोन्ही बाजूंनी सही केली आहे: करार लागू आहे',
    agreement_declined: ({ person }) => `${memberBy(person)} कराराला नकार दिला आहे`,
    agreement_withdrawn: ({ person }) => `${memberBy(person)} करार मागे घेतला आहे`,
    payment_time_asked: ({ person }) => `${memberBy(person)} पैसे देण्यासाठी आणखी वेळ मागितला: उत्तर द्या`,
    payout_changed: () => 'पेमेंटचे खाते किंवा कर क्रमांक बदलला: पैसे पाठवण्याआधी ते तपासा',
    payment_time_answered: ({ person }) => `${memberBy(person)} पैसे देण्यासाठी मागितलेल्या वेळेचे उत्तर दिले आहे`,
    dispute_opened: ({ person }) => `${memberBy(person)} वाद उघडला आहे: तुमचे पुरावे द्या`,
    dispute_evidence: ({ person }) => `${memberBy(person)} पुरावे दिले आहेत`,
    dispute_ruled: () => 'आमच्या स्टाफने निर्णय दिला आहे',
    dispute_appealed: ({ person }) => `${memberBy(person)} निर्णयावर अपील केले आहे`,
    dispute_final: () => 'निर्णय अंतिम आहे',
    dispute_proposed: ({ person }) => `${memberBy(person)} वादात तडजोडीचा प्रस्ताव दिला: उत्तर द्या`,
    dispute_declined: ({ person }) => `${memberBy(person)} तडजोडीचा प्रस्ताव बंद केला. वाद पुढे चालतो`,
    dispute_agreed: ({ person }) => `${memberBy(person)} तुमची तडजोड स्वीकारली. ती अंतिम आहे`,
    dispute_withdrawn: ({ person }) => `${memberBy(person)} वाद मागे घेतला. सर्व आधीसारखेच आहे`,
    dispute_late: () => 'निर्णयाला आमच्याकडून उशीर झाला आहे. तो आमच्या यादीत सर्वात वर आहे',
    cause_late: () => 'हरकत घेतलेल्या कारणावरील निर्णयाला आमच्याकडून उशीर झाला आहे. तो आमच्या यादीत सर्वात वर आहे',
    amendment_proposed: ({ person }) => `${memberBy(person)} दुरुस्तीचा प्रस्ताव दिला: उत्तर द्या किंवा सही करा`,
    amendment_signed: ({ person }) => `${memberBy(person)} दुरुस्तीवर सही केली आहे`,
    amendment_active: () => 'दोन्ही बाजूंनी सही केली आहे: दुरुस्ती लागू आहे',
    amendment_over: () => 'दुरुस्ती संपली. लागू आवृत्ती आहे तशीच राहते',
    agreement_pool_set: () => 'पूलची एकूण युनिट बदलली आहेत: आधीची आणि आताची तुमची टक्केवारी वाचा',
    agreement_entry: () => 'तुमच्या करारात काहीतरी बदलले आहे',
    milestone_started: ({ person }) => `${contributorBy(person)} एक टप्पा सुरू केला आहे`,
    milestone_submitted: ({ person }) => `${contributorBy(person)} एक टप्पा सादर केला आहे: तो तपासा`,
    milestone_changes_asked: () => 'प्रकल्पाने तुमच्या टप्प्यात बदल मागितले आहेत',
    milestone_accepted: () => 'एक टप्पा स्वीकारला आहे',
    milestone_cancelled: () => 'ठरवलेला एक टप्पा रद्द झाला आहे',
    milestone_dropped: () => 'एक टप्पा सोडून दिला आहे: त्यासाठी काहीही देणे नाही',
  },
  deskActions: {
    'disputes.listed': 'वादांची यादी उघडली',
    'dispute.opened': 'एक वाद पाहिला',
    'dispute.fileOpened': 'एका वादाची फाइल उघडली',
    'dispute.ruled': 'एका वादावर निर्णय दिला',
    'causes.listed': 'हरकत घेतलेल्या कारणांची यादी उघडली',
    'cause.ruled': 'हरकत घेतलेल्या एका कारणावर निर्णय दिला',
    'ledgers.listed': 'लेजरची तपासणी पाहिली',
  },
  reportables: {
    agreement_text: {
      name: 'कराराचा मजकूर',
      inSentence: 'मजकूर',
      own: 'कराराचा मजकूर',
      title: (name) => (name ? `${name} यांनी प्रस्ताव दिलेला मजकूर रिपोर्ट करा` : 'कराराचा मजकूर रिपोर्ट करा'),
    },
    agreement_work: {
      name: 'करारानुसार काम',
      inSentence: 'काम',
      own: 'तुम्ही सादर केलेले काम',
      title: (name) => (name ? `${name} यांचे काम रिपोर्ट करा` : 'करारानुसार काम रिपोर्ट करा'),
    },
  },
  proposals: {
    'dispute.ruling': { name: 'वादावर अपिलाशिवाय निर्णय द्या', effect: disputeDeskTexts.effect },
  },
  held: agreementHeld,
  emails: {
    'signing-code': 'करारावर सही करण्याचा कोड',
    'ledger-receipts': 'लेजरबद्दल दर महिन्याचा ईमेल',
    'giving-up-code': 'युनिट सोडून देण्याचा कोड',
    'payout-code': 'पेमेंटची माहिती भरण्याचा कोड',
  },
} satisfies ModuleWords<typeof agreementKinds>;
