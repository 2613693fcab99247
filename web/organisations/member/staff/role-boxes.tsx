import type { OrganisationRole } from '#contract/organisations/limits.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { roleHints, roleNames } from '#web/organisations/texts/en/names.ts';
import { staffTexts as texts } from '#web/organisations/texts/en/staff.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { roleField } from './role-field.ts';

type Props = {
  post: Post;
  of: readonly OrganisationRole[];
  /** Those ticked at first. */
  held: readonly OrganisationRole[];
};

/** A box for each role. A form that comes back keeps its ticks. */
export function RoleBoxes({ post, of, held }: Props) {
  const error = noteAt(post.fault, 'roles');
  const typed = post.answer?.fault ? post.answer.typed : undefined;
  return (
    <fieldset aria-describedby={error ? 'roles-error' : undefined}>
      <legend className="font-semibold">{texts.roles}</legend>
      {of.map((role) => (
        <CheckboxField
          key={role}
          name={roleField(role)}
          defaultChecked={typed ? typed[roleField(role)] !== undefined : held.includes(role)}
          label={roleNames[role]}
          hint={roleHints[role]}
        />
      ))}
      {error && (
        <p id="roles-error" className="mt-1.5 text-small font-semibold text-sindoor">
          {error}
        </p>
      )}
    </fieldset>
  );
}
