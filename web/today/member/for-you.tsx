import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { type Drawn, DrawnGlyph } from '#web/projects/shown/drawn-glyph.tsx';
import { forYouTexts as texts } from '#web/today/texts/en/dashboard.ts';
import { TextLink } from '#web/ui/button.tsx';

/** In words already, so that this page carries none of them. */
export type ForYouRow = Record<'to' | 'title' | 'facts' | 'gives' | 'fit', string> & {
  /** Of the title, where it is not the page's. */
  lang: string | undefined;
  drawn: Drawn;
};

/** A few opportunities within the member's hours. */
export function ForYou({ rows, hasHours }: { rows: readonly ForYouRow[]; hasHours: boolean }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="for-you">
      <h2 id="for-you" className="text-heading">
        {texts.title}
      </h2>
      <RowList>
        {rows.map(({ to, title, lang, facts, gives, fit, drawn }) => (
          <Row
            key={to}
            to={to}
            title={<span lang={lang}>{title}</span>}
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
      {hasHours && (
        <TextLink
          to={`${opportunityPaths.findOpportunities}?order=fit`}
          prefetch="none"
          className="mt-1 inline-flex min-h-11 items-center"
        >
          {texts.all}
        </TextLink>
      )}
    </section>
  );
}
