import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { agreementPoolTexts as texts } from '#web/agreements/texts/en/pool.ts';
import { withBack } from '#web/ground/member/with-back.ts';
import { day } from '#web/ground/texts/amounts.ts';
import { formerMember } from '#web/people/texts/en/unnamed.ts';
import { TextLink } from '#web/ui/button.tsx';
import type { Picture } from './pool-picture.ts';

export type ShownPoolUse = {
  figures: { name: string; value: string }[];
  picture: Picture | null;
  people: { id: string; name: string; role: string; reserved: string; vested: string; part: string }[];
  duePicture: Picture | null;
  due: { id: string; milestone: number; day: string; isOverdue: boolean; words: string; amount: string }[];
};

/**
 * The committed and the free units by person, and the milestones and payments that are due: as pictures, and next to them
 * in words. Each due line links to its milestone, and from there back to `here`.
 */
export function PoolUse({ use, here }: { use: ShownPoolUse; here: string }) {
  return (
    <>
      <section aria-labelledby="use" className="grid gap-3">
        <h2 id="use" className="font-semibold">
          {texts.use}
        </h2>
        {use.picture && <Drawn picture={use.picture} />}
        {use.picture && <p className="text-small text-soft">{texts.pictureHow}</p>}
        <dl className="divide-y divide-line border-y border-line">
          {use.figures.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt className="text-soft">{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {use.people.length === 0 ? (
          <p>{texts.noParts}</p>
        ) : (
          <table className="w-full text-start">
            <caption className="sr-only">{texts.use}</caption>
            <thead className="text-small text-soft">
              <tr>
                <th scope="col" className="py-2 pe-3 font-normal">
                  {texts.who}
                </th>
                <th scope="col" className="py-2 pe-3 text-end font-normal">
                  {texts.reserved}
                </th>
                <th scope="col" className="py-2 text-end font-normal">
                  {texts.vested}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-y border-line">
              {use.people.map((one) => (
                <tr key={one.id}>
                  <th scope="row" className="py-2 pe-3 font-normal break-words">
                    <TextLink to={innerAgreementPaths.ownAgreement(one.id)}>
                      {one.name || formerMember}
                    </TextLink>
                    <span className="block text-small text-soft">
                      {one.role} · {one.part}
                    </span>
                  </th>
                  <td className="py-2 pe-3 text-end tabular-nums">{one.reserved}</td>
                  <td className="py-2 text-end tabular-nums">{one.vested}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section aria-labelledby="due" className="grid gap-3">
        <h2 id="due" className="font-semibold">
          {texts.due}
        </h2>
        {use.duePicture && <Drawn picture={use.duePicture} />}
        {use.duePicture && <p className="text-small text-soft">{texts.dueHow}</p>}
        {use.due.length === 0 ? (
          <p>{texts.nothingDue}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {use.due.map((one) => (
              <li key={`${one.id} ${one.milestone}`} className="flex flex-wrap justify-between gap-x-4 py-3">
                <span className="min-w-0 break-words">
                  <TextLink to={withBack(innerAgreementPaths.milestone(one.id, one.milestone), here)}>
                    {one.words}
                  </TextLink>
                  <span className="block text-small text-soft">
                    {one.isOverdue && `! ${texts.overdue} `}
                    <time dateTime={one.day}>{day(one.day)}</time>
                  </span>
                </span>
                <span className="tabular-nums">{one.amount}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

const looks: Record<string, string> = {
  'ring-neel': 'fill-none stroke-neel stroke-2',
  'ring-sindoor': 'fill-none stroke-sindoor stroke-2',
};

/** The table next to the picture says the same. */
function Drawn({ picture: { width, height, shapes } }: { picture: Picture }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="h-auto w-full" aria-hidden="true">
      {shapes.map(({ d, look }) => (
        <path key={`${look} ${d}`} d={d} className={looks[look] ?? look} />
      ))}
    </svg>
  );
}
