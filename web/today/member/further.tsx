import { Row, RowList } from '#web/ground/member/row.tsx';
import { furtherPaths } from '#web/layout/member/navigation.tsx';
import { useLayout } from '#web/layout/member/use-layout.ts';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';

/** The administrators' links: on a phone the layout is too narrow for them. */
export function Further() {
  const pages = useLayout()?.places ?? [];
  if (pages.length === 0) return null;
  return (
    <RowList className="mt-0">
      {pages.map((page) => (
        <Row key={page} to={furtherPaths[page]} title={layoutTexts.further[page]} isFetchedLate />
      ))}
    </RowList>
  );
}
