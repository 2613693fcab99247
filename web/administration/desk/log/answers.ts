import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import { getActions, getDesk, type LoggedAction } from '#contract/administration/calls.ts';
import { operatorId, productId } from '#contract/administration/limits.ts';
import type { StaffRight } from '#contract/ground/staff-rights.ts';
import { logged } from '#web/elsewhere.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';
import { isOpen } from '#web/layout/desk/open-links.ts';
import { logTexts as texts } from '#web/layout/texts/en/desk-log.ts';
import { deskActionWords } from '#web/words.ts';

export const loader = loads(async ({ ask, url }) => {
  const { rights } = await ask(getDesk, {});
  const { actions, next } = await ask(getActions, { cursor: cursorIn(url) });
  return { entries: actions.map((action) => shownEntry(action, rights)), next };
});

/** Who acts without an account. */
const actorsByName: Record<string, string> = { [operatorId]: texts.operator, [productId]: texts.product };

/** An action in words, with the page of its subject where that is open to the reader. */
function shownEntry(
  { $id, $createdAt, action, actor, subject, detail }: LoggedAction,
  rights: readonly StaffRight[],
) {
  const [kind = ''] = action.split('.');
  const path = subject ? (logged.pages.get(kind) ?? accountDeskPaths.account)(subject.$id) : '';
  const name = subject && (subject.name || logged.names.get(kind)?.(subject.$id) || '');
  return {
    $id,
    $createdAt,
    actor: actor.name || actorsByName[actor.$id] || texts.removed(actor.$id),
    words: deskActionWords[action],
    subject: subject && {
      name: name || texts.removed(subject.$id),
      to: name && isOpen(path, rights) ? path : '',
    },
    quoted: logged.details.get(action)?.(detail) ?? detail,
  };
}
export type LogEntry = ReturnType<typeof shownEntry>;
