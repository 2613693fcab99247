import { concernsOf, reportLimits } from '#contract/cases/report-limits.ts';
import { concernTexts, reportTexts } from '#web/cases/texts/en/reports.ts';
import { faultSentence } from '#web/forms/fault-sentence.ts';
import { type Post, PostForm } from '#web/forms/use-post.tsx';
import { Button } from '#web/ui/button.tsx';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { guardianMentoringTexts as texts } from '#web/young-mentees/texts/en/guardian.ts';

/** The guardian reports the mentor of a request, to the same desk as members do. */
export function ReportMentor({ youngId, post }: { youngId: string; post: Post }) {
  const isThis = post.answer?.typed?.youngId === youngId;
  const at = (field: string) =>
    isThis && post.fault && post.isAtFault(field) ? faultSentence(post.fault) : null;
  const field = (name: string) => (isThis ? post.field(name, '') : { name, defaultValue: '' });
  return (
    <Unfold isWanted={isThis && ['concern', 'words'].some(post.isAtFault)}>
      <summary className="cursor-pointer py-2.5 font-semibold">{texts.report}</summary>
      <PostForm post={post} intent="report" className="grid justify-items-start gap-4 py-2">
        <input type="hidden" name="youngId" value={youngId} />
        <p className="border-s-4 border-sindoor ps-4">{reportTexts.danger}</p>
        <p className="text-small text-soft">{texts.reportHow}</p>
        <div className="grid w-full gap-4">
          <SelectField {...field('concern')} label={reportTexts.concern} error={at('concern')}>
            <option value="">{reportTexts.choose}</option>
            {concernsOf('mentor_page').map((one) => (
              <option key={one} value={one}>
                {concernTexts[one]}
              </option>
            ))}
          </SelectField>
          <CountedArea
            {...field('words')}
            label={reportTexts.words}
            hint={texts.reportWordsHint}
            most={reportLimits.words}
            error={at('words')}
            rows={4}
          />
        </div>
        <Button type="submit" look="quiet" busy={post.busyWith === 'report'}>
          {post.busyWith === 'report' ? texts.busy : texts.reportSend}
        </Button>
      </PostForm>
    </Unfold>
  );
}
