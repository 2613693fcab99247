import * as calls from '#contract/agreements/money-calls.ts';
import * as payouts from '#contract/agreements/payout-calls.ts';
import { answerMoreTime } from '#core/agreements/money/answer-more-time.ts';
import { askMoreTime } from '#core/agreements/money/ask-more-time.ts';
import { closeOpen } from '#core/agreements/money/close-open.ts';
import { confirmPayment } from '#core/agreements/money/confirm-payment.ts';
import { openPayout } from '#core/agreements/money/open-payout.ts';
import { printInvoice } from '#core/agreements/money/print-invoice.ts';
import { printReceipt } from '#core/agreements/money/print-receipt.ts';
import { removePayout } from '#core/agreements/money/remove-payout.ts';
import { requestPayoutCode } from '#core/agreements/money/request-payout-code.ts';
import { reversePayment } from '#core/agreements/money/reverse-payment.ts';
import { savePayout } from '#core/agreements/money/save-payout.ts';
import { saveTaxNumber } from '#core/agreements/money/save-tax-number.ts';
import { sendPayment } from '#core/agreements/money/send-payment.ts';
import { showMoney } from '#core/agreements/money/show-money.ts';
import { ownLanguage } from '#core/languages/own-language.ts';
import { harmless } from './appwrite/file-bytes.ts';
import { contentDisposition } from './http/content-disposition.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour, withOptionalPassword } from './http/limits.ts';
import { paymentPapersIn } from './texts/by-language.ts';

export const agreementMoneyEndpoints: Endpoint[] = [
  answer(calls.getMilestoneMoney, ({ core, actor, params: { agreementId, milestone: number, before } }) =>
    showMoney(core, actor, { agreementId, number, before }),
  ),

  answer(
    calls.postPayment,
    ({ core, actor, params: { milestone: number, ...payment } }) =>
      sendPayment(core, actor, { number, ...payment }),
    [perHour(60, byMember)],
  ),

  answer(
    calls.postConfirmation,
    ({ core, actor, params: { milestone: number, ...confirmed } }) =>
      confirmPayment(core, actor, { number, ...confirmed }),
    [perHour(60, byMember)],
  ),

  answer(
    calls.postReversal,
    ({ core, actor, params: { milestone: number, ...reversed } }) =>
      reversePayment(core, actor, { number, ...reversed }),
    [perHour(60, byMember)],
  ),

  answer(calls.putOpenClosure, ({ core, actor, params: { milestone: number, ...closed } }) =>
    closeOpen(core, actor, { number, ...closed }),
  ),

  answer(calls.putBackClosure, ({ core, actor, params: { milestone: number, ...closed } }) =>
    closeOpen(core, actor, { number, ...closed }, 'back'),
  ),

  answer(
    payouts.postPayoutCode,
    ({ core, actor, params: { milestone: number, agreementId } }) =>
      requestPayoutCode(core, actor, { agreementId, number }),
    [perHour(20, byMember)],
  ),

  answer(
    payouts.putPayout,
    ({ core, actor, params: { milestone: number, ...payout } }) =>
      savePayout(core, actor, { number, ...payout }),
    [...withOptionalPassword, perHour(30, byMember)],
  ),

  answer(payouts.deletePayout, ({ core, actor, params: { milestone: number, agreementId } }) =>
    removePayout(core, actor, { agreementId, number }),
  ),

  answer(
    payouts.postPayoutOpening,
    ({ core, actor, params: { milestone: number, ...opened } }) =>
      openPayout(core, actor, { number, ...opened }),
    [perHour(30, byMember)],
  ),

  answer(calls.putMoreTime, ({ core, actor, params: { milestone: number, ...asked } }) =>
    askMoreTime(core, actor, { number, ...asked }),
  ),

  answer(calls.putMoreTimeAnswer, ({ core, actor, params: { milestone: number, ...answered } }) =>
    answerMoreTime(core, actor, { number, ...answered }),
  ),

  answer(calls.putTaxNumber, ({ core, actor, params }) => saveTaxNumber(core, actor, params), [
    perHour(30, byMember),
  ]),

  answer(
    calls.getInvoice,
    async ({ core, actor, params: { agreementId, milestone: number }, request }) =>
      paper(
        request,
        await printInvoice(
          core,
          actor,
          { agreementId, number },
          await paymentPapersIn(ownLanguage(core, actor)),
        ),
        `invoice-${agreementId}-${number}`,
      ),
    [perHour(60, byMember)],
  ),

  answer(
    calls.getReceipt,
    async ({ core, actor, params: { agreementId, milestone: number }, request }) =>
      paper(
        request,
        await printReceipt(
          core,
          actor,
          { agreementId, number },
          await paymentPapersIn(ownLanguage(core, actor)),
        ),
        `receipt-${agreementId}-${number}`,
      ),
    [perHour(60, byMember)],
  ),
];

function paper(request: Request, pdf: Buffer, name: string): Response {
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(pdf), {
    headers: {
      ...harmless,
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', `${name}.pdf`),
      'content-length': String(pdf.length),
    },
  });
}
