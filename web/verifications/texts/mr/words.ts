import { avatarLimits } from '#contract/avatars/limits.ts';
import type { verificationKinds } from '#contract/verifications/kinds.ts';
import { verificationLimits, verificationTimes } from '#contract/verifications/limits.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { verificationHeld } from './held.ts';
import { kindTexts } from './marks.ts';

const megabyte = 1024 * 1024;

const kindOf = (thing: string) => kindTexts[thing as VerificationKind]?.name ?? thing;

export const verificationWords = {
  refusals: {
    verification_not_found: 'हे आता इथे नाही. कृपया पान पुन्हा लोड करा.',
    verification_open: 'तुम्ही हे आधीच मागितले आहे. दुसऱ्या मार्गाने मागण्यासाठी आधी ती विनंती मागे घ्या.',
    verification_in_force: 'ही खूण लागू आहे. तिचे नूतनीकरण तिच्या शेवटच्या 30 दिवसांत करता येते.',
    verification_free_mail:
      'असा पत्ता कोणालाही मिळू शकतो. कृपया तुमच्या कॉलेजने तुम्हाला दिलेला पत्ता वापरा, किंवा पत्र किंवा तुमचे विद्यार्थी कार्ड पाठवा.',
    verification_alumni:
      'माजी विद्यार्थ्यांचे पत्ते कायम राहतात, म्हणून तुम्ही आत्ता शिकता हे ते दाखवू शकत नाहीत. कृपया पत्र किंवा तुमचे विद्यार्थी कार्ड पाठवा.',
    verification_not_academic:
      'हे डोमेन कॉलेजचे असल्याचे आम्हाला माहीत नाही. कृपया पत्र किंवा तुमचे विद्यार्थी कार्ड पाठवा, आणि ते आमच्या यादीत असायला हवे का ते आम्ही पाहतो.',
    verification_links_same: 'ही दोन्ही पाने एकच आहेत. कृपया दोन वेगळी पाने द्या.',
    verification_appeal_late: `यासाठीचे ${verificationTimes.appealDays} दिवस संपले आहेत. तुम्ही खूण पुन्हा मागू शकता.`,
    verification_appeal_twice: 'आम्ही हे आधीच दोनदा पाहिले आहे. तुम्ही खूण पुन्हा मागू शकता.',
    verification_barred: ({ on }) =>
      on
        ? `एका रिपोर्टवरील निर्णयामुळे ही खूण ${day(on)} पर्यंत तुमच्यासाठी बंद आहे.`
        : 'एका रिपोर्टवरील निर्णयामुळे ही खूण तुमच्यासाठी बंद आहे.',
    verification_own: 'हे तुमच्या स्वतःबद्दल आहे. दुसरा स्टाफ निर्णय घेतो.',
    verification_same_administrator: 'याचा निर्णय तुम्ही आधी घेतला आहे. दुसरा स्टाफ ते पाहतो.',
    verification_reason_missing: 'कृपया कारण निवडा आणि ते शब्दांत लिहा. ती व्यक्ती ते वाचते.',
    identity_number_found: 'हा आधार क्रमांक असल्यासारखा दिसतो. आम्ही तो मागू किंवा ठेवू शकत नाही. कृपया तो काढून टाका.',
    address_free_mail: 'असा पत्ता कोणालाही मिळू शकतो. कृपया तुमच्या वेबसाइटच्या स्वतःच्या डोमेनवरील पत्ता वापरा.',
    address_other_domain: 'हा पत्ता तुमच्या वेबसाइटच्या स्वतःच्या डोमेनवर नाही. कृपया तिथला पत्ता वापरा.',
    website_shared:
      'या पत्त्याखाली अनेक लोकांची पाने आहेत, म्हणून तुम्ही कोण आहात ते तो दाखवू शकत नाही. कृपया स्वतःचे डोमेन असलेली वेबसाइट द्या.',
    registry_number_missing: 'कृपया तुमची नोंदणी ज्या क्रमांकाने आहे तो भरा.',
    registry_number_form: 'या रजिस्टरचे क्रमांक असे दिसत नाहीत. कृपया तो तुमच्या प्रमाणपत्राशी ताडून पाहा.',
    registry_number_check:
      'GSTIN चे शेवटचे अक्षर इतर अक्षरांवरून ठरते, आणि इथे ते जुळत नाही. कृपया लिहिताना चूक झाली आहे का ते पाहा.',
    registry_number_long: 'हा क्रमांक आम्हाला माहीत असलेल्या सर्व क्रमांकांपेक्षा लांब आहे. कृपया फक्त क्रमांक द्या.',
    evidence_empty: 'ही फाइल रिकामी आहे. कृपया दुसरी निवडा.',
    evidence_too_large: `ही फाइल खूप मोठी आहे. PDF ${verificationLimits.pdfBytes / megabyte} MB पर्यंत, आणि चित्र ${avatarLimits.maxBytes / megabyte} MB पर्यंत असू शकते.`,
    evidence_too_many_pixels: 'या चित्रात खूप जास्त पिक्सेल आहेत. कृपया लहान चित्र निवडा.',
    evidence_type_unsupported: 'कृपया PDF, किंवा JPEG, PNG किंवा WebP मधील चित्र निवडा.',
    evidence_unreadable: 'ही फाइल खराब किंवा अपूर्ण आहे. कृपया दुसरी निवडा.',
    domain_invalid: 'कृपया college.ac.in सारखे डोमेन भरा, त्याच्या आधी किंवा नंतर काहीही न लिहिता.',
    domain_free_mail: 'तिथे कोणालाही पत्ता मिळू शकतो, म्हणून ते कॉलेजचे डोमेन असू शकत नाही.',
    domain_not_found: 'हे डोमेन आता कोणत्याही यादीत नाही.',
  },
  fieldErrors: {
    verification_website_invalid: 'कृपया तुमची वेबसाइट https://example.in अशी भरा.',
    verification_about_length: `कृपया ${verificationLimits.about.min} ते ${verificationLimits.about.max.toLocaleString('en')} अक्षरे लिहा.`,
    verification_appeal_length: `कृपया ${verificationLimits.appeal.min} ते ${verificationLimits.appeal.max.toLocaleString('en')} अक्षरे लिहा.`,
  },
  turns: {
    mine: {
      verification_review: ({ thing }) => `एक पडताळणी पाहा: ${kindOf(thing)}`,
      verification_code: ({ thing }) => `तुमच्या पडताळणीचा कोड टाका: ${kindOf(thing)}`,
      verification_rejected: ({ thing }) =>
        `तुमच्या पडताळणीबद्दल आमचा निर्णय वाचा, आणि चुकीचा असेल तर अपील करा: ${kindOf(thing)}`,
      verification_renewal: ({ thing }) => `तुमची पडताळणी संपण्याआधी तिचे नूतनीकरण करा: ${kindOf(thing)}`,
    },
    awaited: {
      verification_review: ({ thing }) => `आम्ही तुमची पडताळणी पाहतो: ${kindOf(thing)}`,
      verification_code: ({ thing }) => `पडताळणीचा कोड परत यायचा आहे: ${kindOf(thing)}`,
      verification_rejected: ({ thing }) =>
        `सदस्य पडताळणीबद्दलच्या आमच्या निर्णयावर अपील करू शकतात: ${kindOf(thing)}`,
      verification_renewal: ({ thing }) => `सदस्य पडताळणीचे नूतनीकरण करू शकतात: ${kindOf(thing)}`,
    },
  },
  notifications: {
    verification_held: () => 'आमचा स्टाफ तुमची विनंती पाहत आहे',
    verification_decided: () => 'तुमच्या विनंतीचा निर्णय झाला आहे',
    verification_ended: () => 'तुमची खूण संपली आहे',
    verification_late: () => 'तुमच्या विनंतीला आमच्याकडून उशीर झाला आहे. आता ती सर्वात आधी आहे',
  },
  subjects: { verification: ({ thing }) => thing && `पडताळणी: ${kindOf(thing)}` },
  deskActions: {
    'verifications.listed': 'पडताळणींची यादी उघडली',
    'verification.opened': 'एक पडताळणी पाहिली',
    'verification.fileOpened': 'एका पडताळणीचे पत्र किंवा कार्ड उघडले',
    'verification.verified': 'एका सदस्याची पडताळणी मान्य केली',
    'verification.rejected': 'एक पडताळणी नामंजूर केली',
    'verification.revoked': 'एका सदस्याची खूण मागे घेतली',
    'academicDomain.added': 'कॉलेजचे एक डोमेन जोडले',
    'academicDomain.refused': 'कॉलेजच्या एका डोमेनला नकार दिला',
    'academicDomain.removed': 'एक डोमेन याद्यांमधून काढले',
  },
  held: verificationHeld,
  emails: {
    'verification-code': 'सदस्याच्या दुसऱ्या पत्त्यावर कोड',
    'verification-held': 'पडताळणी: एक व्यक्ती ती पाहत आहे',
    'verification-verified': 'पडताळणी: हो',
    'verification-rejected': 'पडताळणी: नाही',
    'verification-appeal-decided': 'पडताळणी: अपिलाचे उत्तर',
    'verification-revoked': 'पडताळणी: मागे घेतली',
    'verification-ending': 'पडताळणी: लवकरच संपणार आहे',
    'verification-expired': 'पडताळणी: संपली आहे',
  },
} satisfies ModuleWords<typeof verificationKinds>;
