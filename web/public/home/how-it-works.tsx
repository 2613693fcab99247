import { home } from '#texts/home.ts';
import { KolamStage, type Stage } from '../../ui/kolam-stage.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

const { how } = home;
const stages: Stage[] = ['dots', 'line', 'closed'];

export function HowItWorks() {
  return (
    <section id="how" aria-labelledby="how-title" className="bg-step text-on-step on-step">
      <div className="page-width py-20 lg:py-28">
        <SectionHead id="how-title" title={how.title} />
        <ol className="mt-12 grid gap-12 lg:grid-cols-3 lg:gap-10">
          {how.steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[7rem_1fr] gap-6 sm:grid-cols-[10rem_1fr] lg:block">
              <KolamStage stage={stages[index] ?? 'closed'} className="w-full max-w-56" />
              <div className="lg:mt-8">
                <h3 className="text-heading">
                  <span className="mr-2.5 text-genda tabular-nums">{index + 1}</span>
                  {title}
                </h3>
                <p className="mt-2 text-step-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
