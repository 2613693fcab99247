import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { type ProjectStage, projectStages } from '#rules/lists/kinds.ts';
import type { District } from '../districts/table.ts';

export const modeBits: Record<SearchSaid['mode'], number> = { 'On site': 1, Remote: 2, Both: 3 };

/** Sectors are below it (migration 0570). */
const firstStageBit = 56;

export function stageBit(stage: string): number {
  return firstStageBit + projectStages.indexOf(stage as ProjectStage);
}

/** The sum of these bits, as a `bigint` of the database. */
export function bigMask(bits: Iterable<number>): string {
  let mask = 0n;
  for (const bit of bits) mask |= 1n << BigInt(bit);
  return String(mask);
}

export const allStages = bigMask(projectStages.map(stageBit));

/** As many as the column has. */
const skillBits = 640;

export function skillMask(bits: Iterable<number>): string {
  const mask = new Array<string>(skillBits).fill('0');
  for (const bit of bits) mask[bit] = '1';
  return mask.join('');
}

export const noSkills = skillMask([]);

const earthRadiusKm = 6371.0088;
/** Below every product of two points. */
const farthest = -2;

/** A district's centre on a ball of radius 1, and the least product with a point within so many kilometres. */
export function onBall(
  district: District | null,
  km: number,
): { x: number; y: number; z: number; near: number } {
  const near = km === 0 ? farthest : Math.cos(km / earthRadiusKm);
  if (!district) return { x: 0, y: 0, z: 0, near };
  const [latitude, longitude] = [district.latitude, district.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number];
  return {
    x: Math.cos(latitude) * Math.cos(longitude),
    y: Math.cos(latitude) * Math.sin(longitude),
    z: Math.sin(latitude),
    near,
  };
}
