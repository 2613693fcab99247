import { organisationTimes as times } from '#contract/organisations/limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const organisationHeld = {
  organisations: {
    group: 'others',
    policy: 'Organisations',
    name: 'तुम्ही सुरू केलेल्या संस्था',
    holds: 'संस्था कोणी सुरू केली, आणि आमच्या स्टाफपैकी कोणी तिच्याबद्दल निर्णय घेतला.',
    why: 'ती कोणी मागितली हे कळावे, आणि अपील स्टाफमधील इतर लोकांना पाहता यावे म्हणून.',
    kept: 'अकाउंट असेपर्यंत. संस्था नावाशिवाय राहते.',
  },
  organisation_letters: {
    group: 'others',
    policy: 'Organisations',
    name: 'अधिकारपत्रे',
    holds: 'सदस्य तिच्या वतीने काम करतात असे ज्या पत्रात संस्था सांगते ते पत्र.',
    why: 'सदस्य संस्था उघडू शकतात का ते तपासण्यासाठी.',
    kept: `निर्णयानंतर ${times.letterDays} दिवस.`,
  },
  organisation_staff: {
    group: 'others',
    policy: 'Organisations',
    name: 'तुम्ही ज्यांच्या वतीने काम करता त्या संस्था',
    holds: 'सदस्य ज्यांच्या वतीने काम करतात त्या संस्था, त्यांच्या भूमिका, आणि कधीपासून.',
    why: 'सदस्यांना त्यांच्या भूमिकेत परवानगी असलेले काम करता यावे म्हणून.',
    kept: 'सदस्य संस्था सोडेपर्यंत.',
  },
  organisation_staff_removals: {
    group: 'others',
    policy: 'Organisations',
    name: 'संस्थेच्या स्टाफमधून काढले जाणे',
    holds: 'आमच्या स्टाफने सदस्याला संस्थेच्या स्टाफमधून काढले हे, कारण, अपील आणि उत्तर.',
    why: 'सदस्याला कारण वाचता यावे, आणि अपील स्टाफमधील इतर लोकांना पाहता यावे म्हणून.',
    kept: `निर्णयानंतर ${times.removalYears} वर्ष.`,
  },
  organisation_hand_overs: {
    group: 'others',
    policy: 'Organisations',
    name: 'संस्थेचे ओनर होण्याच्या विनंत्या',
    holds: 'कोणाला संस्थेचे ओनर होण्यास सांगितले, कोणी सांगितले, आणि नकार दिला असल्यास तो.',
    why: 'सदस्याला उत्तर देता यावे, आणि कोणालाही दोनदा विचारले जाऊ नये म्हणून.',
    kept: 'उत्तर येईपर्यंत; नकार असल्यास सदस्य संस्था सोडेपर्यंत.',
  },
  organisation_removal_votes: {
    group: 'others',
    policy: 'Organisations',
    name: 'एखाद्या ओनरनी जावे अशा इच्छा',
    holds: 'संस्थेच्या कोणत्या ओनरना कोणत्या दुसऱ्या ओनरनी जावे असे वाटते.',
    why: 'बाकीच्या सर्व ओनरना तसे वाटले तरच एखादे ओनर जातात.',
    kept: 'त्यांपैकी कोणी एक संस्था सोडेपर्यंत.',
  },
  organisation_addresses: {
    group: 'others',
    policy: 'Organisations',
    name: 'संस्थेतील पत्ते',
    holds: 'संस्थेच्या डोमेनवरील ईमेल पत्ता, आणि तो कधीपर्यंत सिद्ध आहे.',
    why: 'सदस्य अजूनही तिथे काम करतात का ते तपासण्यासाठी.',
    kept: `कोडनंतर ${times.proofDays} दिवस.`,
  },
} satisfies ModuleHeld;
