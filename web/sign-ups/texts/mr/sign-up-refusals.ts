import type { RefusalCode } from '#contract/collected.ts';
import { adultAge } from '#rules/checks/birth-date.ts';
import { passwordLimits } from '#rules/checks/password.ts';
import { nameLimit } from '#rules/sign-up/limits.ts';

export const signUpRefusalTexts = {
  sign_up_code_void: 'खूप वेळा चुकीचा कोड टाकला गेला. कृपया नवीन कोड मागवा.',
  sign_up_code_expired: 'या कोडची वेळ संपली आहे. कृपया नवीन कोड मागवा.',
  sign_up_ticket_missing: 'तुमच्या ईमेलची पडताळणी इथे अजून झालेली नाही. कृपया स्वतःला नवीन कोड पाठवा.',
  sign_up_required: 'कृपया आवश्यक असलेले सर्व रकाने भरा.',
  sign_up_email_unverified: 'साइन अप पूर्ण करण्यासाठी कृपया तुमच्या ईमेलची पडताळणी करा',
  sign_up_student_required: 'कृपया विद्यार्थ्यांसाठीचे सर्व रकाने भरा.',
  sign_up_major_field_required: 'कृपया तुमच्या शिक्षणाचा विषय निवडा.',
  sign_up_email_invalid: 'कृपया बरोबर ईमेल पत्ता भरा.',
  sign_up_password_short: `पासवर्ड किमान ${passwordLimits.min} अक्षरांचा असला पाहिजे.`,
  sign_up_passwords_differ: 'दोन्ही पासवर्ड सारखे नाहीत.',
  sign_up_terms_refused: 'सेवेच्या अटी आणि गोपनीयता धोरणाला तुमची संमती आवश्यक आहे.',
  sign_up_name_long: `कृपया तुमचे नाव ${nameLimit} अक्षरांपर्यंत ठेवा.`,
  sign_up_password_long: `पासवर्ड जास्तीत जास्त ${passwordLimits.max} अक्षरांचा असू शकतो.`,
  sign_up_role_unknown: 'कृपया यादीतून एक भूमिका निवडा.',
  sign_up_dob_invalid: 'अशी तारीख नसते. कृपया तुमची जन्मतारीख बरोबर भरा.',
  sign_up_dob_future: 'तुमची जन्मतारीख भविष्यातली असू शकत नाही.',
  sign_up_dob_past: 'कृपया तुमच्या जन्मतारखेतील वर्ष तपासा.',
  sign_up_guardian_required: `तुमचे वय ${adultAge} पेक्षा कमी आहे. कृपया आई, वडील किंवा पालकांचा ईमेल द्या.`,
  sign_up_guardian_email_invalid: 'कृपया तुमच्या आई, वडील किंवा पालकांचा बरोबर ईमेल पत्ता भरा.',
  sign_up_guardian_own: 'तुमच्या आई, वडील किंवा पालकांचा स्वतःचा वेगळा ईमेल पत्ता असला पाहिजे.',
  sign_up_education_unknown: 'कृपया तुमचे शिक्षण याद्यांमधून निवडा.',
  sign_up_phone_invalid: 'कृपया देशाच्या कोडसह बरोबर फोन नंबर भरा.',
  sign_up_company_url_invalid: 'कृपया तुमच्या कंपनीची वेबसाइट https://example.com अशी भरा.',
} satisfies Partial<Record<RefusalCode, string>>;

export type SignUpRefusalCode = keyof typeof signUpRefusalTexts;
