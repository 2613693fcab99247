import { home } from '#web/site/texts/en/home.ts';
import { Kolam } from '#web/ui/kolam.tsx';

const { story } = home;

export function Story() {
  return (
    <section aria-labelledby="story" className="border-t border-line">
      <div className="page-width grid gap-x-20 gap-y-6 py-8 sm:gap-y-8 sm:py-20 lg:grid-cols-[5fr_6fr] lg:py-28">
        <div className="lg:tall:sticky lg:top-24 lg:self-start">
          <h2 id="story" className="font-semibold text-genda-ink">
            {story.title}
          </h2>
          <p className="mt-3 text-title text-balance">{story.opening}</p>
          <Kolam
            seed="doorstep"
            radius={3}
            className="mt-10 hidden w-52 text-neel lg:block"
            dotClass="fill-sindoor"
          />
        </div>
        <div className="flex flex-col gap-3 max-sm:leading-snug sm:gap-5 sm:text-lead">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="text-body font-semibold">{story.signature}</p>
        </div>
      </div>
    </section>
  );
}
