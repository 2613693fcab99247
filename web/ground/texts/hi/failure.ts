import { rightsPaths } from '#contract/rights/paths.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { failure as english } from '../en/failure.ts';

export const failure = {
  missing: {
    title: 'इस पते पर कुछ नहीं है',
    text: 'हो सकता है लिंक अधूरा हो। होम पेज से आप हर चीज़ तक पहुँच सकते हैं।',
  },
  gone: {
    title: 'इस पते पर कुछ नहीं है',
    text: 'हो सकता है यह बंद हो गया हो, मिटा दिया गया हो या आपके देखने के लिए न हो, या लिंक अधूरा हो।',
  },
  fault: {
    title: 'यह पेज नहीं चला',
    text: 'अपना कनेक्शन देखें और पेज फिर से लोड करें। इससे काम न बने, तो कृपया शिकायत करें।',
  },
  away: {
    title: 'हम यह अभी नहीं दिखा सकते',
    text: 'आपका कुछ भी खोया नहीं है। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  closed: 'यह अभी आपके लिए खुला नहीं है',
  ways: [
    { to: rightsPaths.complain, label: 'शिकायत करें' },
    { to: rightsPaths.withoutAccount, label: 'अपने डेटा के बारे में पूछें' },
  ],
  retry: 'फिर कोशिश करें',
  home: 'होम पेज पर जाएँ',
  today: '“आज” पर जाएँ',
  unreachable: 'हम Saharambh तक नहीं पहुँच सके। कृपया अपना कनेक्शन देखें और फिर कोशिश करें।',
  garbled: 'Saharambh अभी ठीक से जवाब नहीं दे रहा है। कृपया फिर कोशिश करें।',
} satisfies Translated<typeof english>;
