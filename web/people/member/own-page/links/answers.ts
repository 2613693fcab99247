import { innerPeoplePaths } from '#contract/people/inner-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { publicProfileLimits as limits } from '#contract/people/public-profile-limits.ts';
import { webAddressOf } from '#rules/text/web-address.ts';
import { acts, type Reply, type Sent } from '#web/forms/act.ts';
import type { Visit } from '#web/forms/visit.ts';
import { publicProfileTexts as texts } from '#web/people/texts/en/public-profile.ts';
import { saveChanges } from '../save.ts';

export { loadProfile as loader } from '../loader.ts';

const positions = Array.from({ length: limits.links }, (_, at) => at);

export const action = acts({
  save: (sent, visit) => save(sent, visit, positions, peoplePaths.yourPage),
  ...Object.fromEntries(
    positions.map((removed) => [
      `remove-${removed}`,
      (sent: Sent, visit: Visit) =>
        save(
          sent,
          visit,
          positions.filter((at) => at !== removed),
          innerPeoplePaths.yourLinks,
        ),
    ]),
  ),
});

async function save(sent: Sent, visit: Visit, kept: readonly number[], to: string): Promise<Reply> {
  const typed = kept.map((at) => `link-${at}`).filter((field) => sent.text(field) !== '');
  const wrong = typed.filter((field) => webAddressOf(sent.text(field)) === null);
  if (wrong.length > 0) return { fault: { code: 'link_invalid', fields: wrong } };
  const links = typed.map((field) => sent.text(field));
  return saveChanges(
    visit,
    sent,
    { links },
    (page) => ({ [texts.links.pageTitle]: page.links.join('\n') }),
    to,
  );
}
