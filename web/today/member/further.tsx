import { Row, RowList } from '#web/ground/member/row.tsx';
import { furtherPaths } from '#web/layout/member/navigation.tsx';
import { useLayout } from '#web/layout/member/use-layout.ts';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';

/** The administrators' links: on a phone the layout is too narrow for them. */
export function Further() {
  const places = useLayout()?.places ?? [];
  if (places.length === 0) return null;
  return (
    <RowList className="mt-0">
      {places.map((place) => (
        <Row key={place} to={furtherPaths[place]} title={layoutTexts.further[place]} isFetchedLate />
      ))}
    </RowList>
  );
}
