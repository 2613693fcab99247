import * as calls from '#contract/supervision/calls.ts';
import { correctBirthDate } from '#core/supervision/correct-birth-date.ts';
import { endSuspension } from '#core/supervision/end-suspension.ts';
import { listRefusals } from '#core/supervision/list-refusals.ts';
import { openAccount } from '#core/supervision/open-account.ts';
import { reviewGuardian } from '#core/supervision/review-guardian.ts';
import { searchAccounts } from '#core/supervision/search-accounts.ts';
import { suspendAccount } from '#core/supervision/suspend-account.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';
import { byMember, perHour } from '../http/limits.ts';

/** More than a person can read; less than what copies everybody away through a stolen session. */
const asReader = perHour(1000, byMember);

export const adminAccountEndpoints: Endpoint[] = [
  answer(
    calls.getAccounts,
    ({ core, actor, params }) => searchAccounts(core, actor, { search: params.search, after: params.cursor }),
    [asReader],
  ),

  answer(calls.getOneAccount, ({ core, actor, params }) => openAccount(core, actor, params.accountId), [
    asReader,
  ]),

  answer(calls.putSuspension, ({ core, actor, params }) => suspendAccount(core, actor, params)),

  answer(calls.deleteSuspension, ({ core, actor, params }) => endSuspension(core, actor, params.accountId)),

  answer(
    calls.getGuardianRefusals,
    ({ core, actor, params }) => listRefusals(core, actor, { after: params.cursor }),
    [asReader],
  ),

  answer(calls.putGuardianReview, ({ core, actor, params }) => reviewGuardian(core, actor, params)),

  answer(calls.putCorrectedBirthDate, ({ core, actor, params }) => correctBirthDate(core, actor, params)),
];
