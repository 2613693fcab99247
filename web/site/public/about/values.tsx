import { about } from '#web/site/texts/en/about.ts';
import { classes } from '#web/ui/classes.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Knot } from './knot.tsx';

const { values } = about;

const last = values.cards.length - 1;
/** A straight line next to the loops, from one sentence to the next and to the edge of the page. */
const thread = 'mt-[41px] h-[3px] bg-current';

/** Three sentences on one thread: one loop, two, three. */
export function Values() {
  return (
    <section id="about" aria-labelledby="values" className="overflow-hidden bg-sand">
      <div className="page-width py-14 sm:py-20 lg:py-28">
        <SectionHead id="values" title={values.title} />
        <ol className="mt-8 grid gap-y-10 sm:mt-12 lg:grid-cols-3">
          {values.cards.map(({ title, text }, index) => (
            <li key={title}>
              <div className="flex items-start text-neel" aria-hidden="true">
                <span className={classes(thread, '-ms-[50vw] w-[50vw] shrink-0', index > 0 && 'lg:hidden')} />
                <Knot loops={index + 1} className="shrink-0" />
                <span
                  className={classes(thread, 'grow', index < last ? 'max-lg:-me-[50vw]' : '-me-[50vw]')}
                />
              </div>
              <h3 className="mt-5 text-[1.625rem] leading-tight font-bold tracking-tight lg:text-[2rem]">
                {title}
              </h3>
              <p className="mt-2.5 max-w-[26rem] text-soft lg:pe-10">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
