import { sitePaths } from '#contract/site/paths.ts';
import { about } from '#web/site/texts/en/about.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Kolam } from '#web/ui/kolam.tsx';

const { hero } = about;

export function AboutHero() {
  return (
    <section className="overflow-hidden">
      <div className="page-width relative grid gap-10 pt-10 pb-14 sm:gap-14 sm:pb-20 lg:grid-cols-[3fr_2fr] lg:items-center lg:pt-16 lg:pb-28">
        <div className="flex flex-col items-start">
          <h1 className="max-w-[6.4em] text-display">{hero.headline}</h1>
          <p className="mt-6 max-w-[34rem] text-lead text-soft">{hero.description}</p>
          <ButtonLink to={`${sitePaths.about}#about`} className="mt-8">
            {hero.discover}
            <svg viewBox="0 0 12 12" className="size-3.5" aria-hidden="true">
              <path d="M6 1v9M2 6.5 6 10.5l4-4" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </ButtonLink>
        </div>
        <figure className="relative overflow-hidden rounded-card bg-genda-tint px-7 py-9 sm:px-10">
          <Kolam
            seed="name"
            radius={3}
            stroke={1.8}
            className="absolute -end-24 -bottom-28 w-56 sm:-end-28 sm:w-72 text-genda"
            dotClass="fill-sindoor"
          />
          <div className="relative flex items-end gap-5">
            {hero.word.parts.map(({ text, reading, meaning }, index) => (
              <div key={text} className="flex items-end gap-5">
                {index > 0 && (
                  <span className="pb-9 text-title text-genda-ink" aria-hidden="true">
                    +
                  </span>
                )}
                <p>
                  <span lang="sa" className="name-script block text-[3.25rem] leading-none font-semibold">
                    {text}
                  </span>
                  <span className="mt-3 block leading-snug">
                    {reading && (
                      <i lang="sa-Latn" className="block not-italic font-semibold">
                        {reading}
                      </i>
                    )}
                    {meaning}
                  </span>
                </p>
              </div>
            ))}
          </div>
          <figcaption className="relative mt-7 border-t border-genda-ink/30 pt-6">
            <span lang="sa" className="name-script block text-[4.25rem] leading-none font-bold">
              {hero.word.whole.text}
            </span>
            {hero.word.whole.reading && (
              <span lang="sa-Latn" className="mt-3 block font-semibold">
                {hero.word.whole.reading}
              </span>
            )}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
