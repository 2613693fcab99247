import { organisationLimits as limits } from '#contract/organisations/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { newOrganisationTexts as englishNew, ownOrganisationsTexts as englishOwn } from '../en/own.ts';

export const ownOrganisationsTexts = {
  title: 'माझ्या संस्था',
  one: 'संस्था',
  description: 'तुम्ही ज्यांच्या वतीने काम करता त्या संस्था.',
  invited: 'तुम्हाला आमंत्रण आहे',
  invitedTo: (by, name) =>
    by
      ? `${by} यांनी तुम्हाला ${name} या संस्थेच्या स्टाफमध्ये बोलावले आहे`
      : `एका ओनरने तुम्हाला ${name} या संस्थेच्या स्टाफमध्ये बोलावले आहे`,
  empty: 'तुम्ही कोणत्याही संस्थेच्या वतीने काम करत नाही.',
  emptyHow:
    'कॉलेज, कंपनी किंवा इतर भागीदार इथे स्वतःचे पान उघडतात. तुमच्या संस्थेचे पान आधीच असेल, तर तिच्या ओनरना आमंत्रण मागा.',
  open: 'संस्था उघडा',
  noProof: 'तुमचा पत्ता सिद्ध करा',
  until: (at) => `पत्ता ${day(at)} पर्यंत सिद्ध`,
  deleted: 'संस्था हटवली आहे.',
  left: 'तुम्ही आता या संस्थेच्या वतीने काम करत नाही.',
} satisfies Translated<typeof englishOwn>;

export const newOrganisationTexts = {
  title: 'संस्था उघडा',
  description: 'कॉलेजचे, कंपनीचे किंवा इतर भागीदाराचे पान उघडा.',
  steps: 'हे कसे होते',
  how: [
    'तुमच्याकडे “पडताळणी झालेली संस्था” ही खूण आहे: आम्ही वेबसाइट, रजिस्टर आणि तिथला तुमचा पत्ता तपासला आहे.',
    'तुम्ही अधिकारपत्र पाठवता. तुम्ही संस्थेच्या वतीने काम करू शकता असे त्यात लिहिलेले असते.',
    'आम्ही ते कामाच्या दोन दिवसांत पाहतो. मग पान सार्वजनिक होते.',
  ],
  missing: 'खूण नाही',
  missingHow:
    'आधी “पडताळणी झालेली संस्था” ही खूण मागा. त्यासाठी वेबसाइट, रजिस्टरमधील तिचा क्रमांक, आणि तिच्या डोमेनवरील ईमेल पत्ता लागतो.',
  getMark: 'खूण मागा',
  full: `तुम्ही ${limits.perMember} संस्थांच्या वतीने काम करता. एक सदस्य तेवढ्याच संस्थांच्या वतीने काम करू शकतात. आधी एक सोडा.`,
  toOwn: 'तुमच्या संस्था पाहा',
  mark: 'तुमच्या खुणेवरून',
  fields: { website: 'वेबसाइट', registry: 'रजिस्टर', number: 'क्रमांक' },
  kind: 'हे काय आहे?',
  choose: 'कृपया निवडा…',
  name: 'संस्थेचे नाव',
  nameHint: 'तिच्या रजिस्टरमध्ये आहे तसे. आम्ही संस्था उघडल्यानंतर ते बदलत नाही.',
  begin: 'पुढे जा',
  beginning: 'पुढे जात आहे…',
} satisfies Translated<typeof englishNew>;
