import { Row, RowList } from '#web/ground/member/row.tsx';
import { furtherRooms } from '#web/layout/member/places.tsx';
import { useFrame } from '#web/layout/member/use-frame.ts';
import { frameTexts } from '#web/layout/texts/en/frame.ts';

/** The administrators' links: on a phone the layout is too narrow for them. */
export function Further() {
  const places = useFrame()?.places ?? [];
  if (places.length === 0) return null;
  return (
    <RowList className="mt-0">
      {places.map((place) => (
        <Row key={place} to={furtherRooms[place]} title={frameTexts.further[place]} isFetchedLate />
      ))}
    </RowList>
  );
}
