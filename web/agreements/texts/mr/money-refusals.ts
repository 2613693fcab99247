import type { RefusalValues } from '#contract/ground/refusals.ts';
import { moneyLimits as limits } from '#rules/agreements/money-limits.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { agreementMoneyRefusals as english } from '../en/money-refusals.ts';

export const agreementMoneyRefusals = {
  agreement_payment_day: 'हा दिवस अजून यायचा आहे. पैसे ज्या दिवशी गेले तो दिवस भरा.',
  agreement_payment_early: ({ on }: RefusalValues) =>
    on
      ? `हा दिवस कराराच्या आधीचा आहे. करार ${day(on)} रोजी लागू झाला. तो दिवस किंवा त्यानंतरचा दिवस भरा.`
      : 'हा दिवस कराराच्या आधीचा आहे. नंतरचा दिवस भरा.',
  agreement_tax_reference_missing: 'कापलेला कर कशावरून सापडेल ते सांगा, जसे चलानाचा क्रमांक किंवा कायद्याचे कलम.',
  agreement_tax_number_invalid: 'हा PAN नाही आणि GSTIN ही नाही. कृपया तो पुन्हा पाहा.',
  agreement_upi_invalid: 'हा UPI ID नाही. तो asha@bank असा दिसतो.',
  agreement_bank_needed: `UPI रुपयांसाठी आहे, आणि एका वेळी ${formatMoney({ amount: limits.upiMost, currency: 'INR' })} पर्यंत. यासाठी बँक खाते भरा.`,
  agreement_payout_empty: 'UPI ID किंवा बँक खाते भरा.',
  agreement_payout_missing: 'उघडता येईल अशी पेमेंटची माहिती नाही. योगदानकर्त्यांना ती या पानावर विचारली जाते.',
  agreement_payout_opened:
    'दुसऱ्या ओनरनी ही माहिती उघडली आहे. त्यामुळे कोणी दोनदा पैसे देत नाही. अर्ध्या तासाने ती आपोआप बंद होते.',
  agreement_close_too_early: `मुदत उलटून ${limits.closeAfterDays} दिवस झाल्यावर, किंवा देणाऱ्या बाजूला एकही सदस्य उरला नाही तेव्हा, हे बंद करता येते.`,
  agreement_statements_open: `यांपैकी ${limits.openStatements} आधीच नक्की होण्याची वाट पाहत आहेत. दुसरी बाजू त्यांपैकी एक पाहीपर्यंत थांबा, किंवा एक मागे घ्या.`,
  agreement_statements_many: `यांपैकी ${limits.statementsADay} एका दिवसात नोंदवले गेले. कृपया बाकीचे उद्या नोंदवा.`,
  agreement_more_time_asked: 'यासाठी आणखी वेळ आधीच मागितला आहे. तो एकदाच मागितला जातो.',
  agreement_more_time_unasked: 'यासाठी कोणीही आणखी वेळ मागितलेला नाही.',
} satisfies Translated<typeof english>;
