import type { administrationKinds } from '#contract/administration/kinds.ts';
import type { MailLines } from '../words.ts';

export const administrationLines = {
  notifications: {
    proposal_waits: () => 'एक प्रस्ताव को आपके पक्का करने का इंतज़ार है।',
    proposal_ended: () => 'आपके प्रस्ताव पर फ़ैसला हो गया है। नतीजा पढ़ने के लिए उसे खोलें।',
    proposal_undone: () => 'हमारे स्टाफ़ के दो लोगों ने जो निलंबन तय किया था, वह समय से पहले हटा दिया गया।',
    staff_changed: () => 'स्टाफ़ के तौर पर आपके अधिकार बदल गए हैं।',
  },
  proposals: { 'staff.rights': 'स्टाफ़ के अधिकार बदलना' },
} satisfies MailLines<typeof administrationKinds>;
