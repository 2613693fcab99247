import { classes } from '#web/ui/classes.ts';

/** The whole text, as it is hashed: headings begin with a number, an empty line parts paragraphs. */
export function AgreementText({
  text,
  language,
  className,
}: {
  text: string;
  language: string;
  className?: string;
}) {
  let count = 0;
  return (
    <div className={classes('grid gap-3 break-words', className)} lang={language}>
      {text.split('\n\n').map((part) => {
        count += 1;
        return /^\d+\. /.test(part) ? (
          <h3 key={count} className="mt-3 font-semibold first:mt-0">
            {part}
          </h3>
        ) : (
          <p key={count} className="whitespace-pre-line">
            {part}
          </p>
        );
      })}
    </div>
  );
}
