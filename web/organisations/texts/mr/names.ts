import type {
  OrganisationKind,
  OrganisationRole,
  OrganisationState,
} from '#contract/organisations/limits.ts';

export const kindNames: Record<OrganisationKind, string> = {
  'Educational institution': 'शैक्षणिक संस्था',
  Company: 'कंपनी',
  'Ecosystem partner': 'सहयोगी भागीदार',
};

export const stateNames: Record<OrganisationState, string> = {
  draft: 'मसुदा',
  in_review: 'तपासणीत',
  returned: 'परत केलेली',
  active: 'सुरू',
  paused: 'थांबवलेली',
  declined: 'नकार दिलेली',
  closed: 'बंद',
  removed: 'काढून टाकलेली',
};

export const roleNames: Record<OrganisationRole, string> = {
  owner: 'ओनर',
  coordinator: 'कोऑर्डिनेटर',
  reviewer: 'रिव्ह्यूअर',
};

export const roleHints: Record<OrganisationRole, string> = {
  owner: 'सर्व काही करतात, आणि संस्थेसाठी जबाबदार आहेत.',
  coordinator: 'विद्यार्थ्यांचे आणि दाव्यांचे काम पाहतात.',
  reviewer: 'दाव्यांचा निर्णय घेतात.',
};
