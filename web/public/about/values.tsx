import { about } from '#texts/about.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { Knot } from './knot.tsx';

const { values } = about;

/** Three sentences on one thread: one loop, two, three. */
export function Values() {
  return (
    <section id="about" aria-labelledby="values" className="overflow-hidden bg-sand">
      <div className="page-width py-14 sm:py-20 lg:py-28">
        <SectionHead id="values" title={values.title} />
        <ol className="mt-8 grid gap-y-10 sm:mt-12 lg:grid-cols-3">
          {values.cards.map(({ title, text }, index) => (
            <li key={title}>
              <div className="flex items-start text-neel">
                <Knot loops={index + 1} className="shrink-0" />
                <span aria-hidden="true" className={thread(index)} />
              </div>
              <h3 className="mt-5 text-[1.75rem] leading-tight font-bold tracking-tight lg:text-title">
                {title}
              </h3>
              <p className="mt-2.5 max-w-[26rem] text-soft lg:pr-10">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The thread goes on to the next sentence, and after the last one out of the page. */
function thread(index: number): string {
  const out = index === values.cards.length - 1 ? '-mr-[50vw]' : 'max-lg:-mr-[50vw]';
  return `mt-[40.5px] h-[3px] grow bg-current ${out}`;
}
