import type { administrationKinds } from '#contract/administration/kinds.ts';
import type { MailLines } from '../words.ts';

export const administrationLines = {
  notifications: {
    proposal_waits: () => 'एक प्रस्ताव तुम्ही नक्की करण्याची वाट पाहत आहे.',
    proposal_ended: () => 'तुमच्या प्रस्तावाचा निर्णय झाला आहे. निकाल वाचण्यासाठी तो उघडा.',
    proposal_undone: () => 'आमच्या स्टाफमधील दोघांनी ठरवलेले एक निलंबन वेळेआधी संपवले गेले.',
    staff_changed: () => 'स्टाफ म्हणून तुमचे अधिकार बदलले आहेत.',
  },
  proposals: { 'staff.rights': 'स्टाफचे अधिकार बदलणे' },
} satisfies MailLines<typeof administrationKinds>;
