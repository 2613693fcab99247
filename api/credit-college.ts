import * as calls from '#contract/credit/college-calls.ts';
import { getCreditFigure } from '#contract/credit/public-calls.ts';
import { decideClaim } from '#core/credit/college/decide-claim.ts';
import { decideClaimAppeal } from '#core/credit/college/decide-claim-appeal.ts';
import { findCreditFigure } from '#core/credit/college/find-credit-figure.ts';
import { getCollegeClaim } from '#core/credit/college/get-college-claim.ts';
import { listCollegeClaims } from '#core/credit/college/list-college-claims.ts';
import { listTermClaims } from '#core/credit/college/list-term-claims.ts';
import { openCollegeEvidence } from '#core/credit/college/open-college-evidence.ts';
import { takeBackApproval } from '#core/credit/college/take-back-approval.ts';
import { getRule } from '#core/credit/get-rule.ts';
import { putRule } from '#core/credit/put-rule.ts';
import { ownLanguage } from '#core/languages/own-language.ts';
import { claimsFile } from './claims-file.ts';
import { sendEvidence } from './evidence-file.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { claimsFileTextsIn } from './texts/by-language.ts';

const changes = [perHour(600, byMember)];

/** The calls of the staff of institutions. */
export const creditCollegeEndpoints: Endpoint[] = [
  answer(calls.getCreditRule, ({ core, actor, params }) => getRule(core, actor, params)),
  answer(calls.putCreditRule, ({ core, actor, params }) => putRule(core, actor, params), changes),
  answer(calls.getClaims, ({ core, actor, params }) => listCollegeClaims(core, actor, params)),
  answer(calls.getCollegeClaim, ({ core, actor, params }) => getCollegeClaim(core, actor, params)),

  answer(calls.viewCollegeEvidenceFile, async ({ core, actor, params, request }) =>
    sendEvidence(await openCollegeEvidence(core, actor, params), request),
  ),

  answer(calls.putClaimDecision, ({ core, actor, params }) => decideClaim(core, actor, params), changes),
  answer(
    calls.putClaimAppealDecision,
    ({ core, actor, params }) => decideClaimAppeal(core, actor, params),
    changes,
  ),
  answer(
    calls.putClaimTakingBack,
    ({ core, actor, params }) => takeBackApproval(core, actor, params),
    changes,
  ),

  answer(calls.viewClaimsFile, async ({ core, actor, params }) =>
    claimsFile(
      await listTermClaims(core, actor, params),
      params.term,
      await claimsFileTextsIn(ownLanguage(core, actor)),
    ),
  ),
  answer(getCreditFigure, ({ core, params }) => findCreditFigure(core, params.organisationSlug)),
];
