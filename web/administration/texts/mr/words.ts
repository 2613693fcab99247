import type { administrationKinds } from '#contract/administration/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { rightsEffect } from '../en/proposals-desk.ts';
import { administrationHeld } from './held.ts';

export const administrationWords = {
  refusals: {
    proposal_unknown: 'इथे असा कोणताही प्रस्ताव नाही.',
    proposal_over: 'हा प्रस्ताव संपला आहे.',
    proposal_own: 'हा प्रस्ताव तुम्ही मांडला आहे. तो नक्की करणे किंवा त्याला नकार देणे हे दुसऱ्या स्टाफचे काम आहे.',
    account_tied:
      'गेल्या एका वर्षात तुम्ही या सदस्यासोबत एका टीममध्ये, करारात किंवा मेंटरशिपमध्ये होता. निर्णय दुसरा स्टाफ घेतो.',
    proposal_barred: 'तुम्ही यात सहभागी आहात. निर्णय दुसरा स्टाफ घेतो.',
    proposal_for_others: 'दुसरा स्टाफ आता हे नक्की करू शकतो. तुम्ही ते एकट्याने पूर्ण करू शकत नाही.',
    proposal_early: 'हे एकट्याने पूर्ण करण्याची वेळ अजून आलेली नाही.',
    proposal_waits:
      'याच विषयाबद्दल आणखी एक प्रस्ताव वाट पाहत आहे. आधी तो नक्की करा, त्याला नकार द्या किंवा तो मागे घ्या.',
    proposal_pointless: 'याने काहीही बदलत नाही. कृपया दुसरे काही निवडा.',
    staff_unfit:
      'या अकाउंटला अधिकार मिळू शकत नाहीत. त्यासाठी 18 वर्षांवरील सदस्य आणि सिद्ध केलेला पत्ता लागतो, आणि अकाउंट निलंबित असू नये.',
    staff_named: 'सर्व्हरच्या सेटिंगमध्ये हे अकाउंट लिहिलेले आहे. त्याला सर्व अधिकार आहेत.',
  },
  fieldErrors: { staff_email_missing: 'एखाद्या अकाउंटचा ईमेल लिहा.' },
  notifications: {
    proposal_waits: () => 'एक प्रस्ताव तुम्ही नक्की करण्याची वाट पाहत आहे',
    proposal_ended: () => 'तुमच्या प्रस्तावाचा निर्णय झाला आहे',
    proposal_undone: () => 'आमच्या स्टाफमधील दोघांनी ठरवलेले एक निलंबन वेळेआधी संपवले गेले',
    staff_changed: () => 'स्टाफ म्हणून तुमचे अधिकार बदलले आहेत',
  },
  subjects: { staff_proposal: () => 'स्टाफची पाने', staff: () => 'स्टाफची पाने' },
  deskActions: {
    'log.restored': 'एक बॅकअप परत आणला, ज्यामुळे ही नोंदवही कापली जाते',
    'administrator.named': 'सेटिंगमध्ये स्टाफचा एक पत्ता लिहिला',
    'administrator.removed': 'सेटिंगमधून स्टाफचा एक पत्ता काढला',
    'operator.retried': 'कमांडने कामे पुन्हा पाठवली',
    'operator.dropped': 'कमांडने कामे काढली',
    'operator.unlocked': 'कमांडने एका अकाउंटचे मोजलेले प्रयत्न पुसले',
    'operator.swept': 'कमांडने ठरलेल्या वेळी चालणारी सर्व कामे चालवली',
    'operator.agreed_clauses': 'कमांडने एका भाषेतील अटी मान्य केल्या',
    'operator.agreed_texts': 'कमांडने एका भाषेतील कायदेशीर मजकूर मान्य केले',
    'staff.listed': 'स्टाफची यादी उघडली',
    'staff.changed': 'प्रस्तावाने एका अकाउंटचे स्टाफ अधिकार बदलले',
    'proposals.listed': 'प्रस्तावांची यादी उघडली',
    'proposal.opened': 'एक प्रस्ताव पाहिला',
    'proposal.made': 'एक प्रस्ताव मांडला',
    'proposal.confirmed': 'एक प्रस्ताव नक्की केला',
    'proposal.confirmedAlone': 'एक प्रस्ताव एकट्याने पूर्ण केला',
    'proposal.refused': 'एका प्रस्तावाला नकार दिला',
    'proposal.withdrawn': 'एक प्रस्ताव मागे घेतला',
    'proposal.lapsed': 'एका प्रस्तावाची मुदत संपली',
  },
  proposals: { 'staff.rights': { name: 'स्टाफचे अधिकार बदलणे', effect: rightsEffect } },
  held: administrationHeld,
  emails: {
    'lone-proposal': 'प्रस्ताव, जो नक्की करायला दुसरा स्टाफ नाही',
  },
} satisfies ModuleWords<typeof administrationKinds>;
