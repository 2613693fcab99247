import type { ProfileMentorBody } from '#contract/mentors/find-calls.ts';
import { mentorPaths } from '#contract/mentors/paths.ts';
import { profileMentorTexts as texts } from '#web/mentors/texts/en/profile.ts';
import { mentorKindLabels } from '#web/mentors/texts/en/values.ts';
import { languageLabels } from '#web/people/texts/en/languages.ts';
import { TextLink } from '#web/ui/button.tsx';

/** The part of a public profile about mentoring. It shows no slot. */
export function MentorPart({ mentor: { topics, languages, kinds } }: { mentor: ProfileMentorBody }) {
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="mentoring" className="mt-10 border-t border-line pt-6">
      <h2 id="mentoring" className="font-semibold">
        {texts.title}
      </h2>
      <p className="mt-2">{topics.join(' · ')}</p>
      <p className="text-soft">{kinds.map((kind) => mentorKindLabels[kind]).join(' · ')}</p>
      <p className="text-soft">{languages.map((code) => languageLabels[code] ?? code).join(', ')}</p>
      <TextLink to={mentorPaths.mentorship} className="inline-flex min-h-11 items-center">
        {texts.how}
      </TextLink>
    </section>
  );
}
