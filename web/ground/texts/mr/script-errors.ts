import { adminLimits } from '#contract/administration/limits.ts';
import type { ScriptErrorCode } from '#contract/collected.ts';

export const scriptErrors: Record<ScriptErrorCode, string> = {
  unreachable: 'आम्हाला Saharambh पर्यंत पोहोचता आले नाही. कृपया तुमचे कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  garbled: 'Saharambh आत्ता नीट उत्तर देत नाही. कृपया पुन्हा प्रयत्न करा.',
  failed: 'ते झाले नाही. कृपया पुन्हा प्रयत्न करा.',
  log_in_incomplete: 'कृपया ईमेल आणि पासवर्ड दोन्ही भरा',
  password_missing: 'कृपया तुमचा पासवर्ड भरा.',
  code_incomplete: 'कृपया सर्व सहा अंक भरा.',
  code_unsent: 'OTP पाठवता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  existing_password_wrong:
    'हे अकाउंट आधीच आहे, पण पासवर्ड बरोबर नाही. कृपया साइन इन करून पाहा किंवा तुमचा पासवर्ड नव्याने ठरवा.',
  current_password_wrong: 'हा तुमचा सध्याचा पासवर्ड नाही. कृपया पुन्हा प्रयत्न करा.',
  file_failed: 'तुमची फाइल अपलोड करता आली नाही. कृपया पुन्हा प्रयत्न करा, किंवा ती काढा आणि नंतर जोडा.',
  changed_elsewhere: 'तुम्ही उघडल्यानंतर तुमचे प्रोफाइल दुसरीकडे बदलले गेले. ही आवृत्ती ठेवण्यासाठी पुन्हा जतन करा.',
  answer_missing: 'कृपया आधी उत्तर लिहा.',
  answer_long: `कृपया ${adminLimits.answer} अक्षरांच्या आत लिहा.`,
  reason_missing: `कृपया ${adminLimits.reason.min} ते ${adminLimits.reason.max} अक्षरांचे कारण द्या.`,
  desk_closed: 'कृपया दुसऱ्या टॅबमध्ये स्टाफ म्हणून साइन इन करा. मग इथे पुन्हा प्रयत्न करा.',
};
