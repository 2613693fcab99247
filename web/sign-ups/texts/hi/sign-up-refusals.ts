import type { RefusalCode } from '#contract/collected.ts';
import { adultAge } from '#rules/checks/birth-date.ts';
import { passwordLimits } from '#rules/checks/password.ts';
import { nameLimit } from '#rules/sign-up/limits.ts';

export const signUpRefusalTexts = {
  sign_up_code_void: 'बहुत बार ग़लत कोड भरा गया। कृपया नया कोड मँगाएँ।',
  sign_up_code_expired: 'इस कोड का समय पूरा हो गया है। कृपया नया कोड मँगाएँ।',
  sign_up_ticket_missing: 'आपके ईमेल की जाँच यहाँ अभी नहीं हुई है। कृपया ख़ुद को नया कोड भेजें।',
  sign_up_required: 'कृपया सारी ज़रूरी जानकारी भरें।',
  sign_up_email_unverified: 'साइन अप पूरा करने के लिए कृपया अपने ईमेल की जाँच कराएँ',
  sign_up_student_required: 'कृपया छात्रों से माँगी गई सारी जानकारी भरें।',
  sign_up_major_field_required: 'कृपया अपनी पढ़ाई का विषय चुनें।',
  sign_up_email_invalid: 'कृपया सही ईमेल पता भरें।',
  sign_up_password_short: `पासवर्ड कम से कम ${passwordLimits.min} अक्षरों का होना चाहिए।`,
  sign_up_passwords_differ: 'दोनों पासवर्ड एक जैसे नहीं हैं।',
  sign_up_terms_refused: 'सेवा की शर्तों और गोपनीयता नीति पर आपकी सहमति ज़रूरी है।',
  sign_up_name_long: `कृपया अपना नाम ${nameLimit} अक्षरों तक रखें।`,
  sign_up_password_long: `पासवर्ड ज़्यादा से ज़्यादा ${passwordLimits.max} अक्षरों का हो सकता है।`,
  sign_up_role_unknown: 'कृपया सूची में से एक भूमिका चुनें।',
  sign_up_dob_invalid: 'कृपया अपने जन्म की सही तारीख भरें।',
  sign_up_dob_future: 'आपके जन्म की तारीख भविष्य में नहीं हो सकती।',
  sign_up_dob_past: 'कृपया अपने जन्म की तारीख में साल देख लें।',
  sign_up_guardian_required: `आपकी उम्र ${adultAge} साल से कम है। कृपया माता-पिता या अभिभावक का ईमेल दें।`,
  sign_up_guardian_email_invalid: 'कृपया अपने माता-पिता या अभिभावक का सही ईमेल पता भरें।',
  sign_up_guardian_own: 'आपके माता-पिता या अभिभावक का अपना अलग ईमेल पता होना चाहिए।',
  sign_up_education_unknown: 'कृपया अपनी पढ़ाई सूचियों में से चुनें।',
  sign_up_phone_invalid: 'कृपया देश के कोड के साथ सही फ़ोन नंबर भरें।',
  sign_up_company_url_invalid: 'कृपया अपनी कंपनी की वेबसाइट https://example.com की तरह भरें।',
} satisfies Partial<Record<RefusalCode, string>>;

export type SignUpRefusalCode = keyof typeof signUpRefusalTexts;
