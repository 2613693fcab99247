import type { agreementKinds } from '#contract/agreements/kinds.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, LineFacts, MailLines } from '../words.ts';
import { by, suchProject } from './names.ts';
import { greeting, shownProject } from './phrases.ts';

export const agreements = {
  'signing-code': (email, site) => ({
    subject: `सही करण्यासाठी तुमचा कोड, ${site.name}`,
    heading: 'करारावर सही करा',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'या कोडने तुम्ही उघडलेल्या मजकुरावर सही करता:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `त्याचा हॅश ${email.digits} ने सुरू होतो. तो पानाशी जुळवून पाहा: तिथे दुसरा असेल, तर कोड टाकू नका.`,
      },
      {
        kind: 'text',
        text: `कोड ${email.minutes} मिनिटे, फक्त एकदा, आणि फक्त याच मजकुरासाठी चालतो. तो कोणालाही सांगू नका. तुम्ही तो मागितला नसेल, तर तुमच्या अकाउंटमध्ये दुसरे कोणीतरी साइन इन आहे: तुमच्या सेटिंगमध्ये ते साइन इन संपवा आणि तुमचा पासवर्ड बदला.`,
      },
    ],
  }),
  'ledger-receipts': (email, site) => ({
    subject: `${monthOf(email.month)} मधील तुमचे करार: त्यांच्या लेजरमधील शेवटच्या नोंदी`,
    heading: 'तुमच्या लेजरमधील शेवटच्या नोंदी',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `${monthOf(email.month)} मध्ये या लेजरमध्ये नवीन नोंदी आल्या आहेत. हा ईमेल जपून ठेवा. शेवटची नोंद आणि तिचा हॅश यांवरून तुम्ही ${site.origin}/verify इथे पाहू शकता की कोणतीही नोंद बदललेली किंवा वगळलेली नाही.`,
      },
      ...email.receipts.map(({ project, role, sequence, hash }) => ({
        kind: 'text' as const,
        text: `${[shownProject(project), shownName(role)].filter(Boolean).join(', ')}\nनोंद ${sequence}\n${hash}`,
      })),
      { kind: 'link', text: 'तुमचे करार उघडा', url: `${site.origin}${agreementPaths.ownAgreements}` },
    ],
    why: `तुम्ही ${site.name} वरील अशा कराराची एक बाजू आहात ज्याच्या लेजरमध्ये त्या महिन्यात नवीन नोंदी आल्या आहेत.`,
  }),
  'giving-up-code': (email, site) => ({
    subject: `नक्की करण्यासाठी तुमचा कोड, ${site.name}`,
    heading: 'युनिट सोडून देणे',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'या कोडने तुम्ही व्हेस्ट झालेली युनिट कायमची सोडून देता. ती परत येत नाहीत:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `हा ${suchProject(email.project)} प्रकल्पासोबतच्या करारातील ${email.units} युनिटसाठी आहे.`,
      },
      {
        kind: 'text',
        text: `कोड ${email.minutes} मिनिटे आणि फक्त एकदा चालतो. तो कोणालाही सांगू नका: तो तुमच्याकडे मागण्याची कोणालाही परवानगी नाही. तुम्ही तो मागितला नसेल, तर तुमच्या अकाउंटमध्ये दुसरे कोणीतरी साइन इन आहे: तुमच्या सेटिंगमध्ये ते साइन इन संपवा आणि तुमचा पासवर्ड बदला.`,
      },
    ],
  }),
  'payout-code': (email, site) => ({
    subject: `नक्की करण्यासाठी तुमचा कोड, ${site.name}`,
    heading: 'तुमची पेमेंटची माहिती',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'या कोडने तुम्ही तुमची पेमेंटची माहिती जतन करता:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `हा ${suchProject(email.project)} प्रकल्पासोबतच्या करारातील टप्पा ${email.milestone} साठी आहे.`,
      },
      {
        kind: 'text',
        text: `कोड ${email.minutes} मिनिटे आणि फक्त एकदा चालतो. तो कोणालाही सांगू नका: तो तुमच्याकडे मागण्याची कोणालाही परवानगी नाही. तुम्ही तो मागितला नसेल, तर तुमच्या अकाउंटमध्ये दुसरे कोणीतरी साइन इन आहे: तुमच्या सेटिंगमध्ये ते साइन इन संपवा आणि तुमचा पासवर्ड बदला.`,
      },
    ],
  }),
} satisfies Partial<EmailWords>;

