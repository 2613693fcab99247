import { avatarLimits } from '#contract/avatars/limits.ts';
import * as calls from '#contract/cases/report-calls.ts';
import { addReportPicture } from '#core/cases/add-report-picture.ts';
import { appealCase } from '#core/cases/appeal-case.ts';
import { askSecondLook } from '#core/cases/ask-second-look.ts';
import { beginGuestReport } from '#core/cases/begin-guest-report.ts';
import { findReportable } from '#core/cases/find-reportable.ts';
import { finishGuestReport } from '#core/cases/finish-guest-report.ts';
import { getJudgedCase } from '#core/cases/get-judged-case.ts';
import { getReport } from '#core/cases/get-report.ts';
import { report } from '#core/cases/report.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { readForm } from './http/form.ts';
import { byMember, mailboxKey, perHour, perNetworkHour, perSite } from './http/limits.ts';

/** One byte more than fits shows that a picture is too large; twice that is read to say so, and no more. */
const room = { fileBytes: avatarLimits.maxBytes + 1, bodyBytes: 2 * avatarLimits.maxBytes };

export const reportEndpoints: Endpoint[] = [
  answer(calls.getReportable, ({ core, actor, params }) => findReportable(core, actor, params)),

  answer(calls.postReport, ({ core, actor, params }) => report(core, actor, params), [perHour(60, byMember)]),

  answer(calls.postGuestReport, ({ core, params, device }) => beginGuestReport(core, { ...params, device }), [
    ...perNetworkHour(20, ({ raw, network }) => mailboxKey(raw.email, network)),
    perSite.codes,
  ]),

  answer(
    calls.putGuestReport,
    ({ core, params, device }) => finishGuestReport(core, { ...params, device }),
    perNetworkHour(60),
  ),

  answer(calls.getReport, ({ core, actor, params }) => getReport(core, actor, params)),

  answer(
    calls.postReportPicture,
    async ({ core, actor, params: { reportId }, request }) => {
      const { file } = await readForm(request, room, (bytes, _, before) => {
        const secret = typeof before.secret === 'string' ? before.secret : '';
        // The refusal is thrown after the form has been read: most clients read no answer before they have sent everything.
        return addReportPicture(core, actor, { reportId, secret, bytes }).catch((error: unknown) => {
          bytes.resume();
          if (error instanceof Refusal) return error;
          throw error;
        });
      });
      if (!file) throw new Refusal('evidence_empty');
      if (file instanceof Refusal) throw file;
      return file;
    },
    perNetworkHour(60),
  ),

  answer(calls.putSecondLook, ({ core, actor, params }) => askSecondLook(core, actor, params), [
    ...perNetworkHour(30),
  ]),

  answer(calls.getJudgedCase, ({ core, actor, params }) => getJudgedCase(core, actor, params.caseId)),

  answer(calls.postCaseAppeal, ({ core, actor, params }) => appealCase(core, actor, params), [
    perHour(30, byMember),
  ]),
];
