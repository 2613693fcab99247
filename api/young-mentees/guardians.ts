import * as guardianCalls from '#contract/young-mentees/guardian-calls.ts';
import { answerYoungAsGuardian } from '#core/young-mentees/answer-young-as-guardian.ts';
import { getGuardianMentoring } from '#core/young-mentees/get-guardian-mentoring.ts';
import { openGuardianVisit } from '#core/young-mentees/open-guardian-visit.ts';
import { openGuardianPicture } from '#core/young-mentees/open-young-picture.ts';
import { reportAsGuardian } from '#core/young-mentees/report-as-guardian.ts';
import { setGuardianLive } from '#core/young-mentees/set-guardian-live.ts';
import { setGuardianYes } from '#core/young-mentees/set-guardian-yes.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';
import { languageOf } from '../http/language.ts';
import { readProof } from '../http/proof-cookie.ts';
import { sendSentFile } from '../sent-file.ts';

/** The calls of a guardian, who has a link and no account. */
export const youngGuardianEndpoints: Endpoint[] = [
  answer(guardianCalls.getGuardianMentoring, ({ core, settings, params, request }) =>
    getGuardianMentoring(core, linkOf(params, readProof(settings, request.headers))),
  ),
  answer(guardianCalls.putGuardianYes, ({ core, settings, params, device, request }) =>
    setGuardianYes(core, {
      ...linkOf(params, readProof(settings, request.headers)),
      confirmed: params.confirmed,
      language: languageOf(device, request),
    }),
  ),
  answer(guardianCalls.putGuardianLive, ({ core, settings, params, device, request }) =>
    setGuardianLive(core, {
      ...linkOf(params, readProof(settings, request.headers)),
      confirmed: params.confirmed,
      language: languageOf(device, request),
    }),
  ),
  answer(guardianCalls.postGuardianVisit, ({ core, settings, params, request }) =>
    openGuardianVisit(core, { ...linkOf(params, readProof(settings, request.headers)), code: params.code }),
  ),
  answer(guardianCalls.postGuardianAnswer, ({ core, settings, params, request }) =>
    answerYoungAsGuardian(core, {
      ...linkOf(params, readProof(settings, request.headers)),
      youngId: params.youngId,
      confirmed: params.confirmed,
      phone: params.phone,
    }),
  ),
  answer(guardianCalls.postGuardianMentorReport, ({ core, settings, params, request }) =>
    reportAsGuardian(core, {
      ...linkOf(params, readProof(settings, request.headers)),
      youngId: params.youngId,
      concern: params.concern,
      words: params.words,
    }),
  ),
  answer(guardianCalls.getGuardianPicture, async ({ core, settings, params, request }) =>
    sendSentFile(
      await openGuardianPicture(core, {
        ...linkOf(params, readProof(settings, request.headers)),
        fileId: params.fileId,
      }),
      request,
    ),
  ),
];

/** The link of a guardian, and the browser that it is used in. */
export function linkOf(
  { requestId: id, secret }: { requestId: string; secret: string },
  proof: string | null,
) {
  return { id, secret, browser: proof ?? '' };
}
