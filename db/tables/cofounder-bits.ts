// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CofounderBitList = 'skill' | 'sector' | 'language';

export type CofounderBitsTable = {
  list: CofounderBitList;
  value: string;
  bit: number;
};
