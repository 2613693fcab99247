import * as calls from '#contract/agreements/end-calls.ts';
import { confirmConversion } from '#core/agreements/ends/confirm-conversion.ts';
import { contestCause } from '#core/agreements/ends/contest-cause.ts';
import { giveNotice } from '#core/agreements/ends/give-notice.ts';
import { giveUpUnits } from '#core/agreements/ends/give-up-units.ts';
import { requestGivingUpCode } from '#core/agreements/ends/request-giving-up-code.ts';
import { showEnd } from '#core/agreements/ends/show-end.ts';
import { showShares } from '#core/agreements/ends/show-shares.ts';
import { stateConversion } from '#core/agreements/ends/state-conversion.ts';
import { withdrawConversion } from '#core/agreements/ends/withdraw-conversion.ts';
import { listOwed } from '#core/agreements/list-owed.ts';
import { readOwed } from '#core/agreements/read-owed.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const agreementEndEndpoints: Endpoint[] = [
  answer(calls.getOwed, ({ core, actor }) => listOwed(core, actor)),

  answer(calls.putOwedReading, ({ core, actor, params }) => readOwed(core, actor, params.agreements)),

  answer(calls.getEnd, ({ core, actor, params }) => showEnd(core, actor, params.agreementId)),

  answer(calls.postNotice, ({ core, actor, params: { agreementId, ...notice } }) =>
    giveNotice(core, actor, { agreementId, ...notice }),
  ),

  answer(calls.postContest, ({ core, actor, params: { agreementId, ...contest } }) =>
    contestCause(core, actor, { agreementId, ...contest }),
  ),

  answer(calls.getShares, ({ core, actor, params }) => showShares(core, actor, params.agreementId)),

  answer(calls.postConversion, ({ core, actor, params: { agreementId, ...stated } }) =>
    stateConversion(core, actor, { agreementId, ...stated }),
  ),

  answer(calls.putConversionConfirmation, ({ core, actor, params: { agreementId, ...confirmed } }) =>
    confirmConversion(core, actor, { agreementId, ...confirmed }),
  ),

  answer(calls.putConversionWithdrawal, ({ core, actor, params: { agreementId, ...withdrawn } }) =>
    withdrawConversion(core, actor, { agreementId, ...withdrawn }),
  ),

  answer(
    calls.postGivingUpCode,
    ({ core, actor, params: { agreementId, ...given } }) =>
      requestGivingUpCode(core, actor, { agreementId, ...given }),
    [perHour(20, byMember)],
  ),

  answer(calls.putGivingUp, ({ core, actor, device, params: { agreementId, ...given } }) =>
    giveUpUnits(core, actor, { agreementId, ...given, device }),
  ),
];
