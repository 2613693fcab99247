import type { organisationKinds } from '#contract/organisations/kinds.ts';
import { organisationLimits as limits, organisationTimes as times } from '#contract/organisations/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { itsProjectsTexts, ofProjectTexts } from './affiliations.ts';
import { organisationHeld } from './held.ts';
import { invitedToOrganisation } from './invited-team.ts';

/** Before संस्था in another case than that of the subject. */
const such = (thing: string, other: string) => (thing ? `${thing} या` : other);
const by = (person: string, other: string) => (person ? `${person} यांनी` : other);

export const organisationWords = {
  topics: {
    organisations: {
      name: 'संस्था',
      hint: 'तुमच्या संस्थांमध्ये कोण आले किंवा गेले, आणि कोणते प्रकल्प त्यांचे आहेत.',
    },
  },
  invitedTeams: { organisation: invitedToOrganisation },
  refusals: {
    organisation_unknown: 'अशी कोणतीही संस्था नाही, किंवा तुम्ही तिच्या वतीने काम करत नाही.',
    organisation_mark_missing: 'आधी संस्थेची खूण मागा. आम्ही वेबसाइट आणि क्रमांक तपासतो.',
    organisations_too_many: `तुम्ही एका वेळी ${limits.perMember} संस्थांच्या वतीने काम करू शकता. आधी एक सोडा.`,
    organisation_closed: 'हे आता शक्य नाही. ती कोणत्या स्थितीत आहे ते पाहण्यासाठी पान पुन्हा लोड करा.',
    organisation_name_fixed: 'आम्ही नाव तपासले आहे, म्हणून ते बदलत नाही.',
    organisation_text_held: 'हा मजकूर पैसे किंवा कागदपत्रे मागतो, किंवा इथून बाहेर नेतो असे दिसते. कृपया तो बदला.',
    organisation_lacks: 'अजून काहीतरी बाकी आहे. काय ते पानावरील यादी सांगते.',
    organisation_role_missing: 'तुमच्या भूमिकेत याला परवानगी नाही. संस्थेच्या ओनरना विचारा.',
    organisation_own_seat: 'तुम्ही स्वतःला बदलू किंवा काढू शकत नाही. तुम्ही स्टाफ सोडू शकता.',
    organisation_owner_stays: 'बाकीच्या सर्व ओनरना तसे वाटते तेव्हा एखादे ओनर जातात. ते किमान दोन असायला हवेत.',
    organisation_last_owner: 'तुम्ही एकटेच ओनर आहात. आधी स्टाफमधील दुसऱ्या सदस्याला संस्थेचे ओनर होण्यास सांगा.',
    organisation_member_full: `हे सदस्य इतर ${limits.perMember} संस्थांच्या वतीने काम करतात. म्हणून आत्ता भूमिका परत येऊ शकत नाहीत.`,
    organisation_owners_full: `एका संस्थेत जास्तीत जास्त ${limits.owners} ओनर असतात.`,
    organisation_not_asked: 'या संस्थेचे ओनर होण्यास तुम्हाला आत्ता कोणीही सांगत नाही.',
    organisation_proof_missing: `आधी संस्थेतील तुमचा पत्ता सिद्ध करा. एकदा सिद्ध केलेला पत्ता ${times.proofDays} दिवस धरला जातो.`,
    organisation_not_active: 'सध्या इथे नवीन काही सुरू होऊ शकत नाही.',
    organisation_taken: 'दुसऱ्या संस्थेचे हेच डोमेन किंवा हाच क्रमांक आहे. आधी ती संपायला हवी.',
    organisation_appeal_twice: 'आम्ही हे आधीच दोनदा पाहिले आहे.',
    organisation_appeal_late: `अपिलाचे ${times.appealDays} दिवस संपले आहेत.`,
    organisation_of_another: 'हा प्रकल्प दुसऱ्या संस्थेचा आहे. आधी ते नाते संपायला हवे.',
    organisation_asks_too_many:
      'एका वेळी जितक्यांना विचारता येते तितक्यांना तुम्ही विचारले आहे. उत्तराची वाट पाहा, किंवा एक मागे घ्या.',
    organisation_ask_declined: `दुसऱ्या बाजूने याला नकार दिला आहे. ${times.askDays} दिवसांनंतर तुम्ही पुन्हा विचारू शकता.`,
    organisation_own: 'तुम्ही या संस्थेच्या वतीने काम करता. तिचा निर्णय दुसरा स्टाफ घेतो.',
    organisation_same_administrator: 'याचा निर्णय आधी तुम्ही घेतला होता. दुसरा स्टाफ ते पाहतो.',
    organisation_reason_missing: `${limits.reason.min} ते ${limits.reason.max.toLocaleString('en')} अक्षरांत कारण लिहा. ज्यांच्याबद्दल आहे ते लोक ते वाचतात.`,
  },
  fieldErrors: {
    organisation_name_missing: 'संस्थेचे नाव भरा.',
    organisation_kind_missing: 'संस्था काय आहे ते निवडा.',
    organisation_place: 'हे ठिकाण आम्हाला माहीत नाही. शहर किंवा जिल्हा भरा, जसे वर्धा.',
    organisation_roles_missing: 'किमान एक भूमिका निवडा.',
    organisation_staff_reason: `जास्तीत जास्त ${limits.staffReason} अक्षरांत कारण लिहा. सदस्य ते वाचतात.`,
    organisation_about_long: `हा मजकूर ${limits.about.toLocaleString('en')} अक्षरांपर्यंत ठेवा.`,
    organisation_appeal_length: `${limits.appeal.min} ते ${limits.appeal.max.toLocaleString('en')} अक्षरे लिहा.`,
    organisation_address: ofProjectTexts.fault,
    organisation_project_address: itsProjectsTexts.fault,
  },
  turns: {
    mine: {
      organisation_review: ({ thing }) => `एक संस्था पाहा: ${thing}`,
      organisation_staff_appeal: ({ thing }) => `${thing} या संस्थेच्या स्टाफबद्दलच्या एका अपिलाला उत्तर द्या`,
      organisation_hand_over: ({ thing, person }) =>
        person
          ? `${thing} या संस्थेचे ओनर होण्याबद्दल ${person} यांना उत्तर द्या`
          : `${thing} या संस्थेचे ओनर होण्याबद्दल एका ओनरला उत्तर द्या`,
      organisation_succession: ({ thing }) => `तुम्ही ${thing} या संस्थेचे ओनर व्हाल का ते सांगा`,
    },
    awaited: {
      organisation_review: ({ thing }) => `आम्ही तुमची संस्था पाहत आहोत: ${thing}`,
      organisation_staff_appeal: ({ thing }) =>
        `${thing} या संस्थेच्या स्टाफमधून तुम्हाला काढण्याचा निर्णय आम्ही पाहत आहोत`,
      organisation_hand_over: ({ thing }) => `${thing} या संस्थेचे ओनर होण्याबद्दल एका सदस्याने उत्तर द्यायचे आहे`,
      organisation_succession: ({ thing }) => `${thing} या संस्थेचे ओनर होण्याबद्दल एका सदस्याने उत्तर द्यायचे आहे`,
    },
  },
  notifications: {
    organisation_decided: () => 'आम्ही तुमच्या संस्थेबद्दल निर्णय घेतला आहे',
    organisation_late: () => 'तुमच्या संस्थेच्या कामाला आमच्याकडून उशीर झाला आहे. आता ती सर्वात आधी आहे',
    organisation_paused: () => 'तुमच्या संस्थेत नवीन काही सुरू होत नाही. पुढे जाण्यासाठी एक पत्ता सिद्ध करा',
    organisation_ended: () => 'तुमची संस्था इथे संपली आहे',
    organisation_proof_ended: () => 'संस्थेतील तुमचा पत्ता पुन्हा सिद्ध करा',
    organisation_proof_ending: () => `संस्थेतील तुमचा पत्ता आणखी ${times.reminderDays} दिवस धरला जातो`,
    organisation_owner_asked: ({ person }) => `${by(person, 'संस्थेने')} तुम्हाला तिचे ओनर होण्यास सांगितले आहे`,
    organisation_owner_answered: ({ person }) => `${by(person, 'एका सदस्याने')} ओनर होण्याबद्दल उत्तर दिले आहे`,
    organisation_invitation_declined: () => 'तुमच्या आमंत्रणाला नकार मिळाला',
    organisation_roles_changed: ({ person }) => `${by(person, 'एका ओनरने')} तुमच्या भूमिका बदलल्या आहेत`,
    organisation_staffed: ({ person }) => `${person || 'एक सदस्य'} आता तुमच्या संस्थेच्या वतीने काम करतात`,
    organisation_staff_left: ({ person }) => `${person || 'एक सदस्य'} आता तुमच्या संस्थेच्या वतीने काम करत नाहीत`,
    organisation_staff_removed: ({ thing }) => `आम्ही तुम्हाला ${such(thing, 'एका')} संस्थेच्या स्टाफमधून काढले`,
    organisation_staff_answered: ({ thing }) =>
      `आम्ही ${such(thing, 'एका')} संस्थेबद्दलच्या तुमच्या अपिलाला उत्तर दिले आहे`,
    organisation_asks_project: () => 'तुमचा प्रकल्प तिचा आहे का, असे एक संस्था विचारत आहे',
    organisation_joins_project: () => 'तुमचा प्रकल्प आता एका संस्थेचा आहे',
    organisation_leaves_project: () => 'तुमचा प्रकल्प तिचा नाही, असे एक संस्था सांगते',
    project_asks_organisation: ({ thing }) => `तो ${such(thing, 'तुमच्या')} संस्थेचा आहे का, असे एक प्रकल्प विचारत आहे`,
    project_joins_organisation: ({ thing }) => `एक प्रकल्प आता ${such(thing, 'तुमच्या')} संस्थेचा आहे`,
    project_leaves_organisation: ({ thing }) => `तो ${such(thing, 'तुमच्या')} संस्थेचा नाही, असे एक प्रकल्प सांगतो`,
  },
  subjects: { organisation: ({ thing }) => thing },
  reportables: {
    organisation: { name: 'संस्था', inSentence: 'संस्था', own: 'तुमची संस्था' },
    organisation_picture: {
      name: 'संस्थेचे चित्र',
      inSentence: 'चित्र',
      own: 'तुमच्या संस्थेचे चित्र',
      title: (name) => (name ? `${name} या संस्थेचे चित्र रिपोर्ट करा` : 'संस्थेचे चित्र रिपोर्ट करा'),
    },
  },
  deskActions: {
    'organisations.listed': 'संस्थांची यादी उघडली',
    'organisation.opened': 'एक संस्था पाहिली',
    'organisation.letterOpened': 'एक अधिकारपत्र उघडले',
    'organisation.approved': 'एक संस्था उघडली',
    'organisation.returned': 'एक संस्था परत केली',
    'organisation.declined': 'एका संस्थेला नकार दिला',
    'organisation.removed': 'एक संस्था काढून टाकली',
    'organisation.staffRemoved': 'एका सदस्याला संस्थेच्या स्टाफमधून काढले',
    'organisation.staffAnswered': 'संस्थेच्या स्टाफबद्दलच्या एका अपिलाला उत्तर दिले',
  },
  held: organisationHeld,
  emails: {
    'staff-removed': 'संस्थेच्या स्टाफमधून काढले जाणे',
  },
} satisfies ModuleWords<typeof organisationKinds>;
