import type { ReviewBody } from '#contract/written-reviews/shapes.ts';
import { warningWords } from '#web/written-reviews/texts/en/warnings.ts';

/** Why a reader is warned of a text. */
export function Warned({ warnings }: Pick<ReviewBody['question'], 'warnings'>) {
  return warnings.map((warning) => (
    <p key={warning} className="font-semibold text-sindoor">
      {warningWords[warning]}
    </p>
  ));
}
