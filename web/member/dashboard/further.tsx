import { frameTexts } from '#texts/frame.ts';
import { furtherRooms } from '../frame/places.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Row, RowList } from '../row.tsx';

/** Where an administrator goes from here: on a phone the frame has no room for it. */
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
