import { innerCasePaths } from '#contract/cases/inner-paths.ts';
import { casePaths } from '#contract/cases/paths.ts';
import { getReportable, postGuestReport, postReport } from '#contract/cases/report-calls.ts';
import { concernsOf, reportLimits } from '#contract/cases/report-limits.ts';
import { reportedKinds } from '#contract/collected.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { isEmail } from '#rules/checks/email.ts';
import { textLength } from '#rules/text/normalise.ts';
import { caseDeskTexts } from '#web/cases/texts/en/desk.ts';
import { reportTexts } from '#web/cases/texts/en/reports.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { reportedWords } from '#web/words.ts';

function thingIn({ params: { kind, thingId = '' } }: Visit) {
  const reportedKind = reportedKinds.find((one) => one === kind);
  if (!reportedKind) throw new Refusal('reported_unknown');
  return { reportedKind, reportedId: thingId };
}

export const loader = loads(async (visit) => {
  const thing = await visit.ask(getReportable, thingIn(visit));
  const { inSentence, title = reportTexts.reportNamed } = reportedWords(thing.kind);
  const parts = thing.parts.map(({ kind, id, name }) => ({
    to: casePaths.report(kind, id),
    label: reportTexts.part(reportedWords(kind).name, labelOf(caseDeskTexts.parts, name)),
  }));
  // A link can say what it is; the member can choose something else.
  const asked = visit.url.searchParams.get('concern');
  const concern = concernsOf(thing.kind).find((one) => one === asked) ?? '';
  return { thing, parts, words: inSentence, title: title(thing.name), concern };
});

export const action = acts(
  {
    async report(sent, visit) {
      const thing = thingIn(visit);
      const concern = concernsOf(thing.reportedKind).find((one) => one === sent.text('concern'));
      if (!concern) return { fault: { code: 'report_concern_missing', fields: ['concern'] } };
      const words = sent.secret('words');
      if (textLength(words) > reportLimits.words)
        return { fault: { code: 'report_words_long', fields: ['words'] } };
      const { needsEmail } = await visit.ask(getReportable, thing);
      if (!needsEmail) {
        const { $id } = await visit.ask(postReport, {
          ...thing,
          concern,
          words,
          alsoBlock: sent.has('alsoBlock'),
        });
        return { done: 'sent', to: casePaths.ownReport($id) };
      }
      const email = sent.text('email');
      if (!isEmail(email)) return { fault: { code: 'sign_up_email_invalid', fields: ['email'] } };
      const { $id, secret } = await visit.ask(postGuestReport, { ...thing, concern, words, email });
      return { done: 'mailed', to: innerCasePaths.reportCode($id, secret) };
    },
  },
  { report_words_missing: { fields: ['words'] } },
);
