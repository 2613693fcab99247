import { concernsOf, reportLimits } from '#contract/cases/report-limits.ts';
import { postGuardianCode } from '#contract/guardians/calls.ts';
import * as calls from '#contract/young-mentees/guardian-calls.ts';
import { readCode } from '#rules/text/digits.ts';
import { textLength } from '#rules/text/normalise.ts';
import { addressOf } from '#web/client/api.ts';
import { acts } from '#web/forms/act.ts';
import { codeFaults } from '#web/forms/code-faults.ts';
import { loads } from '#web/forms/load.ts';
import { linkIn, nullIfGone, withLink } from '#web/guardians/member/link-in.ts';
import { refusedByLaw } from '#web/legal-texts/law-read.ts';

export const loader = loads(async (visit) => {
  const link = linkIn(visit);
  const page = link && (await visit.ask(calls.getGuardianMentoring, link).catch(nullIfGone));
  const law = await visit.law();
  if (!page || !link) return { page: null, link: null, law };
  const shown = ({ id }: { id: string }) => ({
    id,
    address: addressOf(calls.getGuardianPicture, { ...link, fileId: id }, visit.projectId),
  });
  const requests = page.requests.map((one) => ({
    ...one,
    pictures: one.pictures.map(shown),
    answerPictures: one.answerPicture ? [shown(one.answerPicture)] : [],
  }));
  return { page: { ...page, requests }, link, law };
});

const setYes = (confirmed: boolean) =>
  withLink(async (sent, visit, link) => {
    const changed = confirmed ? await refusedByLaw(sent, visit) : null;
    if (changed) return changed;
    await visit.ask(calls.putGuardianYes, { ...link, confirmed });
    return { done: confirmed ? 'agreed' : 'ended' };
  });

const setLive = (confirmed: boolean) =>
  withLink(async (_, visit, link) => {
    await visit.ask(calls.putGuardianLive, { ...link, confirmed });
    return { done: confirmed ? 'liveAgreed' : 'liveEnded' };
  });

const answer = (confirmed: boolean) =>
  withLink(async (sent, visit, link) => {
    const phone = [...sent.text('phone')].slice(0, 40).join('');
    await visit.ask(calls.postGuardianAnswer, { ...link, youngId: sent.text('youngId'), confirmed, phone });
    return { done: confirmed ? 'yes' : 'no' };
  });

export const action = acts(
  {
    'ask-code': withLink(async (_, visit, link) => {
      await visit.ask(postGuardianCode, link);
      return { done: 'sent' };
    }),
    open: withLink(async (sent, visit, link) => {
      await visit.ask(calls.postGuardianVisit, { ...link, code: readCode(sent.text('code')) });
      return { done: 'reading' };
    }),
    agree: setYes(true),
    end: setYes(false),
    'agree-live': setLive(true),
    'end-live': setLive(false),
    report: withLink(async (sent, visit, link) => {
      const concern = concernsOf('mentor_page').find((one) => one === sent.text('concern'));
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
    }),
    yes: answer(true),
    no: answer(false),
  },
  {
    young_phone: { fields: ['phone'] },
    ...codeFaults,
    report_words_missing: { fields: ['words'] },
  },
);
