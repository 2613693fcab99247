import type { creditKinds } from '#contract/credit/kinds.ts';
import { creditLimits as limits, creditTimes as times } from '#contract/credit/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { creditHeld } from './held.ts';

const most = (count: number) => count.toLocaleString('en');

const inProject = (thing: string) => (thing ? `${thing} या प्रकल्पातील` : 'तुमच्या प्रकल्पातील');
const ofMember = (person: string) => (person ? `${person} यांचे` : 'एका सदस्याचे');

export const creditWords = {
  refusals: {
    credit_rule_order:
      'सर्वात कमी तास एका क्रेडिटच्या तासांपेक्षा कमी असू शकत नाहीत. सर्वात जास्त तास सर्वात कमी तासांपेक्षा कमी असू शकत नाहीत.',
    credit_rule_missing: 'या बॅचसाठी अजून क्रेडिटचा नियम नाही. तो शैक्षणिक संस्था ठरवते.',
    claim_unknown: 'असा कोणताही दावा नाही.',
    claim_moved: 'हा दावा पुढे गेला आहे. तो कोणत्या स्थितीत आहे ते पाहण्यासाठी पान पुन्हा लोड करा.',
    claim_project_unknown: 'या प्रकल्पात तुमचे काम नाही.',
    claim_line_unknown: 'यांतील एक ओळ आता इथे नाही. पान पुन्हा लोड करा.',
    claim_line_barred: 'यांतील एका ओळीचा दावा आत्ता करता येत नाही. का ते पाहण्यासाठी पान पुन्हा लोड करा.',
    claim_lacks: 'काहीतरी कमी आहे. काय ते पान सांगते.',
    claim_sum_moved: 'बेरीज आता वेगळी आहे. ती पुन्हा वाचा, मग पाठवा.',
    claims_too_many: `एका बॅचमध्ये तुमचे ${limits.open} दावे खुले असू शकतात.`,
    claim_lines_incomplete: 'प्रत्येक ओळीला उत्तर द्या. जिथे कमी तास नक्की करता तिथे कारण द्या.',
    claim_evidence_full: `एका दाव्यात जास्तीत जास्त ${limits.files} फाइल असतात. आधी एक काढा.`,
    claim_evidence_unknown: 'ही फाइल आता इथे नाही.',
    claim_own: 'हा तुमचा स्वतःचा दावा आहे. त्याचा निर्णय स्टाफमधील इतर लोक घेतात.',
    claim_passed_over:
      'तुम्ही या विद्यार्थ्यासोबत किंवा या टीमसोबत काम केले आहे. या दाव्याचा निर्णय स्टाफमधील इतर लोक घेतात.',
    claim_reason_missing: `${limits.reason.min} ते ${most(limits.reason.max)} अक्षरांत कारण लिहा. विद्यार्थी ते वाचतात.`,
    claim_returned_often: `दावा ${limits.collegeReturns} वेळा परत करता येतो. तो मंजूर करा किंवा नकार द्या.`,
    claim_same_staff: 'याचा निर्णय आधी तुम्ही घेतला होता. स्टाफमधील इतर लोक ते पाहतात.',
    claim_appeal_twice: 'आधीच एक अपील झाले आहे.',
    claim_appeal_late: `अपिलाचे ${times.appealDays} दिवस संपले आहेत.`,
    claim_appeal_no_one: 'हे पाहू शकेल असे शैक्षणिक संस्थेच्या स्टाफमध्ये दुसरे कोणीही नाही.',
    claim_line_taken: 'या दाव्यातील एक ओळ आता दुसऱ्या दाव्यात मोजली जाते.',
    claim_line_changed: 'एका ओळीच्या कामाबद्दल वाद आहे, किंवा ते आता दाव्यात लिहिल्याप्रमाणे नाही.',
    work_log_unknown: 'ही ओळ आता इथे नाही.',
    work_log_closed: 'ही ओळ एका दाव्यात आहे, किंवा तिचे दिवस संपले आहेत. ती आहे तशीच राहते.',
    work_log_day: `तुमच्या कामाचा दिवस निवडा, जास्तीत जास्त ${times.logDays} दिवस मागचा.`,
    work_log_day_full: 'एका दिवसात तुमच्या सर्व ओळी मिळून जास्तीत जास्त 12 तास असतात.',
    work_log_hours_full: 'ही संधी यापेक्षा कमी तासांसाठी क्रेडिट देते. कमी तास लिहा.',
    work_log_not_open: 'या कामाला तासांच्या नोंदीने क्रेडिट मिळत नाही.',
    work_logs_too_many: `तासांच्या नोंदीत जास्तीत जास्त ${most(limits.logs)} ओळी असतात.`,
  },
  fieldErrors: {
    credit_rule_number: 'पूर्ण संख्या भरा.',
    claim_reason_length: `${limits.reason.min} ते ${most(limits.reason.max)} अक्षरे लिहा.`,
    claim_appeal_length: `${limits.reason.min} ते ${most(limits.reason.max)} अक्षरे लिहा.`,
    claim_evidence_length: `${limits.evidence.min} ते ${most(limits.evidence.max)} अक्षरे लिहा.`,
    claim_line_reason: `जास्तीत जास्त ${limits.lineReason} अक्षरांत कारण द्या.`,
    claim_line_hours: 'तास भरा, ओळीत आहेत त्यापेक्षा जास्त नाही.',
    claim_lines_none: 'किमान एक ओळ निवडा.',
    work_log_text: `जास्तीत जास्त ${limits.log} अक्षरे लिहा.`,
    work_log_quarters: '0.25 ते 12 तास भरा, 0.25 च्या टप्प्यांत.',
    work_log_day_form: 'दिवस भरा.',
  },
  turns: {
    mine: {
      claim_host: ({ thing, person }) => `${inProject(thing)} ${ofMember(person)} तास नक्की करा`,
      claim_returned: ({ thing }) => `${thing} या संस्थेकडील क्रेडिटचा तुमचा दावा बदला, किंवा मागे घ्या`,
      claim_evidence: ({ thing }) => `${thing} या संस्थेकडील क्रेडिटच्या तुमच्या दाव्यासाठी पुरावे द्या`,
      claims_college: ({ thing }) => `क्रेडिटच्या एका दाव्याचा निर्णय घ्या: ${thing}`,
    },
    awaited: {
      claim_host: ({ thing }) =>
        thing ? `${thing} या प्रकल्पाचे ओनर तुमचे तास पाहत आहेत` : 'प्रकल्पाचे ओनर तुमचे तास पाहत आहेत',
      claim_returned: ({ thing }) => `विद्यार्थ्याने एक दावा बदलायचा आहे: ${thing}`,
      claim_evidence: ({ thing }) => `विद्यार्थ्याने पुरावे द्यायचे आहेत: ${thing}`,
      claims_college: ({ thing }) => `${thing} ही संस्था क्रेडिटचा तुमचा दावा पाहत आहे`,
    },
  },
  notifications: {
    claim_host_asked: ({ person }) =>
      person
        ? `${person} यांनी तुम्हाला कामाचे तास नक्की करण्याची विनंती केली आहे`
        : 'एका सदस्याने तुम्हाला कामाचे तास नक्की करण्याची विनंती केली आहे',
    claim_confirmed: () => 'काम देणाऱ्यांनी उत्तर दिले आहे. तुमचा दावा आता शैक्षणिक संस्थेकडे आहे',
    claim_returned: () => 'क्रेडिटचा तुमचा दावा परत केला गेला. कारण वाचा',
    claim_evidence_needed: () => 'काम देणाऱ्यांपैकी कोणीही तुमचे तास नक्की करत नाही. तुमच्या दाव्यासाठी पुरावे द्या',
    claim_waits: () => 'क्रेडिटचा एक दावा शैक्षणिक संस्थेची वाट पाहत आहे',
    claim_waits_for_no_one: () =>
      'शैक्षणिक संस्थेच्या स्टाफमधील कोणीही आत्ता तुमच्या दाव्याचा निर्णय घेऊ शकत नाही. तो वाट पाहत आहे',
    claim_late: () => 'क्रेडिटच्या तुमच्या दाव्याला शैक्षणिक संस्थेकडून उशीर होत आहे',
    claim_approved: () => 'क्रेडिटचा तुमचा दावा मंजूर झाला आहे',
    claim_declined: () => 'क्रेडिटच्या तुमच्या दाव्याला नकार दिला गेला. कारण वाचा',
    claim_withdrawn: () => 'क्रेडिटचा तुमचा दावा मागे घेतला आहे',
    claim_released: () => 'क्रेडिटचा तुमचा दावा संपला आहे. तुम्ही या तासांचा पुन्हा दावा करू शकता',
    claim_taken_back: () => 'शैक्षणिक संस्थेने तिची मंजुरी मागे घेतली. कारण वाचा',
    claim_appealed: () => 'एका विद्यार्थ्याने एका निर्णयावर अपील केले आहे',
    claim_appeal_decided: () => 'स्टाफमधील इतर लोकांनी तुमच्या अपिलाचा निर्णय घेतला आहे',
  },
  subjects: {
    credit_claim: ({ thing }) => (thing ? `${thing} या संस्थेकडे क्रेडिटचा दावा` : 'क्रेडिटचा दावा'),
    hosted_claim: ({ thing }) => thing,
    college_claim: ({ thing }) => thing,
  },
  held: creditHeld,
} satisfies ModuleWords<typeof creditKinds>;
