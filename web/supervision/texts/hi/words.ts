import type { supervisionKinds } from '#contract/supervision/kinds.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const supervisionWords = {
  refusals: {
    account_protected: 'आप इस अकाउंट को निलंबित नहीं कर सकते।',
    account_child_unconfirmed:
      'ऐसा सुधार पहले किया गया था, और स्टाफ़ के किसी दूसरे व्यक्ति ने उसे पक्का नहीं किया। कृपया 30 दिन रुकें, या मामला खोलें।',
  },
  deskActions: {
    'accounts.searched': 'अकाउंट खोजे',
    'account.opened': 'एक अकाउंट देखा',
    'account.suspended': 'एक अकाउंट निलंबित किया',
    'account.suspensionEnded': 'एक अकाउंट का निलंबन ख़त्म किया',
    'guardians.listed': 'अभिभावकों के इनकार की सूची खोली',
    'account.guardianAllowed': 'एक बच्चे को दूसरे अभिभावक का नाम देने दिया',
    'account.guardianDeclined': 'एक अभिभावक का इनकार बनाए रखा',
    'account.birthDateCorrected': 'जन्म की तारीख सुधारी',
    'account.birthDateKept': 'जन्म की पहले वाली तारीख वापस रखी',
    'account.childConfirmed': 'एक बच्चे के जन्म की तारीख पक्की करवाई',
    'account.erased': 'एक अकाउंट मिटाया',
  },
  proposals: {
    'account.suspension': {
      name: 'अकाउंट को 7 दिन से ज़्यादा के लिए निलंबित करना',
      effect: ({ name, email, until, now }) => [
        name ? `अकाउंट: ${name}, ${email}` : `अकाउंट: ${email}`,
        now ? `अभी ${moment(now)} तक निलंबित।` : 'अभी निलंबित नहीं।',
        until ? `उसके बाद ${moment(until)} तक निलंबित।` : 'उसके बाद बिना अंत के निलंबित।',
      ],
    },
    'account.child': {
      name: 'सदस्य को बच्चा मानना, और जो डेटा हम बच्चे का नहीं रख सकते, उसे मिटाना',
      effect: ({ name, email, birthDate, before }) => [
        name ? `अकाउंट: ${name}, ${email}` : `अकाउंट: ${email}`,
        before
          ? `जन्म की तारीख: ${birthDate}। पहले ${before} थी।`
          : `जन्म की तारीख: ${birthDate}। पहले कोई पता नहीं थी।`,
        'तुरंत मिटाया जाता है: फ़ाइलें, फ़ोटो, सबूत, और प्रोफ़ाइल का वह सब, जो अभिभावक से पूछने के लिए ज़रूरी नहीं।',
        'सात दिन बाद मिटाया जाता है, अगर कोई अभिभावक सहमति न दें: अकाउंट।',
      ],
    },
  },
  emails: {
    'account-suspended': 'अकाउंट निलंबित',
    'suspension-ended': 'निलंबन ख़त्म',
    'birth-date-corrected': 'जन्म की तारीख सुधारी गई',
  },
} satisfies ModuleWords<typeof supervisionKinds>;
