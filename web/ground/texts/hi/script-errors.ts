import { adminLimits } from '#contract/administration/limits.ts';
import type { ScriptErrorCode } from '#contract/collected.ts';

export const scriptErrors: Record<ScriptErrorCode, string> = {
  unreachable: 'हम Saharambh तक नहीं पहुँच सके। कृपया अपना कनेक्शन देखें और फिर कोशिश करें।',
  garbled: 'Saharambh अभी ठीक से जवाब नहीं दे रहा है। कृपया फिर कोशिश करें।',
  failed: 'यह नहीं हो पाया। कृपया फिर कोशिश करें।',
  log_in_incomplete: 'कृपया ईमेल और पासवर्ड दोनों भरें',
  password_missing: 'कृपया अपना पासवर्ड भरें।',
  code_incomplete: 'कृपया सभी छह अंक भरें।',
  code_unsent: 'OTP नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  existing_password_wrong: 'यह अकाउंट पहले से है, पर पासवर्ड सही नहीं है। कृपया साइन इन करके देखें या नया पासवर्ड रखें।',
  current_password_wrong: 'यह आपका अभी का पासवर्ड नहीं है। कृपया फिर कोशिश करें।',
  file_failed: 'आपकी फ़ाइल अपलोड नहीं हो सकी। कृपया फिर कोशिश करें, या इसे हटाकर बाद में जोड़ें।',
  changed_elsewhere: 'आपके खोलने के बाद आपकी प्रोफ़ाइल कहीं और बदली गई। इस संस्करण को रखने के लिए फिर से सहेजें।',
  answer_missing: 'कृपया पहले जवाब लिखें।',
  answer_long: `कृपया ${adminLimits.answer} अक्षरों के अंदर लिखें।`,
  reason_missing: `कृपया ${adminLimits.reason.min} से ${adminLimits.reason.max} अक्षरों का कारण दें।`,
  desk_closed: 'कृपया दूसरे टैब में स्टाफ़ के रूप में साइन इन करें। उसके बाद यहाँ फिर कोशिश करें।',
};
