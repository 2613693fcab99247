import type { Post } from '#web/forms/use-post.tsx';
import { standingTexts as texts } from '#web/standings/texts/en/standing.ts';

/** The current values of the fields by label, if they have changed in the meantime; the typed values stay in the fields. */
export function Standing({ post }: { post: Post }) {
  if (!post.answer?.fault || !post.answer.about) return null;
  const { version: _, ...fields } = post.answer.about;
  if (Object.keys(fields).length === 0) return null;
  return (
    <section aria-labelledby="standing" className="rounded-card border border-line bg-raised p-5">
      <h2 id="standing" className="font-semibold">
        {texts.now}
      </h2>
      <dl className="mt-3 grid gap-3">
        {Object.entries(fields).map(([label, text]) => (
          <div key={label}>
            <dt className="text-small text-soft">{label}</dt>
            <dd className="whitespace-pre-line break-words">{text || texts.nothingNow}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** After a conflict the next try is based on how it stands now, which has been shown. */
export function Version({ post, based }: { post: Post; based: number }) {
  const { answer } = post;
  const version = answer?.fault?.code === 'conflict' ? answer.about?.version : undefined;
  return <input type="hidden" name="version" value={version ?? String(based)} />;
}
