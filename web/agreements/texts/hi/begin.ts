import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { agreementBeginTexts as english } from '../en/begin.ts';

export const agreementBeginTexts = {
  begin: {
    title: 'अनुबंध शुरू करें',
    description: 'टीम के किसी सदस्य के साथ, या जिन आवेदक को आपने स्वीकार किया उनके साथ।',
    who: 'किसके साथ?',
    how: 'ड्राफ़्ट आप लिखते हैं; आपके प्रस्ताव देने पर वे उसे पढ़ते हैं। पड़ाव, मूल्य और शेयर का वादा उसी में लिखे जाते हैं।',
    act: 'ड्राफ़्ट शुरू करें',
    noTeam: 'टीम में अभी कोई और नहीं है। लोगों को बुलाएँ, या कोई आवेदन स्वीकार करें।',
    choose: 'चुनें',
  },
  pool: {
    title: 'किसका वादा किया जा सकता है',
    short: 'पूल',
    description: 'कंपनी और पूल की यूनिट।',
    how: 'पूल प्रोजेक्ट का है। हर बदलाव एक नया संस्करण है, और अनुबंध में वही संस्करण लिखा जाता है जिस पर हस्ताक्षर हुए। बदलाव के बारे में हम हर उस सदस्य को बताते हैं जिससे वादा किया गया है।',
    taken: (units: string) => `शुरू हो चुके पड़ावों के पास ${units} यूनिट हैं।`,
    version: (at: number, set: string) => `संस्करण ${at}, ${day(set)} को दर्ज।`,
    save: 'दर्ज करें',
    saved: 'दर्ज हो गया।',
    closed: 'पहले प्रोजेक्ट प्रकाशित करें।',
  },
} satisfies Translated<typeof english>;
