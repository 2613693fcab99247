import type { groundKinds } from '#contract/ground/kinds.ts';
import { span } from '#web/ground/texts/amounts.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

const signedOut = 'तुम्ही आता साइन इन नाही. कृपया पुन्हा साइन इन करा.';

const gone = 'हे आता इथे नाही. कृपया पान पुन्हा लोड करा.';

export const ourFault = 'ते झाले नाही, आणि चूक आमची आहे. कृपया पान पुन्हा लोड करा आणि पुन्हा प्रयत्न करा.';

export const groundScriptRefusals = {
  general_argument_invalid: 'या फॉर्ममध्ये काहीतरी बरोबर नाही. कृपया तुम्ही काय भरले ते तपासा.',
  general_unauthorized_scope: signedOut,
  general_route_not_found: gone,
  general_rate_limit_exceeded: ({ seconds }) =>
    seconds
      ? `हे खूप वेळा झाले. कृपया ${span(seconds)} थांबून पुन्हा प्रयत्न करा.`
      : 'हे खूप वेळा झाले. कृपया नंतर पुन्हा प्रयत्न करा.',
  general_cursor_not_found: gone,
  general_body_too_large: 'हे आम्ही घेऊ शकतो त्यापेक्षा मोठे आहे. कृपया एका वेळी कमी पाठवा.',
  general_busy: 'आत्ता इथे खूप लोक आहेत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  general_unavailable: 'Saharambh पर्यंत आत्ता पोहोचता येत नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  document_not_found: gone,
  document_already_exists: 'तुमचे प्रोफाइल इथे आधीच आहे. कृपया पान पुन्हा लोड करा.',
  document_unique_constraint_violation: 'तुमचे प्रोफाइल इथे आधीच आहे. कृपया पान पुन्हा लोड करा.',
  document_missing_data: 'कृपया आधी काहीतरी भरा.',
  document_missing_payload: 'काहीही बदलले नाही.',
  document_invalid_structure: 'या फॉर्ममध्ये काहीतरी बरोबर नाही. कृपया तुम्ही काय भरले ते तपासा.',
  row_not_found: gone,
} satisfies ScriptSentences<typeof groundKinds>;
