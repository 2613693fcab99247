/** The address of a website as people read it: without `https://` and a last slash. */
export function shownWebsite(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
