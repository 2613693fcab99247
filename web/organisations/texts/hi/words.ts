import type { organisationKinds } from '#contract/organisations/kinds.ts';
import { organisationLimits as limits, organisationTimes as times } from '#contract/organisations/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { itsProjectsTexts, ofProjectTexts } from './affiliations.ts';
import { organisationHeld } from './held.ts';
import { invitedToOrganisation } from './invited-team.ts';

export const organisationWords = {
  topics: {
    organisations: {
      name: 'संस्थाएँ',
      hint: 'आपकी संस्थाओं में कौन आया या गया, और कौन-से प्रोजेक्ट उनके हैं।',
    },
  },
  invitedTeams: { organisation: invitedToOrganisation },
  refusals: {
    organisation_unknown: 'ऐसी कोई संस्था नहीं है, या आप उसकी ओर से काम नहीं करते।',
    organisation_mark_missing: 'पहले संस्था का निशान माँगें। हम वेबसाइट और नंबर जाँचते हैं।',
    organisations_too_many: `आप एक समय में ${limits.perMember} संस्थाओं की ओर से काम कर सकते हैं। पहले एक छोड़ें।`,
    organisation_closed: 'यह अब नहीं हो सकता। पेज फिर से लोड करें और देखें कि यह किस हाल में है।',
    organisation_name_fixed: 'हमने नाम जाँच लिया है, इसलिए वह नहीं बदलता।',
    organisation_text_held: 'लगता है कि यह टेक्स्ट पैसे या काग़ज़ माँगता है, या यहाँ से बाहर ले जाता है। कृपया इसे बदलें।',
    organisation_lacks: 'अभी कुछ बाक़ी है। पेज की सूची बताती है कि क्या।',
    organisation_role_missing: 'आपकी भूमिका में इसकी अनुमति नहीं है। संस्था के किसी ओनर से कहें।',
    organisation_own_seat: 'आप ख़ुद को बदल या हटा नहीं सकते। आप स्टाफ़ छोड़ सकते हैं।',
    organisation_owner_stays: 'कोई ओनर तब हटते हैं जब बाक़ी सभी ओनर यह चाहें। वे कम से कम दो होने चाहिए।',
    organisation_last_owner: 'आप अकेले ओनर हैं। पहले स्टाफ़ के किसी दूसरे सदस्य से संस्था का ओनर बनने को कहें।',
    organisation_member_full: `ये सदस्य ${limits.perMember} दूसरी संस्थाओं की ओर से काम करते हैं। इसलिए अभी कोई भूमिका वापस नहीं आ सकती।`,
    organisation_owners_full: `एक संस्था में ज़्यादा से ज़्यादा ${limits.owners} ओनर होते हैं।`,
    organisation_not_asked: 'आपसे अभी इस संस्था का ओनर बनने को नहीं कहा जा रहा।',
    organisation_proof_missing: `पहले संस्था में अपना ईमेल पता साबित करें। एक बार साबित किया ईमेल पता ${times.proofDays} दिन तक मान्य है।`,
    organisation_not_active: 'अभी यहाँ कुछ नया शुरू नहीं हो सकता।',
    organisation_taken: 'किसी दूसरी संस्था का यही डोमेन या नंबर है। पहले वह ख़त्म होनी चाहिए।',
    organisation_appeal_twice: 'हम इसे दो बार देख चुके हैं।',
    organisation_appeal_late: `अपील के ${times.appealDays} दिन बीत चुके हैं।`,
    organisation_of_another: 'यह प्रोजेक्ट किसी दूसरी संस्था का है। पहले वह जुड़ाव ख़त्म होना चाहिए।',
    organisation_asks_too_many:
      'एक समय में जितनों से पूछा जा सकता है, उतनों से आपने पूछा है। किसी जवाब का इंतज़ार करें, या एक वापस लें।',
    organisation_ask_declined: `दूसरे पक्ष ने इसे मना किया है। आप ${times.askDays} दिन बाद फिर से पूछ सकते हैं।`,
    organisation_own: 'आप इस संस्था की ओर से काम करते हैं। इस पर दूसरा स्टाफ़ फ़ैसला करता है।',
    organisation_same_administrator: 'इस पर पहले आपने फ़ैसला किया था। इसे दूसरा स्टाफ़ देखता है।',
    organisation_reason_missing: `${limits.reason.min} से ${limits.reason.max.toLocaleString('en')} अक्षरों में कारण लिखें। जिनके बारे में है, वे इसे पढ़ते हैं।`,
  },
  fieldErrors: {
    organisation_name_missing: 'संस्था का नाम भरें।',
    organisation_kind_missing: 'चुनें कि संस्था क्या है।',
    organisation_place: 'हम यह जगह नहीं जानते। कोई शहर या ज़िला भरें, जैसे वर्धा।',
    organisation_roles_missing: 'कम से कम एक भूमिका चुनें।',
    organisation_staff_reason: `ज़्यादा से ज़्यादा ${limits.staffReason} अक्षरों में कारण लिखें। सदस्य इसे पढ़ते हैं।`,
    organisation_about_long: `यह टेक्स्ट ${limits.about.toLocaleString('en')} अक्षरों तक रखें।`,
    organisation_appeal_length: `${limits.appeal.min} से ${limits.appeal.max.toLocaleString('en')} अक्षर लिखें।`,
    organisation_address: ofProjectTexts.fault,
    organisation_project_address: itsProjectsTexts.fault,
  },
  turns: {
    mine: {
      organisation_review: ({ thing }) => `एक संस्था को देखें: ${thing}`,
      organisation_staff_appeal: ({ thing }) => `${thing} के स्टाफ़ के बारे में एक अपील का जवाब दें`,
      organisation_hand_over: ({ thing, person }) =>
        `${thing} का ओनर बनने के बारे में ${person || 'एक ओनर'} को जवाब दें`,
      organisation_succession: ({ thing }) => `बताएँ कि आप ${thing} के ओनर बनेंगे या नहीं`,
    },
    awaited: {
      organisation_review: ({ thing }) => `हम आपकी संस्था को देख रहे हैं: ${thing}`,
      organisation_staff_appeal: ({ thing }) => `हम ${thing} से आपके हटाए जाने को देख रहे हैं`,
      organisation_hand_over: ({ thing }) => `${thing} का ओनर बनने के बारे में एक सदस्य को जवाब देना है`,
      organisation_succession: ({ thing }) => `${thing} का ओनर बनने के बारे में एक सदस्य को जवाब देना है`,
    },
  },
  notifications: {
    organisation_decided: () => 'हमने आपकी संस्था के बारे में फ़ैसला किया है',
    organisation_late: () => 'आपकी संस्था को देखने में हमें देर हुई है। अब वह सबसे पहले है',
    organisation_paused: () => 'आपकी संस्था में कुछ नया शुरू नहीं होता। आगे बढ़ने के लिए वहाँ का एक ईमेल पता साबित करें',
    organisation_ended: () => 'आपकी संस्था यहाँ ख़त्म हो गई है',
    organisation_proof_ended: () => 'संस्था में अपना ईमेल पता फिर से साबित करें',
    organisation_proof_ending: () => `संस्था में आपका पता ${times.reminderDays} दिन और मान्य है`,
    organisation_owner_asked: ({ person }) => `${person || 'संस्था'} ने आपको ओनर बनने को कहा है`,
    organisation_owner_answered: ({ person }) => `${person || 'एक सदस्य'} ने ओनर बनने के बारे में जवाब दिया है`,
    organisation_invitation_declined: () => 'आपके न्योते को मना कर दिया गया',
    organisation_roles_changed: ({ person }) => `${person || 'एक ओनर'} ने आपकी भूमिकाएँ बदल दी हैं`,
    organisation_staffed: ({ person }) => `${person || 'एक सदस्य'} अब आपकी संस्था की ओर से काम करते हैं`,
    organisation_staff_left: ({ person }) => `${person || 'एक सदस्य'} अब आपकी संस्था की ओर से काम नहीं करते`,
    organisation_staff_removed: ({ thing }) => `हमने आपको ${thing || 'एक संस्था'} के स्टाफ़ से हटा दिया है`,
    organisation_staff_answered: ({ thing }) =>
      `हमने ${thing || 'एक संस्था'} के बारे में आपकी अपील का जवाब दे दिया है`,
    organisation_asks_project: () => 'एक संस्था ने पूछा है कि क्या आपका प्रोजेक्ट उसका है',
    organisation_joins_project: () => 'आपका प्रोजेक्ट अब एक संस्था का है',
    organisation_leaves_project: () => 'एक संस्था का कहना है कि आपका प्रोजेक्ट उसका नहीं है',
    project_asks_organisation: ({ thing }) => `एक प्रोजेक्ट ने पूछा है कि क्या वह ${thing || 'आपकी संस्था'} का है`,
    project_joins_organisation: ({ thing }) => `एक प्रोजेक्ट अब ${thing || 'आपकी संस्था'} का है`,
    project_leaves_organisation: ({ thing }) => `एक प्रोजेक्ट का कहना है कि वह ${thing || 'आपकी संस्था'} का नहीं है`,
  },
  subjects: { organisation: ({ thing }) => thing },
  reportables: {
    organisation: { name: 'संस्था', inSentence: 'संस्था', own: 'आपकी संस्था' },
    organisation_picture: {
      name: 'संस्था की तस्वीर',
      inSentence: 'तस्वीर',
      own: 'आपकी संस्था की तस्वीर',
      title: (name) => (name ? `${name} की तस्वीर की रिपोर्ट करें` : 'संस्था की तस्वीर की रिपोर्ट करें'),
    },
  },
  deskActions: {
    'organisations.listed': 'संस्थाओं की सूची खोली',
    'organisation.opened': 'एक संस्था देखी',
    'organisation.letterOpened': 'एक अधिकार-पत्र खोला',
    'organisation.approved': 'एक संस्था खोली',
    'organisation.returned': 'एक संस्था लौटाई',
    'organisation.declined': 'एक संस्था को मना किया',
    'organisation.removed': 'एक संस्था हटाई',
    'organisation.staffRemoved': 'एक सदस्य को संस्था के स्टाफ़ से हटाया',
    'organisation.staffAnswered': 'संस्था के स्टाफ़ के बारे में एक अपील का जवाब दिया',
  },
  held: organisationHeld,
  emails: {
    'staff-removed': 'संस्था के स्टाफ़ से हटाया जाना',
  },
} satisfies ModuleWords<typeof organisationKinds>;
