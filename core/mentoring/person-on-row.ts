import { presentNamed } from '../people/names-shown.ts';

/** The other member of a row, as `namesShown` reads them. `young_name`: the name alone of a mentee under 18. */
type RowWithOther = {
  other_id: string | null;
  name: string | null;
  is_named: boolean | null;
  avatar_id: string | null;
  handle: string | null;
  listed: boolean | null;
  young_name: string | null;
};

/** The other member as a list shows them; empty where the account has gone. */
export function personOnRow(row: RowWithOther) {
  if (row.young_name !== null) return { id: '', handle: '', name: row.young_name, avatarId: '' };
  if (row.other_id === null) return { id: '', handle: '', name: '', avatarId: '' };
  const { is_named: isNamed, name, avatar_id: avatarId } = row;
  const named = presentNamed({
    id: row.other_id,
    is_named: isNamed ?? false,
    name: name ?? '',
    avatar_id: avatarId,
  });
  return { ...named, handle: row.listed ? (row.handle ?? '') : '' };
}
