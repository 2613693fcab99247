import type { OrganisationRole } from '#contract/organisations/limits.ts';
import type { InvitedTeamWords } from '#web/ground/texts/sentences.ts';
import { roleNames } from './names.ts';

export const invitedToOrganisation: InvitedTeamWords = {
  heading: (name) => (name ? `${name} या संस्थेच्या स्टाफमध्ये यायचे?` : 'एका संस्थेच्या स्टाफमध्ये यायचे?'),
  as({ roles }) {
    const names = roles.map((role) => roleNames[role as OrganisationRole]).join(', ');
    if (!names) return [];
    return [
      roles.length === 1 ? `तिथली तुमची भूमिका: ${names}` : `तिथल्या तुमच्या भूमिका: ${names}`,
      'स्टाफमध्ये आल्यानंतर तुम्ही संस्थेच्या डोमेनवरील ईमेल पत्ता सिद्ध करता. मग तुमच्या भूमिका चालतात.',
    ];
  },
  guest:
    'ज्या पत्त्यावर ईमेल आला आहे त्याने साइन अप करा, किंवा तिथे तुमचे अकाउंट असल्यास साइन इन करा. त्यासोबत तुम्ही स्टाफमध्ये असाल.',
  join: 'स्टाफमध्ये या',
  joined: 'तुम्ही या संस्थेच्या वतीने काम करता.',
  over: 'हे आमंत्रण संपले आहे. ओनर तुम्हाला दुसरे पाठवू शकतात.',
  another:
    'हे आमंत्रण दुसऱ्या पत्त्यावर पाठवले होते. त्या पत्त्याच्या अकाउंटने साइन इन करा, किंवा ओनरना या अकाउंटचा पत्ता किंवा हँडल बोलवायला सांगा.',
};
