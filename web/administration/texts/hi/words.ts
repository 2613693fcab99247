import type { administrationKinds } from '#contract/administration/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { rightsEffect } from '../en/proposals-desk.ts';
import { administrationHeld } from './held.ts';

export const administrationWords = {
  refusals: {
    proposal_unknown: 'यहाँ ऐसा कोई प्रस्ताव नहीं है।',
    proposal_over: 'यह प्रस्ताव ख़त्म हो चुका है।',
    proposal_own: 'यह प्रस्ताव आपने रखा है। इसे पक्का करना या मना करना दूसरे स्टाफ़ का काम है।',
    account_tied: 'पिछले एक साल में आप इस सदस्य के साथ किसी टीम, अनुबंध या मेंटरशिप में थे। फ़ैसला दूसरा स्टाफ़ करता है।',
    proposal_barred: 'आप इसमें शामिल हैं। फ़ैसला दूसरा स्टाफ़ करता है।',
    proposal_for_others: 'इसे अब दूसरा स्टाफ़ पक्का कर सकता है। आप इसे अकेले पूरा नहीं कर सकते।',
    proposal_early: 'इसे अकेले पूरा करने का समय अभी नहीं आया है।',
    proposal_waits: 'इसी बारे में एक और प्रस्ताव इंतज़ार में है। पहले उसे पक्का करें, मना करें या वापस लें।',
    proposal_pointless: 'इससे कुछ नहीं बदलता। कृपया कुछ और चुनें।',
    staff_unfit:
      'इस अकाउंट को अधिकार नहीं मिल सकते। इसके लिए 18 साल या उससे बड़े सदस्य और साबित ईमेल पता चाहिए, और अकाउंट निलंबित नहीं होना चाहिए।',
    staff_named: 'यह अकाउंट सर्वर की सेटिंग में लिखा है। इसके पास सभी अधिकार हैं।',
  },
  fieldErrors: { staff_email_missing: 'किसी अकाउंट का ईमेल लिखें।' },
  notifications: {
    proposal_waits: () => 'एक प्रस्ताव आपके पक्का करने के इंतज़ार में है',
    proposal_ended: () => 'आपके प्रस्ताव पर फ़ैसला हो गया है',
    proposal_undone: () => 'हमारे स्टाफ़ में से दो का तय किया हुआ एक निलंबन समय से पहले ख़त्म किया गया',
    staff_changed: () => 'स्टाफ़ के रूप में आपके अधिकार बदल गए हैं',
  },
  subjects: { staff_proposal: () => 'स्टाफ़ के पेज', staff: () => 'स्टाफ़ के पेज' },
  deskActions: {
    'log.restored': 'एक बैकअप वापस लाया, जिससे यह रिकॉर्ड कटता है',
    'administrator.named': 'सेटिंग में स्टाफ़ का एक पता लिखा',
    'administrator.removed': 'सेटिंग से स्टाफ़ का एक पता हटाया',
    'operator.retried': 'कमांड से काम दोबारा भेजे',
    'operator.dropped': 'कमांड से काम हटाए',
    'operator.unlocked': 'कमांड से एक अकाउंट की गिनी हुई कोशिशें मिटाईं',
    'operator.swept': 'कमांड से समय पर चलने वाले सभी काम चलाए',
    'operator.agreed_clauses': 'कमांड से एक भाषा की शर्तें मान्य कीं',
    'operator.agreed_texts': 'कमांड से एक भाषा के क़ानूनी टेक्स्ट मान्य किए',
    'staff.listed': 'स्टाफ़ की सूची खोली',
    'staff.changed': 'प्रस्ताव से एक अकाउंट के स्टाफ़ अधिकार बदले',
    'proposals.listed': 'प्रस्तावों की सूची खोली',
    'proposal.opened': 'एक प्रस्ताव देखा',
    'proposal.made': 'एक प्रस्ताव रखा',
    'proposal.confirmed': 'एक प्रस्ताव पक्का किया',
    'proposal.confirmedAlone': 'एक प्रस्ताव अकेले पूरा किया',
    'proposal.refused': 'एक प्रस्ताव को मना किया',
    'proposal.withdrawn': 'एक प्रस्ताव वापस लिया',
    'proposal.lapsed': 'एक प्रस्ताव का समय बीत गया',
  },
  proposals: { 'staff.rights': { name: 'स्टाफ़ के अधिकार बदलना', effect: rightsEffect } },
  held: administrationHeld,
  emails: {
    'lone-proposal': 'प्रस्ताव, जिसे पक्का करने के लिए दूसरा स्टाफ़ नहीं है',
  },
} satisfies ModuleWords<typeof administrationKinds>;
