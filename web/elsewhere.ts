import type { AgedModule } from '#contract/today/layout-calls.ts';
import { elsewhere } from './collected.ts';

export type Link = { to: string; label: string };

/** What a module shows on pages of other modules. The server sends it along, so the scripts of those pages do not carry it. */
export type ModuleElsewhere = {
  /** Its pages in the navigation of the desk; addresses of its inner pages begin with `below`. */
  desk?: readonly (Link & { below?: string })[];
  /** Its search among the tabs of Find. */
  find?: readonly Link[];
  /** Its rows under You, for members to whom the module of the layout is open. */
  you?: readonly (Link & { facts: string; module: AgedModule })[];
};

const all: readonly ModuleElsewhere[] = elsewhere;

export const deskLinks = all.flatMap(({ desk = [] }) => desk);
export const findTabs = all.flatMap(({ find = [] }) => find);
export const rowsOfYou = all.flatMap(({ you = [] }) => you);
