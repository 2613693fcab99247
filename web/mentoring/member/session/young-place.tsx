import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { sessionTexts } from '#web/mentoring/texts/en/sessions.ts';
import { youngSessionTexts as texts } from '#web/mentoring/texts/en/young.ts';

/** Where the two meet under 18: a link for both, the guardian’s number for the mentor alone. The guardian may join. */
export function YoungPlace({ one }: { one: SessionBody }) {
  const { location, meetingKind, side, isReadAlong } = one;
  if (!location || meetingKind === '') return null;
  const isLink = location.kind === 'link';
  return (
    <section aria-labelledby="place" className="grid gap-2 rounded-card border border-line bg-raised p-5">
      <h2 id="place" className="font-semibold">
        {texts.place}
      </h2>
      <p>{texts.places[location.kind === 'public' ? meetingKind : location.kind]}</p>
      {isLink && location.text && (
        <>
          <a
            href={location.text}
            rel="noopener noreferrer nofollow"
            className="text-link inline-flex min-h-11 items-center break-all"
          >
            {location.text}
          </a>
          <p className="text-small text-soft">{sessionTexts.opens(location.host)}</p>
          <p className="text-small text-soft">{isReadAlong ? texts.linkErased : sessionTexts.erased}</p>
        </>
      )}
      {location.kind === 'phone' && isReadAlong && (
        <>
          {location.text && <p className="break-words">{location.text}</p>}
          <p className="text-small text-soft">{texts.number[side]}</p>
        </>
      )}
      {location.kind === 'phone' && !isReadAlong && <p>{texts.numberErased}</p>}
      {isLink && !location.text && <p className="text-small text-soft">{sessionTexts.notSaid[side]}</p>}
      {isReadAlong && texts.joins[meetingKind] && <p>{texts.joins[meetingKind]}</p>}
    </section>
  );
}
