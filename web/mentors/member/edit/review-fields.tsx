import { mentorLimits as limits, reviewedWorks } from '#contract/mentors/limits.ts';
import { noteAt } from '#web/ground/member/note-at.ts';
import { editMentorTexts as texts } from '#web/mentors/texts/en/own-page.ts';
import { workLabels } from '#web/mentors/texts/en/values.ts';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';
import { isTicked, type KindProps } from './kind.ts';

/** Written reviews: the kinds of works, the days until the answer, and how many at one time. */
export function ReviewFields({ post, said }: KindProps) {
  const kept = said?.review;
  return (
    <>
      <CheckboxField
        name="review"
        label={texts.review}
        defaultChecked={isTicked(post, 'review', Boolean(kept))}
      />
      <div className="grid grid-cols-1 gap-4 pb-3 ps-8 sm:grid-cols-2">
        <fieldset className="sm:col-span-2">
          <legend className="font-semibold">{texts.of}</legend>
          {reviewedWorks.map((work) => (
            <CheckboxField
              key={work}
              name={`of ${work}`}
              label={workLabels[work]}
              error={noteAt(post.fault, `of ${work}`)}
              defaultChecked={isTicked(post, `of ${work}`, kept ? kept.of.includes(work) : true)}
            />
          ))}
        </fieldset>
        <SelectField
          {...post.field('answerDays', String(kept?.answerDays ?? 7))}
          label={texts.answerDays}
          error={noteAt(post.fault, 'answerDays')}
        >
          {limits.answerDays.map((days) => (
            <option key={days} value={days}>
              {texts.daysOf(days)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...post.field('openReviews', String(kept?.open ?? limits.openReviews.usual))}
          label={texts.openReviews}
          error={noteAt(post.fault, 'openReviews')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </>
  );
}
