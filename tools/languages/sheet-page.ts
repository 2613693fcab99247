import type { InterfaceLanguage } from '#contract/lists/interface-languages.ts';
import type { SheetRow } from './sheet-rows.ts';

/** The sheet as a page to read and print: the sentences of each group, and where they stand. */
export function sheetPage({ name, locale, direction }: InterfaceLanguage, rows: readonly SheetRow[]): string {
  const counts = Map.groupBy(rows, ({ state }) => state);
  const said = [...counts].map(([state, of]) => `${of.length} ${state}`).join(', ');
  const groups = Map.groupBy(rows, ({ group }) => group);
  const parts = [...groups].map(([group, of]) => partOf(group, of, { locale, direction }));
  return `<!DOCTYPE html>
<html lang="en-IN"><meta charset="utf-8"><title>${escaped(name)}: sheet for readers</title>
<style>
body { font: 1rem/1.5 sans-serif; margin: 2rem }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
td, th { border: 1px solid #999; padding: 0.4rem; text-align: start; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere }
small { color: #555 }
</style>
<h1 lang="${locale}">${escaped(name)}</h1><p>${said}</p>
${parts.join('\n')}
</html>
`;
}

function partOf(
  group: string,
  rows: readonly SheetRow[],
  { locale, direction }: { locale: string; direction: string },
) {
  const lines = rows.map(
    ({ key, page, picture, english, translation, back, state, name, day }) =>
      `<tr><td lang="${locale}" dir="${direction}">${escaped(translation)}</td><td>${escaped(back)}</td><td>${escaped(english)}</td>` +
      `<td>${state} <small>${escaped([name, day].filter(Boolean).join(', '))}</small></td>` +
      `<td><small>${escaped(key)}<br>${linked(page, picture)}</small></td></tr>`,
  );
  return `<h2>${group} (${rows.length})</h2>
<table><thead><tr><th>Translation<th>Back-translation<th>English<th>State<th>Where</tr></thead>
<tbody>
${lines.join('\n')}
</tbody></table>`;
}

/** The address of a page, as a link to its picture where there is one. */
function linked(page: string, picture: string): string {
  return picture ? `<a href="file://${escaped(picture)}">${escaped(page)}</a>` : escaped(page);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
