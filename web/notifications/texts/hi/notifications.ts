import type { Translated } from '#rules/text/translated.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { notificationTexts as english } from '../en/notifications.ts';

export const notificationTexts = {
  pageTitle: 'सूचनाएँ',
  description: 'दूसरों ने क्या किया जो आपके लिए मायने रखता है।',
  turns: (count) =>
    plural(count, {
      one: (shown) => `${shown} काम आपको करना है`,
      other: (shown) => `${shown} काम आपको करने हैं`,
    }),
  unnamed: 'एक सदस्य',
  unread: 'नई',
  markRead: 'पढ़ा हुआ मानें',
  markReadNamed: (line) => `पढ़ा हुआ मानें: ${line}`,
  markAll: 'सबको पढ़ा हुआ मानें',
  marking: 'सहेजा जा रहा है...',
  none: 'अभी कुछ नहीं है। जब आपकी टीम, कोई प्रोजेक्ट जिसे आप फ़ॉलो करते हैं, या कोई सदस्य जिनका आप इंतज़ार कर रहे हैं, कुछ करते हैं, तो आप यहाँ पढ़ते हैं।',
  begin: 'फ़ॉलो करने के लिए प्रोजेक्ट खोजें',
  older: 'पुरानी',
  choose: 'चुनें कि हम आपको क्या ईमेल करें',
} satisfies Translated<typeof english>;
