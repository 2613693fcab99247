import { declaredTables } from '#core/collected/own-data.ts';
import { type HeldGroup, heldNames } from '#texts/held-data.ts';
import { notice as texts } from '#texts/notice.ts';

type Held = { name: string; text: string; note: string };

/** What each module says that it holds about people, under the name that a person would give it. */
export function loader(): { groups: { id: HeldGroup; held: Held[] }[] } {
  const rules = new Map(declaredTables.map(({ table, rule }) => [table, rule]));
  return {
    groups: (Object.keys(heldNames) as HeldGroup[]).map((id) => ({
      id,
      held: Object.entries(heldNames[id]).flatMap(([table, name]) => {
        const rule = rules.get(table);
        if (!rule || rule === 'names nobody') return [];
        return [{ name, text: `${rule.holds} ${rule.why}`, note: texts.kept(rule.kept) }];
      }),
    })),
  };
}
