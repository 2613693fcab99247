import type { RefusalValues } from '#contract/ground/refusals.ts';
import { moneyLimits as limits } from '#rules/agreements/money-limits.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { agreementMoneyRefusals as english } from '../en/money-refusals.ts';

export const agreementMoneyRefusals = {
  agreement_payment_day: 'यह दिन अभी आना बाक़ी है। वह दिन भरें जिस दिन पैसा गया।',
  agreement_payment_early: ({ on }: RefusalValues) =>
    on
      ? `यह दिन अनुबंध से पहले का है। अनुबंध ${day(on)} को लागू हुआ। वह दिन या उसके बाद का दिन भरें।`
      : 'यह दिन अनुबंध से पहले का है। बाद का दिन भरें।',
  agreement_tax_reference_missing:
    'बताएँ कि काटे गए टैक्स का पता किससे चल सकता है, जैसे चालान का नंबर या क़ानून की धारा।',
  agreement_tax_number_invalid: 'यह न PAN है, न GSTIN। कृपया इसे फिर से देखें।',
  agreement_upi_invalid: 'यह UPI ID नहीं है। वह asha@bank जैसी होती है।',
  agreement_bank_needed: `UPI रुपयों के लिए है, और एक बार में ${formatMoney({ amount: limits.upiMost, currency: 'INR' })} तक। इसके लिए बैंक खाता भरें।`,
  agreement_payout_empty: 'UPI ID या बैंक खाता भरें।',
  agreement_payout_missing:
    'भुगतान की ऐसी कोई जानकारी नहीं है जो खोली जा सके। योगदानकर्ता से वह इसी पेज पर माँगी जाती है।',
  agreement_payout_opened:
    'दूसरे ओनर ने यह जानकारी खोल रखी है। इस तरह कोई दो बार भुगतान नहीं करता। आधे घंटे बाद यह अपने आप बंद हो जाती है।',
  agreement_close_too_early: `इसे तब बंद किया जा सकता है जब समय बीते ${limits.closeAfterDays} दिन हो जाएँ, या जब देने वाले पक्ष में कोई सदस्य न बचे।`,
  agreement_statements_open: `इनमें से ${limits.openStatements} पहले से पक्का किए जाने का इंतज़ार कर रहे हैं। तब तक रुकें जब तक दूसरा पक्ष उनमें से एक को देख न ले, या एक वापस लें।`,
  agreement_statements_many: `इनमें से ${limits.statementsADay} एक दिन में दर्ज किए गए। कृपया बाक़ी कल दर्ज करें।`,
  agreement_more_time_asked: 'इसके लिए ज़्यादा समय पहले ही माँगा जा चुका है। वह एक बार माँगा जाता है।',
  agreement_more_time_unasked: 'इसके लिए किसी ने और समय नहीं माँगा है।',
} satisfies Translated<typeof english>;
