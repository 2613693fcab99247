import type { groundKinds } from '#contract/ground/kinds.ts';
import { span } from '#web/ground/texts/amounts.ts';
import type { ScriptSentences } from '#web/ground/texts/sentences.ts';

const signedOut = 'आप अब साइन इन नहीं हैं। कृपया फिर से साइन इन करें।';

const gone = 'यह अब यहाँ नहीं है। कृपया पेज फिर से लोड करें।';

export const ourFault = 'यह नहीं हो पाया, और ग़लती हमारी है। कृपया पेज फिर से लोड करें और फिर कोशिश करें।';

export const groundScriptRefusals = {
  general_argument_invalid: 'इस फ़ॉर्म में कुछ ठीक नहीं है। कृपया देखें कि आपने क्या भरा।',
  general_unauthorized_scope: signedOut,
  general_route_not_found: gone,
  general_rate_limit_exceeded: ({ seconds }) =>
    seconds
      ? `यह बहुत बार हो गया। कृपया ${span(seconds)} बाद फिर कोशिश करें।`
      : 'यह बहुत बार हो गया। कृपया बाद में फिर कोशिश करें।',
  general_cursor_not_found: gone,
  general_body_too_large: 'यह इतना बड़ा है कि हम नहीं ले सकते। कृपया एक बार में कम भेजें।',
  general_busy: 'अभी यहाँ बहुत लोग हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
  general_unavailable: 'Saharambh से अभी संपर्क नहीं हो पा रहा है। कृपया थोड़ी देर में फिर कोशिश करें।',
  document_not_found: gone,
  document_already_exists: 'आपकी प्रोफ़ाइल यहाँ पहले से है। कृपया पेज फिर से लोड करें।',
  document_unique_constraint_violation: 'आपकी प्रोफ़ाइल यहाँ पहले से है। कृपया पेज फिर से लोड करें।',
  document_missing_data: 'कृपया पहले कुछ भरें।',
  document_missing_payload: 'कुछ नहीं बदला।',
  document_invalid_structure: 'इस फ़ॉर्म में कुछ ठीक नहीं है। कृपया देखें कि आपने क्या भरा।',
  row_not_found: gone,
} satisfies ScriptSentences<typeof groundKinds>;
