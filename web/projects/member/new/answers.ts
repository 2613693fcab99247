import { postProject } from '#contract/projects/calls.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { getStanding } from '#contract/standings/calls.ts';
import { requireAge } from '#core/ground/require-age.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { backOf } from '#web/ground/member/back-of.ts';
import { tried } from '../faults.ts';

export const loader = loads(async ({ ask }) => {
  const { age, adultOn } = await ask(getStanding, {});
  requireAge({ age, adultOn: adultOn || null }, 'adult');
  // Sent along, so that a form that is sent twice begins one project.
  return { key: crypto.randomUUID() };
});

export const action = acts({
  begin: (sent, { ask, url }) =>
    tried(async () => {
      const [name, line] = [sent.secret('name'), sent.secret('line')];
      const { slug } = await ask(postProject, { name, line, key: sent.text('key') || undefined });
      return { done: 'begun', to: backOf(url) ?? projectPaths.ownProject(slug) };
    }),
});
