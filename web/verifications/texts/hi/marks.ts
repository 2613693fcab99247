import type { HoldReason } from '#contract/verifications/limits.ts';
import type { VerificationKind, verificationRejections } from '#rules/lists/kinds.ts';

export const markTexts: Record<VerificationKind, string> = {
  student: 'छात्र (जाँच हो चुकी)',
  organisation: 'संस्था (जाँच हो चुकी)',
  founder: 'संस्थापक (जाँच हो चुकी)',
  mentor: 'मेंटर (जाँच हो चुकी)',
  investor: 'निवेशक (जाँच हो चुकी)',
  industry_professional: 'इंडस्ट्री प्रोफ़ेशनल (जाँच हो चुकी)',
};

export const kindTexts: Record<VerificationKind, { name: string; about: string }> = {
  student: { name: 'छात्र', about: 'आप अभी किसी कॉलेज या यूनिवर्सिटी में पढ़ते हैं।' },
  organisation: {
    name: 'संस्था',
    about: 'आप किसी रजिस्टर्ड कंपनी, संस्थान या संघ की ओर से काम करते हैं।',
  },
  founder: { name: 'संस्थापक', about: 'आप कुछ बना रहे हैं, और अभी कोई कंपनी रजिस्टर नहीं हुई है।' },
  mentor: { name: 'मेंटर', about: 'आपने जो ख़ुद सीखा है, उससे आप दूसरों की मदद करते हैं।' },
  investor: { name: 'निवेशक', about: 'आप नई कंपनियों में पैसा लगाते हैं।' },
  industry_professional: {
    name: 'इंडस्ट्री प्रोफ़ेशनल',
    about: 'आप उसी क्षेत्र में काम करते हैं जिसमें आप मदद करना चाहते हैं।',
  },
};

export const rejectionTexts: Record<(typeof verificationRejections)[number], string> = {
  unreadable: 'जो भेजा गया, हम उसे पढ़ नहीं पाए।',
  name_differs: 'नाम अकाउंट के नाम से अलग है।',
  out_of_date: 'जो भेजा गया, वह पुराना है और अब मान्य नहीं है।',
  not_the_right_document: 'यह वह दस्तावेज़ नहीं है जिससे यह पता चले।',
  not_found_in_register: 'यह हमें रजिस्टर में नहीं मिला।',
  links_do_not_show_it: 'पेजों से यह पता नहीं चलता।',
  identity_number_shown:
    'इसमें किसी पहचान पत्र का नंबर दिखता है, जिसे हम नहीं रख सकते। आपने जो भेजा था, हमने उसे मिटा दिया है।',
  other: 'कोई और कारण।',
};

export const holdTexts: Record<HoldReason, string> = {
  same_evidence: 'भेजी गई कोई चीज़ किसी दूसरे अकाउंट ने भी इस्तेमाल की है।',
  identity_number: 'एक नंबर किसी पहचान पत्र के नंबर जैसा दिखता है; उसे ढककर रखा गया है।',
};
