import type { OfficerBody } from '#contract/rights/calls.ts';
import { complainTexts as texts } from '#web/rights/texts/en/rights.ts';

/** The person who answers complaints. */
export function Officer({ officer: { name, email, address } }: { officer: NonNullable<OfficerBody> }) {
  return (
    <section aria-labelledby="officer" className="mt-8">
      <h2 id="officer" className="text-heading">
        {texts.officerTitle}
      </h2>
      <address className="mt-1 break-words not-italic">
        {name}
        <br />
        <a className="text-link inline-flex min-h-11 items-center" href={`mailto:${email}`}>
          {email}
        </a>
        <br />
        {address}
      </address>
    </section>
  );
}
