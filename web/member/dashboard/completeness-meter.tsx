import { completenessTexts as texts } from '#texts/dashboard.ts';
import type { Profile } from '../../client/session.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { completenessOf } from './completeness.ts';

/** How full the profile is and what would complete it; gone once nothing is missing. */
export function CompletenessMeter({ profile, onEdit }: { profile: Profile; onEdit: () => void }) {
  const { parts, missing } = completenessOf(profile);
  if (missing.length === 0) return null;
  const done = parts - missing.length;
  return (
    <section aria-labelledby="completeness" className="rounded-card bg-genda-tint p-5 sm:p-6">
      <h2 id="completeness" className="font-semibold">
        {texts.title(done, parts)}
      </h2>
      <ProgressBar value={done} max={parts} aria-labelledby="completeness" className="mt-3" />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p>{texts.missing(missing.map((part) => texts.parts[part]))}</p>
        <Button look="quiet" small onClick={onEdit}>
          {texts.add}
        </Button>
      </div>
    </section>
  );
}
