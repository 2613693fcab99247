import type { Figures as Counted } from '#contract/figures/names.ts';
import { figures as words } from '#web/figures/texts/en/figures.ts';
import { home } from '#web/site/texts/en/home.ts';
import { Goals } from '../goals.tsx';

const { figures } = home;

export function Figures({ counted }: { counted: Counted }) {
  return (
    <section
      aria-labelledby="figures"
      className="page-width grid gap-x-8 gap-y-4 py-6 sm:gap-y-6 sm:py-16 lg:grid-cols-[1fr_3fr]"
    >
      <div>
        <h2 id="figures" className="text-heading">
          {figures.title}
        </h2>
        <p className="mt-1.5 max-w-80 text-small text-soft lg:max-w-60">
          {figures.note} {words.note(figures.entries, counted)}
        </p>
      </div>
      <Goals
        goals={figures.entries}
        counted={counted}
        className="grid-cols-2 gap-y-4 sm:gap-y-6 lg:grid-cols-4"
      />
    </section>
  );
}
