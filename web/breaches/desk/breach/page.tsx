import { breachDeskPaths } from '#contract/breaches/desk-paths.ts';
import { breachTexts as texts } from '#web/breaches/texts/en/desk.ts';
import { deskMeta } from '#web/layout/desk/meta.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { Badge } from '#web/ui/card.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.one,
  up: { to: breachDeskPaths.breaches, label: texts.back },
};
export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData ? texts.number(loaderData.breach.number) : texts.one);

/** One breach: its facts, the number of people, and the drafts of the reports. */
export default function BreachAtDesk({ loaderData: { breach } }: Route.ComponentProps) {
  const isLate = breach.late > 0;
  return (
    <article className="grid max-w-text grid-cols-1 gap-6">
      <header className="grid grid-cols-1 gap-2">
        <p>
          <Badge look={isLate ? 'sindoor' : 'neel'}>
            {isLate ? deskTexts.isLate : texts.lists[breach.closedAt ? 'closed' : 'open']}
          </Badge>
        </p>
        <h1 className="text-work break-words">{texts.number(breach.number)}</h1>
        <p className="text-small break-words text-soft">
          {[
            texts.openedOn(breach.openedAt),
            texts.span(breach.happenedFrom, breach.happenedUntil),
            breach.closedAt && texts.closedOn(breach.closedAt),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <Text title={texts.happened}>{breach.happened}</Text>
      <Text title={texts.measures}>{breach.done}</Text>
      <Text title={texts.advice}>{breach.advice}</Text>
      <section>
        <h2 className="text-heading">{texts.people}</h2>
        <p className="mt-1">{texts.affected(breach.affected)}</p>
        <ul className="list-disc ps-5">
          {breach.countries.map(({ country, count }) => (
            <li key={country}>{texts.country(country, count)}</li>
          ))}
        </ul>
        {breach.guardians > 0 && <p>{texts.guardians(breach.guardians)}</p>}
        {breach.mailedAt && <p>{texts.mailed(breach.mailedAt)}</p>}
        {breach.unmailed > 0 && <p className="font-semibold">{texts.unmailed(breach.unmailed)}</p>}
      </section>
      <section aria-labelledby="reports" className="grid grid-cols-1 gap-4">
        <h2 id="reports" className="text-heading">
          {texts.reports}
        </h2>
        {breach.reports.map((one) => (
          <section key={one.authority} className="border-s-4 border-patta ps-4">
            <h3 className="font-semibold">{texts.authorities[one.authority]}</h3>
            <p className={one.isLate ? 'font-semibold text-sindoor' : 'text-small text-soft'}>
              {[
                one.sentAt ? texts.sent(one.sentAt) : texts.due(one.dueAt),
                one.reference && texts.reference(one.reference),
                one.isLate && deskTexts.isLate,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <details>
              <summary className="min-h-11 py-2 font-semibold text-neel">{texts.draft}</summary>
              {/* Authorities read it in English. */}
              <div lang="en" className="break-words whitespace-pre-wrap">
                {one.draft}
              </div>
            </details>
          </section>
        ))}
      </section>
      {breach.closing && <Text title={texts.closing}>{breach.closing}</Text>}
    </article>
  );
}

function Text({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-1 break-words whitespace-pre-wrap">{children}</p>
    </section>
  );
}
