import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { type Drawn, DrawnGlyph } from '#web/projects/shown/drawn-glyph.tsx';
import { fittingTexts as texts } from '#web/today/texts/en/dashboard.ts';
import { TextLink } from '#web/ui/button.tsx';

/** In words already, so that this page carries none of them. */
export type FittingRow = Record<'slug' | 'title' | 'facts' | 'gives' | 'fit', string> & { drawn: Drawn };

/** A few opportunities that take no more hours than the member has. */
export function Fitting({ hours, rows }: { hours: number; rows: readonly FittingRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="fitting">
      <h2 id="fitting" className="text-heading">
        {texts.title(hours)}
      </h2>
      <RowList>
        {rows.map(({ slug, title, facts, gives, fit, drawn }) => (
          <Row
            key={slug}
            to={opportunityPaths.findOpportunity(slug)}
            title={title}
            glyph={<DrawnGlyph drawn={drawn} className="size-11" />}
            facts={
              <>
                <span className="block break-words">{facts}</span>
                <span className="block break-words text-ink">{gives}</span>
                {fit && <span className="block text-patta">{fit}</span>}
              </>
            }
          />
        ))}
      </RowList>
      <TextLink
        to={`${opportunityPaths.findOpportunities}?order=fit`}
        prefetch="none"
        className="mt-1 inline-flex min-h-11 items-center"
      >
        {texts.all}
      </TextLink>
    </section>
  );
}
