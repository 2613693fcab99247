import type {
  OrganisationKind,
  OrganisationRole,
  OrganisationState,
} from '#contract/organisations/limits.ts';

export const kindNames: Record<OrganisationKind, string> = {
  'Educational institution': 'शिक्षण संस्था',
  Company: 'कंपनी',
  'Ecosystem partner': 'सहयोगी साझेदार',
};

export const stateNames: Record<OrganisationState, string> = {
  draft: 'ड्राफ़्ट',
  in_review: 'समीक्षा में',
  returned: 'लौटाई गई',
  active: 'चालू',
  paused: 'रोकी हुई',
  declined: 'मना की गई',
  closed: 'बंद',
  removed: 'हटाई गई',
};

export const roleNames: Record<OrganisationRole, string> = {
  owner: 'ओनर',
  coordinator: 'कोऑर्डिनेटर',
  reviewer: 'रिव्यूअर',
};

export const roleHints: Record<OrganisationRole, string> = {
  owner: 'सब कुछ करते हैं, और संस्था के लिए जवाबदेह हैं।',
  coordinator: 'छात्रों और दावों का काम देखते हैं।',
  reviewer: 'दावों पर फ़ैसला करते हैं।',
};
