import { segmentsOf } from '#rules/text/links.ts';

/** Plain text that a member wrote: its line ends stay, and addresses in it can be followed. */
export function LinkedText({ text, className }: { text: string; className?: string }) {
  let at = 0;
  return (
    <p className={`whitespace-pre-line [overflow-wrap:anywhere] ${className ?? ''}`}>
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
