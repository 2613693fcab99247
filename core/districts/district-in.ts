import { existsSync } from 'node:fs';
import path from 'node:path';
import { interfaceLanguages, type LanguageCode } from '#contract/lists/interface-languages.ts';
import { districtOfLocation } from './profile-location.ts';
import { type District, districtLabel, districts, linesOf } from './table.ts';

/** Names by the ids of places and regions, as the newspapers of a language write them; empty where no table has them. */
type Names = ReadonlyMap<string, string>;

const tables = new Map<LanguageCode, Names>(
  interfaceLanguages.map(({ code }) => {
    const file = `names-${code}.tsv`;
    const isThere = existsSync(path.join(import.meta.dirname, 'tables', file));
    return [code, new Map(isThere ? linesOf(file).map(([id = '', name = '']) => [id, name]) : [])];
  }),
);

/** `पुणे, महाराष्ट्र`, and `Pune, Maharashtra` where the language lacks the name of the place or of its region. */
export function districtIn(district: District, code: LanguageCode): string {
  const names = tables.get(code);
  const name = names?.get(district.id);
  const region = names?.get(district.regionId);
  if (!name || !region) return districtLabel(district);
  const named = district.kind === 'district' ? (names?.get('district') ?? '').replace('§', name) : name;
  return `${named}, ${region}`;
}

/** The name in a language, without the region; null where its table lacks it. */
export function districtNameIn({ id }: District, code: LanguageCode): string | null {
  return tables.get(code)?.get(id) ?? null;
}

/** Whether a text names this district as some language does: a form that comes back unchanged means the same one of a name. */
export function isNameOf(said: string, id: string): boolean {
  const district = districts.get(id);
  if (!district) return said === '';
  return interfaceLanguages.some(({ code }) => districtIn(district, code) === said);
}

/** A place as answers name it, in a language: with its region, or a district as profiles hold it. Other text stays. */
export function placeIn(said: string, code: LanguageCode): string {
  const ofProfile = districtOfLocation(said);
  if (ofProfile) return districtNameIn(ofProfile, code) ?? said;
  byLabel ??= new Map([...districts.values()].map((district) => [districtLabel(district), district]));
  const district = byLabel.get(said);
  return district ? districtIn(district, code) : said;
}

/** Built at the first use, to keep the start fast. */
let byLabel: Map<string, District> | undefined;
