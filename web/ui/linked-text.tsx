import { foreignLanguage } from '#rules/text/foreign-language.ts';
import { segmentsOf } from '#rules/text/links.ts';
import { language } from '#web/ground/texts/en/language.ts';

type LinkedTextProps = {
  text: string;
  className?: string;
  /** The language that its project declares for it. */
  declared?: string | undefined;
};

/** Plain text that a member wrote, in its language: its line ends stay, and addresses in it can be followed. */
export function LinkedText({ text, className, declared }: LinkedTextProps) {
  let at = 0;
  return (
    <p
      lang={foreignLanguage(text, language, declared) || undefined}
      className={`whitespace-pre-line [overflow-wrap:anywhere] ${className ?? ''}`}
    >
      {segmentsOf(text).map((segment) => {
        const key = at;
        at += segment.text.length;
        if (segment.kind === 'text') return segment.text;
        return (
          <a key={key} href={segment.href} rel="nofollow ugc noopener" className="text-link">
            {segment.text}
          </a>
        );
      })}
    </p>
  );
}
