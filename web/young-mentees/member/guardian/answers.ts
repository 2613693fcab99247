import { concerns, reportLimits } from '#contract/cases/report-limits.ts';
import { postGuardianCode } from '#contract/guardians/calls.ts';
import * as calls from '#contract/young-mentees/guardian-calls.ts';
import { readCode } from '#rules/text/digits.ts';
import { textLength } from '#rules/text/normalise.ts';
import { addressOf } from '#web/client/api.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Fault } from '#web/forms/outcome.ts';
import { linkIn, nullIfGone } from '#web/young-mentees/member/link-in.ts';

export const loader = loads(async (visit) => {
  const link = linkIn(visit);
  const page = link && (await visit.ask(calls.getGuardianMentoring, link).catch(nullIfGone));
  if (!page || !link) return { page: null, link: null };
  const shown = ({ id }: { id: string }) => ({
    id,
    address: addressOf(calls.getGuardianPicture, { ...link, fileId: id }, visit.projectId),
  });
  const requests = page.requests.map((one) => ({
    ...one,
    pictures: one.pictures.map(shown),
    answerPictures: one.answerPicture ? [shown(one.answerPicture)] : [],
  }));
  return { page: { ...page, requests }, link };
});

const gone: Fault = { code: 'guardian_request_not_found' };

const setYes =
  (confirmed: boolean): Handler =>
  async (_, visit) => {
    const link = linkIn(visit);
    if (!link) return { fault: gone };
    await visit.ask(calls.putGuardianYes, { ...link, confirmed });
    return { done: confirmed ? 'agreed' : 'ended' };
  };

const setLive =
  (confirmed: boolean): Handler =>
  async (_, visit) => {
    const link = linkIn(visit);
    if (!link) return { fault: gone };
    await visit.ask(calls.putGuardianLive, { ...link, confirmed });
    return { done: confirmed ? 'liveAgreed' : 'liveEnded' };
  };

const answer =
  (confirmed: boolean): Handler =>
  async (sent, visit) => {
    const link = linkIn(visit);
    if (!link) return { fault: gone };
    const phone = [...sent.text('phone')].slice(0, 40).join('');
    await visit.ask(calls.postGuardianAnswer, { ...link, youngId: sent.text('youngId'), confirmed, phone });
    return { done: confirmed ? 'yes' : 'no' };
  };

export const action = acts(
  {
    async 'ask-code'(_, visit) {
      const link = linkIn(visit);
      if (!link) return { fault: gone };
      await visit.ask(postGuardianCode, link);
      return { done: 'sent' };
    },
    async open(sent, visit) {
      const link = linkIn(visit);
      if (!link) return { fault: gone };
      await visit.ask(calls.postGuardianVisit, { ...link, code: readCode(sent.text('code')) });
      return { done: 'reading' };
    },
    agree: setYes(true),
    end: setYes(false),
    'agree-live': setLive(true),
    'end-live': setLive(false),
    async report(sent, visit) {
      const link = linkIn(visit);
      if (!link) return { fault: gone };
      const concern = concerns.find((one) => one === sent.text('concern'));
      if (!concern) return { fault: { code: 'report_concern_missing', fields: ['concern'] } };
      const words = sent.secret('words');
      if (textLength(words) > reportLimits.words)
        return { fault: { code: 'report_words_long', fields: ['words'] } };
      await visit.ask(calls.postGuardianMentorReport, {
        ...link,
        youngId: sent.text('youngId'),
        concern,
        words,
      });
      return { done: 'reported' };
    },
    yes: answer(true),
    no: answer(false),
  },
  {
    young_phone: { fields: ['phone'] },
    user_invalid_token: { fields: ['code'] },
    sign_up_code_void: { fields: ['code'] },
    sign_up_code_expired: { fields: ['code'] },
    report_words_missing: { fields: ['words'] },
  },
);
