import { timesTexts as texts } from '#web/mentoring/texts/en/times.ts';
import { TextLink } from '#web/ui/button.tsx';

const link = 'inline-flex min-h-11 items-center';

type Weeks = { before: string; after: string; search: (from: string) => string };

/** The way to the weeks before and after the shown one that have times. */
export function WeekLinks({ before, after, search }: Weeks) {
  if (!before && !after) return null;
  return (
    <p className="flex flex-wrap gap-x-6">
      {before && (
        <TextLink to={{ search: search(before) }} className={link}>
          {texts.earlier}
        </TextLink>
      )}
      {after && (
        <TextLink to={{ search: search(after) }} className={link}>
          {texts.later}
        </TextLink>
      )}
    </p>
  );
}
