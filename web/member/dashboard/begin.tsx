import { beginTexts as texts } from '#texts/dashboard.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** How a founder starts, as long as they are in no team. */
export function Begin() {
  return (
    <section
      aria-labelledby="begin"
      className="grid justify-items-start gap-3 rounded-card border border-line px-6 py-8"
    >
      <h2 id="begin" className="text-heading">
        {texts.title}
      </h2>
      <p>{texts.how}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.newProject}>{texts.start}</ButtonLink>
        <ButtonLink look="quiet" to={paths.findProjects}>
          {texts.look}
        </ButtonLink>
      </div>
    </section>
  );
}
