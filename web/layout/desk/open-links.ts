import type { AskedRight, StaffRight } from '#contract/ground/staff-rights.ts';
import { deskLinks } from '#web/elsewhere.ts';
import { pageAt } from '#web/page-at.ts';

/** Whether a page is open to staff with these rights; pages outside the desk are open to all of them. */
export function isOpen(path: string, rights: readonly StaffRight[]): boolean {
  const page = pageAt(path)?.page;
  return page?.kind !== 'desk' || isHeld(page.right, rights);
}

function isHeld(right: AskedRight, rights: readonly StaffRight[]): boolean {
  return right === 'any' ? rights.length > 0 : rights.includes(right);
}

/** The pages in the navigation of the desk that are open to staff with these rights. */
export function openDeskLinks(rights: readonly StaffRight[]) {
  return deskLinks.filter(({ to }) => isOpen(to, rights));
}
