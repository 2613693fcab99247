import { avatarLimits } from '#contract/avatars/limits.ts';
import type { verificationKinds } from '#contract/verifications/kinds.ts';
import { verificationLimits, verificationTimes } from '#contract/verifications/limits.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { verificationHeld } from './held.ts';
import { kindTexts } from './marks.ts';

const megabyte = 1024 * 1024;

const kindOf = (thing: string) => kindTexts[thing as VerificationKind]?.name ?? thing;

export const verificationWords = {
  refusals: {
    verification_not_found: 'यह अब यहाँ नहीं है। कृपया पेज फिर से लोड करें।',
    verification_open: 'आप यह पहले ही माँग चुके हैं। किसी और तरीक़े से माँगने के लिए पहले वह अनुरोध वापस लें।',
    verification_in_force: 'यह निशान लागू है। इसे इसके आख़िरी 30 दिनों में नया किया जा सकता है।',
    verification_free_mail:
      'ऐसा पता कोई भी बना सकता है। कृपया वह पता दें जो आपके कॉलेज ने आपको दिया है, या एक पत्र या अपना छात्र कार्ड भेजें।',
    verification_alumni:
      'पूर्व छात्रों के पते हमेशा रहते हैं, इसलिए उनसे यह पता नहीं चलता कि आप अभी पढ़ते हैं। कृपया एक पत्र या अपना छात्र कार्ड भेजें।',
    verification_not_academic:
      'हम नहीं जानते कि यह डोमेन किसी कॉलेज का है। कृपया एक पत्र या अपना छात्र कार्ड भेजें, और हम देखते हैं कि यह हमारी सूची में होना चाहिए या नहीं।',
    verification_links_same: 'ये दोनों एक ही पेज हैं। कृपया दो अलग पेज दें।',
    verification_appeal_late: `इसके लिए ${verificationTimes.appealDays} दिन पूरे हो चुके हैं। आप निशान फिर से माँग सकते हैं।`,
    verification_appeal_twice: 'हम इसे दो बार देख चुके हैं। आप निशान फिर से माँग सकते हैं।',
    verification_barred: ({ on }) =>
      on
        ? `एक रिपोर्ट पर हुए फ़ैसले की वजह से यह निशान ${day(on)} तक आपके लिए बंद है।`
        : 'एक रिपोर्ट पर हुए फ़ैसले की वजह से यह निशान आपके लिए बंद है।',
    verification_own: 'यह आपके अपने बारे में है। इस पर दूसरा स्टाफ़ फ़ैसला करता है।',
    verification_same_administrator: 'इस पर आप पहले फ़ैसला कर चुके हैं। दूसरा स्टाफ़ इसे देखता है।',
    verification_reason_missing: 'कृपया एक कारण चुनें और उसे शब्दों में लिखें। जिनके बारे में है, वे उसे पढ़ते हैं।',
    identity_number_found: 'यह आधार नंबर जैसा दिखता है। हम इसे न माँग सकते हैं, न रख सकते हैं। कृपया इसे हटाएँ।',
    address_free_mail: 'ऐसा पता कोई भी बना सकता है। कृपया अपनी वेबसाइट के अपने डोमेन का पता दें।',
    address_other_domain: 'यह पता आपकी वेबसाइट के अपने डोमेन का नहीं है। कृपया ऐसा पता दें जो उसका हो।',
    website_shared:
      'इस पते पर बहुत लोगों के पेज हैं, इसलिए इससे पता नहीं चलता कि आप कौन हैं। कृपया ऐसी वेबसाइट दें जिसका अपना डोमेन हो।',
    registry_number_missing: 'कृपया वह नंबर भरें जिससे आप रजिस्टर हुए हैं।',
    registry_number_form: 'इस रजिस्टर के नंबर ऐसे नहीं दिखते। कृपया इसे अपने प्रमाणपत्र से मिलाएँ।',
    registry_number_check:
      'GSTIN का आख़िरी अक्षर बाक़ी अक्षरों से तय होता है, और यहाँ वह मेल नहीं खाता। कृपया देखें कि लिखने में कोई ग़लती तो नहीं हुई।',
    registry_number_long: 'हमारी जानकारी में इतना लंबा कोई नंबर नहीं है। कृपया सिर्फ़ नंबर दें।',
    evidence_empty: 'यह फ़ाइल ख़ाली है। कृपया दूसरी चुनें।',
    evidence_too_large: `यह फ़ाइल बहुत बड़ी है। PDF ${verificationLimits.pdfBytes / megabyte} MB तक हो सकती है, तस्वीर ${avatarLimits.maxBytes / megabyte} MB तक।`,
    evidence_too_many_pixels: 'इस तस्वीर में बहुत ज़्यादा पिक्सल हैं। कृपया छोटी तस्वीर चुनें।',
    evidence_type_unsupported: 'कृपया PDF चुनें, या JPEG, PNG या WebP में तस्वीर।',
    evidence_unreadable: 'यह फ़ाइल ख़राब है या अधूरी है। कृपया दूसरी चुनें।',
    domain_invalid: 'कृपया college.ac.in जैसा डोमेन भरें, उसके आगे या पीछे कुछ और लिखे बिना।',
    domain_free_mail: 'वहाँ कोई भी पता बना सकता है, इसलिए वह कॉलेज का डोमेन नहीं हो सकता।',
    domain_not_found: 'यह डोमेन अब किसी सूची में नहीं है।',
  },
  fieldErrors: {
    verification_website_invalid: 'कृपया अपनी वेबसाइट https://example.in की तरह भरें।',
    verification_about_length: `कृपया ${verificationLimits.about.min} से ${verificationLimits.about.max.toLocaleString('en')} अक्षर लिखें।`,
    verification_appeal_length: `कृपया ${verificationLimits.appeal.min} से ${verificationLimits.appeal.max.toLocaleString('en')} अक्षर लिखें।`,
  },
  turns: {
    mine: {
      verification_review: ({ thing }) => `एक जाँच देखें: ${kindOf(thing)}`,
      verification_code: ({ thing }) => `अपनी जाँच का कोड भरें: ${kindOf(thing)}`,
      verification_rejected: ({ thing }) =>
        `अपनी जाँच पर हमारा फ़ैसला पढ़ें, और ग़लत हो तो अपील करें: ${kindOf(thing)}`,
      verification_renewal: ({ thing }) => `अपनी जाँच ख़त्म होने से पहले नई कराएँ: ${kindOf(thing)}`,
    },
    awaited: {
      verification_review: ({ thing }) => `हम आपकी जाँच देखते हैं: ${kindOf(thing)}`,
      verification_code: ({ thing }) => `जाँच के लिए कोड वापस आना है: ${kindOf(thing)}`,
      verification_rejected: ({ thing }) => `सदस्य जाँच पर हमारे फ़ैसले पर अपील कर सकते हैं: ${kindOf(thing)}`,
      verification_renewal: ({ thing }) => `सदस्य जाँच को नया करा सकते हैं: ${kindOf(thing)}`,
    },
  },
  notifications: {
    verification_held: () => 'हमारा स्टाफ़ आपका अनुरोध देख रहा है',
    verification_decided: () => 'आपके अनुरोध पर फ़ैसला हो गया है',
    verification_ended: () => 'आपका निशान ख़त्म हो गया है',
    verification_late: () => 'आपके अनुरोध में हमें देर हो गई है। अब यह सबसे पहले है',
  },
  subjects: { verification: ({ thing }) => thing && `जाँच: ${kindOf(thing)}` },
  deskActions: {
    'verifications.listed': 'जाँचों की सूची खोली',
    'verification.opened': 'एक जाँच देखी',
    'verification.fileOpened': 'एक जाँच का पत्र या कार्ड खोला',
    'verification.verified': 'एक सदस्य की जाँच मंज़ूर की',
    'verification.rejected': 'एक जाँच नामंज़ूर की',
    'verification.revoked': 'एक सदस्य का निशान वापस लिया',
    'academicDomain.added': 'कॉलेज का एक डोमेन जोड़ा',
    'academicDomain.refused': 'कॉलेज के एक डोमेन को मना किया',
    'academicDomain.removed': 'एक डोमेन सूचियों से हटाया',
  },
  held: verificationHeld,
  emails: {
    'verification-code': 'सदस्य के किसी दूसरे पते पर कोड',
    'verification-held': 'जाँच: एक व्यक्ति इसे देख रहे हैं',
    'verification-verified': 'जाँच: हाँ',
    'verification-rejected': 'जाँच: नहीं',
    'verification-appeal-decided': 'जाँच: अपील का जवाब',
    'verification-revoked': 'जाँच: वापस ली गई',
    'verification-ending': 'जाँच: जल्द ख़त्म होने वाली है',
    'verification-expired': 'जाँच: ख़त्म हो गई',
  },
} satisfies ModuleWords<typeof verificationKinds>;
