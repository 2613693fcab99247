import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { Warned } from './warned.tsx';

type Props = {
  heading: string;
  reason: string | undefined;
  end: Pick<SessionBody, 'words' | 'wordsWarnings'>;
  className?: string;
  children?: React.ReactNode;
};

/** Why something is over, and the words of the side that ended it. */
export function EndReason({ heading, reason, end, className = '', children }: Props) {
  return (
    <section aria-labelledby="reason" className={`grid gap-1.5 ${className}`}>
      <h2 id="reason" className="font-semibold">
        {heading}
      </h2>
      <p>{reason}</p>
      <Warned warnings={end.wordsWarnings} />
      {end.words && <p className="whitespace-pre-line break-words">{end.words}</p>}
      {children}
    </section>
  );
}
