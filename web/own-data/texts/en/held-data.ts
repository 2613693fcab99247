import type { OwnData } from '#core/ground/table-rule.ts';
import type { PrivacyKind } from '#web/legal-texts/texts/en/privacy-kinds.ts';

/** The sections of `/notice` about data, in the order of the page. */
const groups = ['account', 'security', 'others', 'agreements', 'talk', 'safety'] as const;

export type HeldGroup = (typeof groups)[number];

/** The text about the data in one table. */
export type Held = {
  group: HeldGroup;
  /** The section of the privacy policy that tells of this data. */
  policy: PrivacyKind;
  name: string;
  holds: string;
  why: string;
  /** How long it is kept while the account lives. */
  kept: string;
};

/** The texts of `web/<module>/texts/en/held.ts` about the tables of its module that hold data of people. */
export type ModuleHeld = { [Table in keyof OwnData]?: Held };

/**
 * The texts by section and table. A section has the modules in the order in which they are given, and the tables of each in
 * the order of its texts. `/notice` and `docs/own-data.md` are made of them.
 */
export function groupHeld(all: readonly ModuleHeld[]): Record<HeldGroup, Record<string, Held>> {
  const tables: [string, Held][] = all.flatMap((held) => Object.entries(held));
  return Object.fromEntries(
    groups.map((group) => [group, Object.fromEntries(tables.filter(([, held]) => held.group === group))]),
  ) as Record<HeldGroup, Record<string, Held>>;
}
