import { home } from '#web/site/texts/en/home.ts';
import { KolamStage, type Stage } from '#web/ui/kolam-stage.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

const { how } = home;
const stages: Stage[] = ['dots', 'line', 'closed'];

export function HowItWorks() {
  return (
    <section id="how" aria-labelledby="how-title" className="bg-step text-on-step on-step">
      <div className="page-width py-8 sm:py-20 lg:py-28">
        <SectionHead id="how-title" title={how.title} />
        <ol className="mt-6 grid gap-6 sm:mt-12 sm:gap-12 lg:grid-cols-3 lg:gap-10">
          {how.steps.map(({ title, text, state }, index) => (
            <li
              key={title}
              className="grid grid-cols-[5rem_1fr] gap-5 sm:grid-cols-[10rem_1fr] sm:gap-6 lg:block"
            >
              <KolamStage stage={stages[index] ?? 'closed'} className="w-full max-w-56" />
              <div className="lg:mt-8">
                <p className="mb-2 inline-flex items-center gap-2 text-small font-semibold text-genda">
                  <span
                    aria-hidden="true"
                    className="size-2.5 rounded-full border-2 border-current bg-current"
                  />
                  {state}
                </p>
                <h3 className="text-heading">
                  <span className="me-2.5 text-genda tabular-nums">{index + 1}</span>
                  {title}
                </h3>
                <p className="mt-1 max-sm:leading-snug text-step-soft sm:mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
