/** A way to a page that leads back to `back` once its form is saved, and to the field of that name on it. */
export function withBack(to: string, back: string | null, field = ''): string {
  const query = back ? `?back=${encodeURIComponent(back)}` : '';
  return `${to}${query}${field && `#${field}`}`;
}
