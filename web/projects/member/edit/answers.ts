import { getWorkspace, patchProject } from '#contract/projects/calls.ts';
import { innerProjectPaths } from '#contract/projects/inner-paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import type { WorkspaceBody } from '#contract/projects/shapes.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { backOf } from '#web/ground/member/back-of.ts';
import { tried } from '../faults.ts';
import { shown } from '../shown.ts';
import { type StepName, stepNamed, stepNames, steps, wasOf } from '../steps.ts';

type Said = WorkspaceBody['said'];

export const loader = loads(async ({ ask, param, params, url }) => {
  const step = stepNamed(params.step);
  const project = await ask(getWorkspace, { projectSlug: param('slug') });
  if (!step || !project.can.edit) throw new Refusal('project_unknown');
  return { step, project, back: backOf(url) };
});

export const action = acts({ save, go: save });

async function save(sent: Sent, visit: Visit) {
  const { ask, param, params, url } = visit;
  const [slug, step] = [param('slug'), stepNamed(params.step)];
  if (!step) throw new Refusal('project_unknown');
  return tried(async () => {
    try {
      const version = Number(sent.text('version')) || 0;
      await ask(patchProject, { projectSlug: slug, version, ...typedOf(sent, step) });
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'conflict')) throw error;
      const { version, said } = await ask(getWorkspace, { projectSlug: slug });
      return {
        fault: { code: 'conflict' },
        about: { version: String(version), ...standing(said, step, sent) },
      };
    }
    const back = backOf(url);
    if (back) return { done: 'saved', to: back };
    const next = stepNames[stepNames.indexOf(step) + 1];
    const goesOn = sent.text('intent') === 'go' && next;
    return {
      done: 'saved',
      to: goesOn ? innerProjectPaths.editProject(slug, next) : projectPaths.ownProject(slug),
    };
  });
}

function typedOf(sent: Sent, step: StepName) {
  const fields = new Set<string>(steps[step]);
  const typed = (field: keyof Said) => (fields.has(field) ? { [field]: sent.secret(field) } : {});
  return {
    ...typed('name'),
    ...typed('line'),
    ...typed('stage'),
    ...typed('language'),
    ...typed('problem'),
    ...typed('today'),
    ...typed('next'),
    ...typed('place'),
    ...typed('website'),
    ...(fields.has('sectors') && {
      sectors: ['sector1', 'sector2', 'sector3'].map((name) => sent.text(name)).filter(Boolean),
    }),
  };
}

/** How each field of this page read when the form was filled, how it reads now, and which of them were typed otherwise. */
function standing(said: Said, step: StepName, sent: Sent): Record<string, string> {
  const now = steps[step].map((field) => [field, shown(said, field)] as const);
  const typed = { ...said, ...typedOf(sent, step) };
  const differing = now.filter(([field, text]) => text !== shown(typed, field));
  return {
    ...Object.fromEntries(now),
    ...Object.fromEntries(
      steps[step].map((field) => [wasOf(field), sent.secret(wasOf(field)).replaceAll('\r\n', '\n')]),
    ),
    differing: differing.map(([field]) => field).join(' '),
  };
}