function monthOf(month: string): string {
  const format = new Intl.DateTimeFormat('mr-IN-u-nu-latn', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01`));
}

const agreementOf = ({ thing, person }: LineFacts) => (person ? `${thing} (${person})` : thing);

export const agreementLines = {
  notifications: {
    agreement_proposed: ({ thing }) => `एक करार तुमच्या उत्तराची वाट पाहत आहे: ${thing}.`,
    agreement_countered: ({ thing }) => `एका कराराचा दुसरा मजकूर आला आहे, आणि तो तुमची वाट पाहत आहे: ${thing}.`,
    agreement_signed: ({ thing }) => `एका कराराबद्दल नवीन माहिती आहे: ${thing}.`,
    agreement_active: ({ thing }) => `एका कराराबद्दल नवीन माहिती आहे: ${thing}.`,
    agreement_declined: ({ thing }) => `एका कराराबद्दल नवीन माहिती आहे: ${thing}.`,
    agreement_withdrawn: ({ thing }) => `एका कराराबद्दल नवीन माहिती आहे: ${thing}.`,
    agreement_entry: ({ thing }) => `एका कराराबद्दल नवीन माहिती आहे: ${thing}.`,
    milestone_started: ({ thing }) => `एक टप्पा सुरू झाला: ${thing}.`,
    milestone_submitted: ({ thing }) => `एक टप्पा तुमच्या तपासणीची वाट पाहत आहे: ${thing}.`,
    milestone_changes_asked: ({ thing }) => `तुमच्या टप्प्याला उत्तर आले आहे: ${thing}.`,
    milestone_accepted: ({ thing }) => `एका टप्प्याला उत्तर आले आहे: ${thing}.`,
    milestone_cancelled: ({ thing }) => `एका टप्प्याबद्दल नवीन माहिती आहे: ${thing}.`,
    milestone_dropped: ({ thing }) => `एका टप्प्याबद्दल नवीन माहिती आहे: ${thing}.`,
    payment_time_asked: ({ thing }) => `एका करारातील दुसरी बाजू तुमच्याकडे आणखी वेळ मागत आहे: ${thing}.`,
    payout_changed: ({ thing }) =>
      `एका करारातील पेमेंटची माहिती किंवा कर क्रमांक बदलला आहे: ${thing}. तुमची स्वतःची माहिती बदलली असेल आणि ते तुम्ही केले नसेल, तर नवीन पासवर्ड ठेवा.`,
    payment_time_answered: ({ thing }) => `एका कराराबद्दल नवीन माहिती आहे: ${thing}.`,
    dispute_opened: ({ thing }) => `एक वाद उघडला गेला: ${thing}. तुम्ही सात दिवस पुरावे जोडू शकता.`,
    dispute_evidence: ({ thing }) => `एका वादाबद्दल नवीन माहिती आहे: ${thing}.`,
    dispute_ruled: ({ thing }) => `एका वादात निर्णय आला आहे: ${thing}.`,
    dispute_appealed: ({ thing }) => `एका वादात अपील आले आहे: ${thing}.`,
    dispute_final: ({ thing }) => `एका वादाबद्दल नवीन माहिती आहे: ${thing}.`,
    dispute_proposed: ({ thing }) => `एका वादातील तडजोडीचा प्रस्ताव तुमच्या उत्तराची वाट पाहत आहे: ${thing}.`,
    dispute_declined: ({ thing }) => `एका वादाबद्दल नवीन माहिती आहे: ${thing}.`,
    dispute_agreed: ({ thing }) => `एका वादाबद्दल नवीन माहिती आहे: ${thing}.`,
    dispute_withdrawn: ({ thing }) => `एका वादाबद्दल नवीन माहिती आहे: ${thing}.`,
    dispute_late: ({ thing }) => `एका वादातील निर्णयाला आमच्याकडून उशीर होत आहे: ${thing}.`,
    cause_late: ({ thing }) => `हरकत घेतलेल्या कारणावरील निर्णयाला आमच्याकडून उशीर होत आहे: ${thing}.`,
    amendment_proposed: ({ thing }) => `एका करारातील दुरुस्ती तुमच्या उत्तराची वाट पाहत आहे: ${thing}.`,
    amendment_signed: ({ thing }) => `एका दुरुस्तीबद्दल नवीन माहिती आहे: ${thing}.`,
    amendment_active: ({ thing }) => `एका दुरुस्तीबद्दल नवीन माहिती आहे: ${thing}.`,
    amendment_over: ({ thing }) => `एका दुरुस्तीबद्दल नवीन माहिती आहे: ${thing}.`,
    agreement_pool_set: ({ thing }) => `तुमच्या करारामागील एकूण युनिट बदलली आहेत: ${thing}.`,
  },
  owed: {
    agreement_answer: (facts) => `एक करार तुमच्या उत्तराची किंवा सहीची वाट पाहत आहे: ${agreementOf(facts)}.`,
    milestone_submission: ({ thing }) => `तुमचा एक टप्पा सादर करायचा आहे: ${thing}.`,
    milestone_resubmission: ({ thing }) => `तुमच्या टप्प्यात बदल मागितले आहेत: ${thing}.`,
    milestone_review: ({ thing, person }) =>
      `${by(person)} एक टप्पा सादर केला आहे आणि तुमची तपासणी मागितली आहे: ${thing}.`,
    early_end_submission: ({ thing }) => `करार संपत आहे. तुम्ही जे सुरू केले ते सादर करा: ${thing}.`,
    payment: ({ thing, person }) =>
      person
        ? `स्वीकारलेल्या कामाचे पेमेंट ${person} यांना देणे आहे: ${thing}.`
        : `स्वीकारलेल्या कामाचे पेमेंट एका माजी सदस्याला देणे आहे: ${thing}.`,
    payment_confirmation: ({ thing }) => `एक पेमेंट पाठवले, असे नोंदवले आहे. किती मिळाले ते नक्की करा: ${thing}.`,
    paying_back: ({ thing }) => `तुम्हाला ठरलेल्या पैशांपेक्षा जास्त मिळाले आहे. कृपया जास्तीचे परत करा: ${thing}.`,
    cause_contest: ({ thing }) =>
      `प्रकल्पाने एक कारण सांगून नोटीस दिली आहे. त्यावर तुमची हरकत आहे का ते सांगा: ${thing}. तुम्ही काहीच सांगितले नाही, तर कारण कायम राहते, आणि व्हेस्ट न झालेली युनिट परत जातात.`,
    conversion_confirmation: ({ thing }) =>
      `तुमच्या युनिटचे शेअर झाले, असे प्रकल्प सांगतो. ते तुमच्याकडे आहेत का ते सांगा: ${thing}. तुम्ही काहीच सांगितले नाही, तर ही नोंद धरली जात नाही.`,
    amendment_answer: (facts) =>
      `एका करारातील दुरुस्ती तुमच्या उत्तराची किंवा सहीची वाट पाहत आहे: ${agreementOf(facts)}.`,
    dispute_evidence: (facts) => `तुम्ही एका वादात पुरावे जोडू शकता: ${agreementOf(facts)}.`,
    dispute_settlement: (facts) =>
      `दुसऱ्या बाजूने एका वादात तडजोडीचा प्रस्ताव दिला आहे आणि तुमचे उत्तर मागितले आहे: ${agreementOf(facts)}.`,
  },
  awaited: {
    agreement_answer: (facts) =>
      `दुसऱ्या बाजूने कराराला वेळेत उत्तर दिले नाही, म्हणून प्रस्ताव संपला आहे: ${agreementOf(facts)}.`,
    milestone_submission: ({ thing, person }) =>
      `${by(person)} वेळेत काहीही सादर केलेले नाही: ${thing}. तुम्ही वाट पाहू शकता, किंवा टप्पा सोडून देऊ शकता.`,
    milestone_resubmission: ({ thing, person }) =>
      `${by(person)} वेळेत काहीही सादर केलेले नाही: ${thing}. तुम्ही वाट पाहू शकता, किंवा टप्पा सोडून देऊ शकता.`,
    milestone_review: ({ thing }) =>
      `तुमचा टप्पा वेळेत कोणीही तपासला नाही, म्हणून तो स्वीकारला असे धरले जाते: ${thing}.`,
    early_end_submission: (facts) => `योगदानकर्त्यांनी शेवटपर्यंत काहीही सादर केले नाही: ${agreementOf(facts)}.`,
    payment: ({ thing }) =>
      `तुम्हाला पेमेंट पाठवले, असे दुसऱ्या बाजूने वेळेत सांगितले नाही: ${thing}. पेमेंटची मुदत आता उलटली आहे.`,
    payment_confirmation: (facts) =>
      `किती मिळाले ते दुसऱ्या बाजूने वेळेत सांगितले नाही, म्हणून पेमेंट नक्की झाले असे धरले जाते: ${agreementOf(facts)}.`,
    paying_back: ({ thing, person }) =>
      `${by(person)} वेळेत काहीही परत केलेले नाही: ${thing}. त्याची मुदत आता उलटली आहे.`,
    cause_contest: (facts) =>
      `योगदानकर्त्यांनी सांगितलेल्या कारणावर वेळेत हरकत घेतली नाही, म्हणून ते कायम राहते: ${agreementOf(facts)}.`,
    conversion_confirmation: (facts) =>
      `युनिटचे शेअर झाले, हे योगदानकर्त्यांनी वेळेत नक्की केले नाही: ${agreementOf(facts)}. युनिट आधीसारखीच वचनात राहतात. शेअरमध्ये बदलण्याच्या तारखेपर्यंत तुम्ही ते पुन्हा नोंदवू शकता. तेव्हा जी युनिट उरतात, त्यांचे पैसे रोख द्यायचे असतात.`,
    amendment_answer: (facts) =>
      `दुसऱ्या बाजूने दुरुस्तीला वेळेत उत्तर दिले नाही. तिची मुदत संपली आहे. लागू आवृत्ती लागूच राहते: ${agreementOf(facts)}.`,
    dispute_evidence: (facts) => `एका वादात पुरावे देण्याची वेळ संपली आहे: ${agreementOf(facts)}.`,
    dispute_settlement: (facts) =>
      `तुम्ही दिलेल्या तडजोडीच्या प्रस्तावाला दुसऱ्या बाजूने उत्तर दिले नाही: ${agreementOf(facts)}.`,
  },
  until: {
    milestone_submission: (day) => `तो ${day} पर्यंत सादर करायचा आहे. त्यानंतर प्रकल्प टप्पा सोडून देऊ शकतो.`,
    milestone_resubmission: (day) => `तुमच्याकडे ${day} पर्यंत वेळ आहे. त्यानंतर प्रकल्प टप्पा सोडून देऊ शकतो.`,
    milestone_review: (day) =>
      `तुमच्याकडे ${day} पर्यंत वेळ आहे. तुम्ही काहीच सांगितले नाही, तर तो तुम्ही स्वीकारला असे धरले जाते.`,
    payment: (day) => `तुमच्याकडे ${day} पर्यंत वेळ आहे. त्यानंतर मुदत उलटते, आणि पेमेंट तरीही देणे राहते.`,
    paying_back: (day) => `तुमच्याकडे ${day} पर्यंत वेळ आहे. त्यानंतर मुदत उलटते, आणि ते परत करणे तरीही बाकी राहते.`,
    early_end_submission: (day) => `तुमच्याकडे ${day} पर्यंत वेळ आहे. त्यानंतर टप्पा सोडून दिला जातो.`,
    payment_confirmation: (day) =>
      `तुमच्याकडे ${day} पर्यंत वेळ आहे. तुम्ही काहीच सांगितले नाही, तर पूर्ण रक्कम मिळाली असे धरले जाते.`,
    cause_contest: (day) =>
      `तुमच्याकडे ${day} पर्यंत वेळ आहे. तुम्ही काहीच सांगितले नाही, तर ते तुम्हाला मान्य आहे असे धरले जाते.`,
    dispute_settlement: (day) => `तुमच्याकडे ${day} पर्यंत वेळ आहे. त्यानंतर प्रस्ताव आपोआप संपतो, आणि वाद पुढे चालतो.`,
    conversion_confirmation: (day) => `तुमच्याकडे ${day} पर्यंत वेळ आहे. त्यानंतर ही नोंद धरली जात नाही.`,
  },
  lapsed: {
    milestone_submission:
      'प्रकल्प टप्पा सोडून देत नाही, तोपर्यंत तुम्ही तो अजूनही सादर करू शकता. तोपर्यंत तो “आज” मध्ये राहतो.',
    milestone_resubmission:
      'प्रकल्प टप्पा सोडून देत नाही, तोपर्यंत तुम्ही तो अजूनही सादर करू शकता. तोपर्यंत तो “आज” मध्ये राहतो.',
    milestone_review: 'तो आता स्वीकारला असे धरले जाते.',
    payment: 'त्याची मुदत आता उलटली आहे, आणि ते तरीही देणे आहे. ते पाठवले असे नोंदवेपर्यंत ते “आज” मध्ये राहते.',
    paying_back: 'त्याची मुदत आता उलटली आहे, आणि ते परत करणे तरीही बाकी आहे. ते पाठवले असे नोंदवेपर्यंत ते “आज” मध्ये राहते.',
    early_end_submission: 'टप्पा सोडून दिला आहे.',
    payment_confirmation: 'नोंदवलेले पेमेंट आता नक्की झाले असे धरले जाते.',
    cause_contest: 'कारण आता कायम आहे.',
    conversion_confirmation:
      'ही नोंद धरली जात नाही. तुमची युनिट आधीसारखीच वचनात राहतात. शेअरमध्ये बदलण्याच्या तारखेपासून त्यांचे पैसे रोख द्यायचे असतात.',
  },
  proposals: { 'dispute.ruling': 'एका वादावर अपील नसलेला निर्णय देणे' },
} satisfies MailLines<typeof agreementKinds>;
