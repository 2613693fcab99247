import { agreementPaths } from '#contract/agreements/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { agreementTexts } from '#web/agreements/texts/en/agreements.ts';
import { agreementBeginTexts } from '#web/agreements/texts/en/begin.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { workspaceTexts } from '#web/projects/texts/en/projects.ts';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

const texts = agreementBeginTexts.begin;

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: ({ slug = '' }) => projectPaths.projectTeam(slug), label: workspaceTexts.team },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: agreementPaths.ownAgreements,
    noindex: true,
  });

/** With whom of the team an agreement begins. */
export default function NewAgreement({ loaderData: { project, people, chosen, key } }: Route.ComponentProps) {
  const post = usePost(['begin']);
  return (
    <div className="grid max-w-[44rem] gap-6">
      <div>
        <p className="text-small text-soft break-words">{project.name}</p>
        <h1 className="text-work">{texts.title}</h1>
      </div>
      <p>{texts.how}</p>
      {people.length === 0 ? (
        <p>{texts.noTeam}</p>
      ) : (
        <PostForm post={post} intent="begin" className="grid grid-cols-1 gap-5">
          <PostFault post={post} />
          <input type="hidden" name="key" value={key} />
          <SelectField
            {...post.field('person', chosen)}
            label={texts.who}
            error={noteAt(post.fault, 'person')}
            className="max-w-80"
          >
            <option value="">{texts.choose}</option>
            {people.map(({ id, name, title }) => (
              <option key={id} value={id}>
                {title ? `${name}, ${title}` : name}
              </option>
            ))}
          </SelectField>
          <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
            {post.busyWith ? agreementTexts.busy : texts.act}
          </Button>
        </PostForm>
      )}
    </div>
  );
}
