import type { OwnData } from '../ground/table-rule.ts';

export const transparencyData: OwnData = {
  transparency_counts: 'names no one',
};
