import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { now } from '#db/now.ts';
import { guest } from '../../ground/actor.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { namesShown } from '../../people/names-shown.ts';
import { referenceSecret } from '../reference-secret.ts';

/** Asks a person to speak for a mentor, with a link for them alone. Null once they have answered. */
export const youngMentorReference = emailKind({
  name: 'young-mentor-reference',
  async prepare(core, { referenceId }: { referenceId: string }) {
    const found = await core.db
      .selectFrom('young_mentor_references as one')
      .innerJoin(namesShown(core.db, guest).as('mentor'), 'mentor.id', 'one.account_id')
      .select(['one.email', 'one.name', 'one.expires_at', 'mentor.name as mentor_name'])
      .where('one.id', '=', referenceId)
      .where('one.answered_at', 'is', null)
      .where('one.expires_at', '>', now)
      .executeTakeFirst();
    if (!found) return null;
    const { email: to, name, mentor_name: mentorName, expires_at: until } = found;
    const path = pathOf(referenceId, referenceSecret(core, referenceId));
    return { to, language: null, name, mentorName, until, path };
  },
  samples: ({ to, name }) => [
    {
      to,
      language: null,
      name,
      mentorName: 'Sharada Apte',
      until: new Date('2030-01-31T06:30:00Z'),
      path: pathOf('66f0c2d1a4b3e5f60718', '5a'.repeat(32)),
    },
  ],
});

function pathOf(request: string, secret: string): string {
  return `${youngPaths.reference}?${new URLSearchParams({ request, secret })}`;
}

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof youngMentorReference> {}
}
