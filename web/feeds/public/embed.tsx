import { Form } from 'react-router';
import { readCardFilters } from '#contract/feeds/filters.ts';
import { cardSizes } from '#contract/feeds/limits.ts';
import { feedForms, feedPaths } from '#contract/feeds/rare-paths.ts';
import { openDataPaths } from '#contract/open-data/rare-paths.ts';
import { withinKm } from '#contract/opportunities/filters.ts';
import { districtOf } from '#core/opportunities/find-opportunities.ts';
import { opportunityKinds } from '#rules/lists/kinds.ts';
import { embedTexts as texts } from '#web/feeds/texts/en/embed.ts';
import { findOpportunitiesTexts } from '#web/opportunities/texts/en/find-opportunities.ts';
import { kindLabels } from '#web/opportunities/texts/en/values.ts';
import { pageContext } from '#web/page-context.ts';
import { pageMeta } from '#web/seo.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/embed';

const names = ['show', 'kind', 'place', 'within', 'skill'] as const;
type Typed = Record<(typeof names)[number], string>;

export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const typed = Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? ''])) as Typed;
  const used = Object.entries(typed).filter(([, value]) => value !== '');
  const search = used.length > 0 ? `?${new URLSearchParams(used)}` : '';
  const read = readCardFilters(new URLSearchParams(search));
  const isUnknown = typed.place !== '' && !districtOf(typed.place);
  const unreadable = 'unreadable' in read ? read.unreadable : isUnknown ? 'place' : '';
  return { origin: context.get(pageContext).origin, typed, search, unreadable };
}

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: feedPaths.embed,
    noindex: loaderData ? loaderData.search !== '' : false,
  });

/** The choices of the card, the card itself, and the frame to copy into a page of another site. */
export default function Embed({ loaderData: { origin, typed, search, unreadable } }: Route.ComponentProps) {
  return (
    <div className="page-width grid max-w-text gap-10 py-10 lg:py-16">
      <div className="grid gap-4">
        <h1 className="text-display">{texts.title}</h1>
        <p className="text-lead text-soft">{texts.lead}</p>
      </div>
      <section className="grid gap-4">
        <h2 className="text-title">{texts.choose}</h2>
        <Form key={search} method="get" action={feedPaths.embed} className="grid max-w-[28rem] gap-4">
          <SelectField label={texts.show} name="show" defaultValue={typed.show || cardSizes[0]}>
            {cardSizes
              .toSorted((a, b) => Number(a) - Number(b))
              .map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
          </SelectField>
          <SelectField label={findOpportunitiesTexts.kind} name="kind" defaultValue={typed.kind}>
            <option value="">{findOpportunitiesTexts.any}</option>
            <option value="jobs">{findOpportunitiesTexts.jobs}</option>
            {opportunityKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindLabels[kind]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={findOpportunitiesTexts.place}
            hint={findOpportunitiesTexts.placeHint}
            error={unreadable === 'place' ? texts.unknownPlace : null}
            name="place"
            defaultValue={typed.place}
            autoComplete="off"
          />
          <SelectField
            label={findOpportunitiesTexts.within}
            error={unreadable === 'within' ? texts.nowhere : null}
            name="within"
            defaultValue={typed.within}
          >
            <option value="">{findOpportunitiesTexts.usualWithin}</option>
            {withinKm
              .filter((km) => km !== '25')
              .map((km) => (
                <option key={km} value={km}>
                  {findOpportunitiesTexts.km(km)}
                </option>
              ))}
          </SelectField>
          <TextField
            label={findOpportunitiesTexts.skill}
            error={unreadable === 'skill' ? texts.longSkill : null}
            name="skill"
            defaultValue={typed.skill}
            autoComplete="off"
          />
          <Button type="submit" className="justify-self-start">
            {texts.make}
          </Button>
        </Form>
      </section>
      {unreadable === '' && (
        <section className="grid gap-4">
          <h2 className="text-title">{texts.copy}</h2>
          <pre className="border border-line p-4 text-small break-words whitespace-pre-wrap">
            <code>{texts.frame(origin + feedPaths.card + search)}</code>
          </pre>
          <p className="text-small text-soft">{texts.nothing}</p>
          <p>
            <a className="text-link inline-flex min-h-11 items-center" href={feedPaths.card + search}>
              {texts.looks}
            </a>
          </p>
        </section>
      )}
      <section className="grid gap-3">
        <h2 className="text-title">{texts.feeds}</h2>
        <p>{texts.feedsHow}</p>
        <ul>
          {feedForms.map((form) => (
            <li key={form}>
              <a className="text-link inline-flex min-h-11 items-center" href={feedPaths.ofAll(form)}>
                {texts.forms[form]}
              </a>
            </li>
          ))}
        </ul>
        <p>
          {texts.all} <TextLink to={openDataPaths.data}>{texts.data}</TextLink>
        </p>
      </section>
    </div>
  );
}
