import type { CaseBody } from '#contract/cases/calls.ts';
import { caseDeskTexts as texts } from '#web/cases/texts/en/desk.ts';
import { concernTexts } from '#web/cases/texts/en/reports.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Link } from '#web/ui/link.tsx';
import { CasePicture } from './picture.tsx';
import { showPart } from './show-part.ts';

/** The reported content as it was at that time, with the content around it. */
export function Sealed({ shown }: { shown: CaseBody }) {
  return (
    <section aria-labelledby="sealed" className="grid grid-cols-1 gap-4">
      <h2 id="sealed" className="text-heading">
        {texts.sealed}
      </h2>
      {!shown.isIntact && <Banner>{texts.broken}</Banner>}
      <dl className="grid gap-3">
        {shown.sealed.map((part) => (
          <div key={`${part.name} ${part.text}`}>
            <dt className="text-small text-soft">{labelOf(texts.parts, part.name)}</dt>
            <dd className="break-words whitespace-pre-wrap">{showPart(part)}</dd>
          </div>
        ))}
      </dl>
      {shown.pictures.map((id) => (
        <CasePicture key={id} id={id} alt={texts.picture} isBlurred={shown.isAboutChild} />
      ))}
      <p className="text-small text-soft">{texts.seal(shown.seal)}</p>
      {shown.path && (
        <Link to={shown.path} className="text-link inline-flex min-h-11 items-center justify-self-start">
          {texts.asItIsNow}
        </Link>
      )}
      {shown.around.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 font-semibold text-neel">{texts.around}</summary>
          <ol className="mt-2 grid gap-3">
            {shown.around.map((one) => (
              <li key={one.$id} className={one.isReported ? 'border-s-4 border-sindoor ps-4' : undefined}>
                <p className="text-small text-soft">
                  {[one.by, moment(one.at), one.isReported && texts.reported].filter(Boolean).join(' · ')}
                </p>
                <p className="break-words whitespace-pre-wrap">{one.text}</p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

/** Who has reported it, and in which words. */
export function Reports({ shown: { reportList: reports, isAboutChild } }: { shown: CaseBody }) {
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" className="text-heading">
        {texts.reportList}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {reports.map((one) => (
          <li key={one.$id} className="grid gap-2 py-3">
            <p className="text-small text-soft break-words">
              {[one.by || texts.ours, moment(one.reportedAt)].join(' · ')}
            </p>
            <p className="font-semibold">{concernTexts[one.concern]}</p>
            {one.words && <p className="break-words whitespace-pre-wrap">{one.words}</p>}
            {one.pictures.map((id) => (
              <CasePicture key={id} id={id} alt={texts.reportPicture} isBlurred={isAboutChild} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
