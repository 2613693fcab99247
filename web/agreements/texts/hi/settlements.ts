import { disputeLimits as limits } from '#contract/agreements/dispute-limits.ts';
import type { SettlementBody } from '#contract/agreements/dispute-shapes.ts';
import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { settlementTexts as english } from '../en/settlements.ts';
import { units } from './milestone-words.ts';

const sides: Record<AgreementParty, string> = { project: 'प्रोजेक्ट', contributor: 'योगदानकर्ता' };
const asked: Record<AgreementParty, string> = {
  project: 'योगदानकर्ता का जवाब',
  contributor: 'प्रोजेक्ट का जवाब',
};

export const settlementTexts = {
  title: 'दोनों पक्षों के बीच',
  lead: `फ़ैसले की जगह दोनों पक्ष आपस में तय कर सकते हैं। दूसरे पक्ष के पास प्रस्ताव का जवाब देने के लिए ${limits.settlementDays} दिन हैं। इस बीच सबूत और फ़ैसला चलते रहते हैं। हमारा स्टाफ़ ये प्रस्ताव नहीं पढ़ता।`,
  proposal: 'सुलह का प्रस्ताव',
  by: (side: AgreementParty, at: string) => `${sides[side]} · ${moment(at)}`,
  rejected: 'कुछ नहीं दिया जाता, और काम योगदानकर्ता का रहता है।',
  awarded: (amount: string, count: number, pay: string) =>
    `${amount} का मूल्य, यानी ${pay} का भुगतान और ${units(count)}।`,
  passes: 'प्रोजेक्ट को क्या मिलता है',
  answerBy: (side: AgreementParty, at: string) => `${asked[side]} न आने पर यह ${moment(at)} को ख़त्म होता है।`,
  vested: (count: number) => `स्वीकार होने पर वेस्ट हो चुकी ${units(count)} वापस ली जाती हैं।`,
  payBack: (amount: string) => `स्वीकार होने पर 15 दिन के अंदर ${amount} लौटाने हैं।`,
  final: 'स्वीकार करना अंतिम है। यह ऐसा फ़ैसला माना जाता है जिसे दोनों पक्षों ने तय किया, और इस पर अपील नहीं होती।',
  accept: 'सुलह स्वीकार करें',
  decline: 'मना करें',
  takeBack: 'प्रस्ताव वापस लें',
  over: 'इसका जवाब देने का समय बीत चुका है।',
  earlier: 'पुराने प्रस्ताव',
  outcomes: {
    open: 'जवाब का इंतज़ार',
    accepted: 'स्वीकार किया गया',
    declined: 'मना किया गया',
    taken_back: 'वापस लिया गया',
    lapsed: 'समय पर जवाब नहीं आया',
    over: 'विवाद या फ़ैसले के साथ ख़त्म हुआ',
  } satisfies Record<SettlementBody['outcome'], string>,
  erased: 'यह टेक्स्ट मिटा दिया गया। इसका हैश लेजर में रहता है; उससे टेक्स्ट नहीं पढ़ा जा सकता।',
  propose: 'सुलह का प्रस्ताव दें',
  valueLabel: 'मूल्य जिसका आप प्रस्ताव देते हैं',
  valueHint: (most: string) => `0 से ${most} तक। 0 का मतलब है काम नामंज़ूर। यूनिट और भुगतान इसी से निकलते हैं।`,
  wordsLabel: 'आप इस पर क्या कहते हैं',
  wordsHint: 'दूसरा पक्ष इसे पढ़ता है। इसका हैश लेजर में रहता है; उससे टेक्स्ट नहीं पढ़ा जा सकता।',
  passesHint: 'तब ज़रूरी है जब मूल्य के सिर्फ़ एक भाग का प्रस्ताव हो।',
  send: 'प्रस्ताव भेजें',
  withdraw: 'विवाद वापस लें',
  withdrawHow:
    'सब पहले जैसा हो जाता है, और समय-सीमाएँ बचे हुए समय के साथ आगे चलती हैं, कम से कम 3 दिन। वापस लिया गया विवाद अपने समय के अंदर फिर खोला जा सकता है, तीसरी बार नहीं।',
  withdrawPay: 'जिस काम को आपने स्वीकार किया था, उसके भुगतान का पहले से तय समय ही रहता है।',
  withdrawAct: 'अभी विवाद वापस लें',
} satisfies Translated<typeof english>;
