import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { hostedTexts as english } from '../en/hosted.ts';
import { hoursOf } from './hours.ts';

export const hostedTexts = {
  title: 'छात्रों के घंटे',
  one: 'एक छात्र के घंटे',
  up: 'कॉलेज क्रेडिट',
  description: 'आपके प्रोजेक्ट में काम के लिए छात्रों के दावे।',
  what: 'आपके प्रोजेक्ट में काम कर चुके छात्र कॉलेज क्रेडिट माँग सकते हैं। आप वे घंटे पक्के करते हैं जिनके बारे में आप जानते हैं। छात्र की शिक्षण संस्था आपके बाद फ़ैसला करती है।',
  none: 'किसी छात्र ने आपके प्रोजेक्ट में काम के घंटों का दावा नहीं किया है।',
  facts: (project, institution, minutes) => `${project} · ${institution} · ${hoursOf(minutes)}`,
  factsUntil: (project, institution, minutes, until) =>
    `${project} · ${institution} · ${hoursOf(minutes)} · ${day(until)} तक`,
  heading: (student) => `कॉलेज क्रेडिट का दावा: ${student}`,
  erased: 'एक पूर्व सदस्य',
  turn: (project, until) =>
    `आपकी बारी: ${project} में काम के ये घंटे ${day(until)} तक पक्के करें। जवाब न देना कभी हाँ नहीं होता।`,
  over: 'यह दावा अब आपके इंतज़ार में नहीं है।',
  institution: (institution) =>
    `${institution} का फ़ैसला आपके बाद होता है, और आप जो पक्का करते हैं वह वहाँ पढ़ा जाता है।`,
  milestone: (minutes, days) => `पड़ाव, जमा किया गया: ${hoursOf(minutes)}, ${days}`,
  log: (minutes, days) => `घंटों का लेखा, ${hoursOf(minutes)}, ${days}`,
  hours: 'घंटे जो आप पक्के करते हैं',
  hoursHint: 'जैसे 7.5। कम घंटों या 0 के लिए कारण ज़रूरी है।',
  reason: 'कम घंटों का कारण',
  confirmed: (minutes) => `पक्का किया गया: ${hoursOf(minutes)}।`,
  confirmedNone: 'पक्का किया गया: कोई घंटा नहीं।',
  lineReason: (reason) => `कारण: ${reason}`,
  confirm: 'ये घंटे पक्के करें',
  confirmHow: 'तब यह शिक्षण संस्था के पास जाता है। बाद में आप इसे बदल नहीं सकते।',
  return: 'छात्र को लौटाएँ',
  returnHow: 'बताएँ कि क्या ग़लत है। छात्र दावा बदलकर 30 दिन के अंदर फिर से भेज सकते हैं।',
  returnReason: 'छात्र क्या बदलें',
  returnSend: 'लौटाएँ',
  agreement: 'अनुबंध देखें',
  busy: 'सहेजा जा रहा है…',
  done: {
    confirmed: 'आपने जवाब दे दिया है। धन्यवाद। छात्र को बता दिया जाता है।',
    returned: 'दावा फिर से छात्र के पास है।',
  } as Readonly<Record<string, string>>,
} satisfies Translated<typeof english>;
