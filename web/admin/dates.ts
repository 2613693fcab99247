const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

export function dayOf(date: string): string {
  return day.format(new Date(date));
}

export function momentOf(date: string): string {
  return moment.format(new Date(date));
}
