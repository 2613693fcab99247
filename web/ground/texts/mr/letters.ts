export const isDevanagari = true;
