import { enquiryPaths } from '#contract/enquiries/paths.ts';
import { askedDataTexts as texts } from '#web/profiles/texts/en/asked-data.ts';
import { TextLink } from '#web/ui/button.tsx';

/** Stands above the first field of a form by which an account begins. */
export function AskedData({ className }: { className: string }) {
  return (
    <section aria-labelledby="asked-data" className={className}>
      <h2 id="asked-data" className="font-semibold">
        {texts.title}
      </h2>
      <ul className="mt-1 grid gap-1 text-small text-soft">
        {texts.lines.map(({ what, why }) => (
          <li key={what}>
            <span className="font-semibold text-ink">{what}:</span> {why}
          </li>
        ))}
      </ul>
      <TextLink to={enquiryPaths.notice} className="inline-flex min-h-11 items-center text-small">
        {texts.more}
      </TextLink>
    </section>
  );
}
