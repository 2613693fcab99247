import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { warningWords } from '#web/mentoring/texts/en/warnings.ts';

/** Why a reader is warned of a text. */
export function Warned({ warnings }: Pick<SessionBody, 'warnings'>) {
  return warnings.map((warning) => (
    <p key={warning} className="font-semibold text-sindoor">
      {warningWords[warning]}
    </p>
  ));
}
