import { home } from '#web/site/texts/en/home.ts';
import { TextLink } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { SnapRow } from '#web/ui/snap-row.tsx';

const { collaboration } = home;

export function Collaboration() {
  return (
    <section aria-labelledby="collaboration" className="page-width py-8 sm:py-20 lg:py-28">
      <div className="flex flex-col gap-5 lg:flex-row lg:items-end lg:justify-between">
        <SectionHead id="collaboration" title={collaboration.title}>
          <p>{collaboration.intro}</p>
        </SectionHead>
        <TextLink to={collaboration.more.to} className="self-start lg:self-auto">
          {collaboration.more.label}
        </TextLink>
      </div>
      <SnapRow
        label={collaboration.title}
        wide="rows"
        className="mt-6 sm:mt-12"
        items={collaboration.cards.map(({ title, text, benefits }) => ({
          key: title,
          className:
            'grid content-start gap-x-12 gap-y-4 border-t-2 border-ink bg-sand p-5 sm:p-6 lg:grid-cols-[2fr_3fr] lg:border-t lg:border-line lg:bg-transparent lg:px-0 lg:py-9',
          content: (
            <>
              <div>
                <h3 className="text-heading">{title}</h3>
                <p className="mt-2 text-soft">{text}</p>
              </div>
              <ul className="grid content-start gap-x-8 gap-y-2.5 border-t border-line pt-4 lg:grid-cols-2 lg:gap-y-3 lg:border-0 lg:pt-0">
                {benefits.map((benefit) => (
                  <li key={benefit} className="dot-point leading-snug">
                    {benefit}
                  </li>
                ))}
              </ul>
            </>
          ),
        }))}
      />
    </section>
  );
}
