import { useEffect, useState } from 'react';
import type { GuardianBody } from '#contract/guardians/calls.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { guardianNoteTexts as texts } from '#web/guardians/texts/en/guardian-note.ts';
import { ReaderLanguage } from '#web/languages/shown/reader-language.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';

type GuardianNoteProps = { guardian: GuardianBody | null; isRestricted: boolean };

/** Tells a member under 18 which step of a guardian their account needs, and when a guardian has confirmed it. */
export function GuardianNote({ guardian, isRestricted }: GuardianNoteProps) {
  const [hasWaited, setWaited] = useState(isRestricted);
  useEffect(() => {
    if (isRestricted) setWaited(true);
  }, [isRestricted]);
  if (!guardian) return null;
  if (!isRestricted)
    return hasWaited && guardian.status === 'confirmed' ? (
      <Banner look="success">{texts.confirmed}</Banner>
    ) : null;
  if (guardian.status === 'confirmed') return null;
  const { status, email } = guardian;
  const words = {
    none: { title: texts.noneTitle, text: texts.none },
    waiting: { title: texts.title, text: texts.waiting(email) },
    refused: { title: texts.refusedTitle, text: texts.refused },
  }[status];
  return (
    <section aria-labelledby="guardian" className="rounded-card bg-genda-tint p-5 sm:p-6">
      <h2 id="guardian" className="text-heading">
        {words.title}
      </h2>
      <p className="mt-2 break-words">{words.text}</p>
      {status === 'refused' ? (
        <p className="mt-3">
          {guardian.isReviewed && `${texts.reviewed} `}
          <TextLink to={rightsPaths.complain}>{texts.askUs}</TextLink>
        </p>
      ) : (
        <AskAgain guardian={guardian} />
      )}
    </section>
  );
}

function AskAgain({ guardian }: { guardian: GuardianBody }) {
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const post = usePost(['ask-guardian'], { onDone: () => setTimes(times + 1) });
  const { outcome, fault, busyWith } = post;
  return (
    <div className="mt-3">
      {outcome?.done && !isOpen && (
        <Banner look="success">{texts.sent(outcome.about?.email ?? guardian.email)}</Banner>
      )}
      <Unfold
        isWanted={fault !== null}
        timesDone={times}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="min-h-11 py-2 font-semibold text-neel">
          {guardian.status === 'none' ? texts.ask : texts.change}
        </summary>
        <PostForm post={post} intent="ask-guardian" className="mt-2 grid max-w-[27rem] gap-4">
          <PostFault post={post} />
          <TextField
            label={texts.email}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...post.field('guardianEmail', guardian.email)}
            required
          />
          <ReaderLanguage />
          <Button type="submit" busy={busyWith !== null}>
            {busyWith === null ? texts.submit : texts.submitting}
          </Button>
        </PostForm>
      </Unfold>
    </div>
  );
}
