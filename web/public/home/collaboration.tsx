import { home } from '#texts/home.ts';
import { TextLink } from '../../ui/button.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

const { collaboration } = home;

export function Collaboration() {
  return (
    <section aria-labelledby="collaboration" className="page-width py-20 lg:py-28">
      <SectionHead id="collaboration" title={collaboration.title}>
        <p>{collaboration.intro}</p>
      </SectionHead>
      <ul className="mt-12 border-b border-line">
        {collaboration.cards.map(({ title, text, benefits }) => (
          <li key={title} className="grid gap-x-12 gap-y-5 border-t border-line py-9 lg:grid-cols-[2fr_3fr]">
            <div>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </div>
            <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
              {benefits.map((benefit) => (
                <li key={benefit} className="dot-point">
                  {benefit}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <TextLink to={collaboration.more.to}>{collaboration.more.label}</TextLink>
      </p>
    </section>
  );
}
