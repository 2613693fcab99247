import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import type { ReviewedVerification } from '#contract/verifications/desk-calls.ts';
import { roleLabels } from '#web/ground/texts/en/profile-values.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { DeskLink } from '#web/layout/desk/desk-link.tsx';
import { verificationDeskTexts as texts } from '#web/verifications/texts/en/desk.ts';

/** Who asks, as far as it can be compared with what they sent. */
export function Person({ person }: { person: ReviewedVerification['person'] }) {
  const profile = [person.role && labelOf(roleLabels, person.role), person.college, person.companyUrl].filter(
    Boolean,
  );
  return (
    <section aria-labelledby="person">
      <h2 id="person" className="text-heading">
        {texts.person}
      </h2>
      <dl className="mt-2 grid gap-2">
        <div>
          <dt className="text-small text-soft">{texts.fields.accountEmail}</dt>
          <dd className="break-all">{person.email}</dd>
        </div>
        {profile.length > 0 && (
          <div>
            <dt className="text-small text-soft">{texts.fields.profile}</dt>
            {profile.map((line) => (
              <dd key={line} className="break-words">
                {line}
              </dd>
            ))}
          </div>
        )}
      </dl>
      <DeskLink to={accountDeskPaths.account(person.$id)} right="accounts" isLinkAlone>
        {texts.account}
      </DeskLink>
    </section>
  );
}
