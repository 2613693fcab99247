import type { ReactNode } from 'react';
import type { ListedOpportunity } from '#contract/opportunities/shapes.ts';
import { findOpportunitiesTexts as texts } from '#web/opportunities/texts/en/find-opportunities.ts';
import { creditWords, factsLine, givesLine, kindLabels } from '#web/opportunities/texts/en/values.ts';
import { type Drawn, DrawnGlyph } from '#web/projects/shown/drawn-glyph.tsx';
import type { Foreign } from '#web/ui/language-mark.tsx';
import { Link } from '#web/ui/link.tsx';
import '#web/ground/member/row.css';

type RowProps = {
  one: ListedOpportunity & { aboutKm?: number; drawn: Drawn; foreign: Foreign };
  to: string;
  /** Why it fits, or how it stands. */
  note?: string | undefined;
  mark?: ReactNode;
};

/** One opportunity as one link: its kind, its terms and its rewards. */
export function OpportunityRow({ one, to, note, mark }: RowProps) {
  const { title, kind, project, aboutKm = 0, foreign } = one;
  return (
    <li>
      <Link to={to} prefetch="intent" className={mark ? 'row row-told py-3' : 'row py-3'}>
        <DrawnGlyph drawn={one.drawn} className="size-11" />
        <span className="min-w-0 grow">
          <span lang={foreign?.lang} className="line-clamp-2 font-semibold break-words hyphens-auto">
            {title}
          </span>
          <span className="block">
            <span className="block text-small text-soft break-words">
              {kindLabels[kind]} · <span lang={foreign?.lang}>{project.name}</span>
              {foreign && ` · ${foreign.said}`}
            </span>
            <span className="block text-small text-soft break-words">
              {factsLine(one)}
              {aboutKm > 0 && ` · ${texts.about(aboutKm)}`}
            </span>
            <span className="block break-words">{givesLine(one)}</span>
            {one.credit && <span className="block text-small text-soft break-words">{creditWords(one)}</span>}
            {note && <span className="block text-small text-patta">{note}</span>}
          </span>
        </span>
        {mark}
      </Link>
    </li>
  );
}
