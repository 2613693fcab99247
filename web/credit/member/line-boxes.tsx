import type { ClaimableLineBody } from '#contract/credit/shapes.ts';
import { creditTexts } from '#web/credit/texts/en/credit.ts';
import { claimStateTexts } from '#web/credit/texts/en/states.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { boxOf } from './ticked-lines.ts';

const texts = creditTexts.new;

type LineBoxesProps = {
  post: Post;
  legend: string;
  how: string;
  lines: readonly ClaimableLineBody[];
  /** The keys of the lines that are ticked at first. */
  chosen: readonly string[];
};

/** A box for each piece of work that can be claimed; the others without a box, each with its reason. */
export function LineBoxes({ post, legend, how, lines, chosen }: LineBoxesProps) {
  const typed = post.fault ? post.answer?.typed : undefined;
  const isTicked = (key: string) => (typed ? boxOf(key) in typed : chosen.includes(key));
  const open = lines.filter(({ key, bar }) => bar === '' || chosen.includes(key));
  const barred = lines.filter((line) => !open.includes(line));
  return (
    <>
      {open.length > 0 && (
        <fieldset>
          <legend className="text-heading">{legend}</legend>
          <p className="mt-1 mb-2 text-small text-soft">{how}</p>
          {open.map((line, at) => (
            <CheckboxField
              key={line.key}
              name={boxOf(line.key)}
              label={<span className="break-words">{wordsOf(line)}</span>}
              hint={hintOf(line)}
              error={at === 0 ? noteAt(post.fault, 'lines') : null}
              defaultChecked={isTicked(line.key)}
            />
          ))}
        </fieldset>
      )}
      {barred.length > 0 && (
        <div>
          <p className="font-semibold">{texts.barred}</p>
          <ul className="mt-1 grid gap-2">
            {barred.map((line) => (
              <li key={line.key} className="break-words">
                {wordsOf(line)}
                <span className="block text-small text-soft">
                  {line.bar !== '' && claimStateTexts.lineBars[line.bar]}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function wordsOf({ kind, title, saidMinutes, firstDay, lastDay }: ClaimableLineBody): string {
  return texts[kind](title, saidMinutes, claimStateTexts.days(firstDay, lastDay));
}

/** A line that was chosen may be barred by now. */
function hintOf({ bar, saidMinutes, minutes }: ClaimableLineBody) {
  if (bar !== '') return claimStateTexts.lineBars[bar];
  return saidMinutes > minutes && texts.cut(saidMinutes, minutes);
}
