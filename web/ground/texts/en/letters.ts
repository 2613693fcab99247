/** A page in Devanagari reads names in Latin letters as English; any other one reads those in Devanagari as Hindi. */
export const isDevanagari: boolean = false;
