import { useEffect, useState } from 'react';
import { placesTexts as texts } from '#texts/places.ts';
import { fetchPlaces } from '../../client/account-calls.ts';

type Place = { label: string; path: string };

/** Ways to what is open to few members; for all others there is nothing here. */
export function Places() {
  const [places, setPlaces] = useState<Place[]>([]);
  useEffect(() => {
    // Without an answer the addresses still work.
    fetchPlaces().then(setPlaces, () => undefined);
  }, []);
  if (places.length === 0) return null;
  return (
    <nav aria-label={texts.label} className="flex flex-wrap gap-3">
      {places.map(({ label, path }) => (
        <a key={path} href={path} className="button button-quiet">
          {label}
        </a>
      ))}
    </nav>
  );
}
