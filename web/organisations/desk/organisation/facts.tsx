import { useState } from 'react';
import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import { type DeskOrganisationBody, viewLetter } from '#contract/organisations/desk-calls.ts';
import { organisationDeskPaths } from '#contract/organisations/desk-paths.ts';
import { addressOf } from '#web/client/api.ts';
import type { Outcome } from '#web/forms/outcome.ts';
import { useOutcomeOfPage } from '#web/forms/use-post.tsx';
import { DeskLink } from '#web/layout/desk/desk-link.tsx';
import { shownWebsite } from '#web/organisations/shown/website.ts';
import { organisationDeskTexts as texts } from '#web/organisations/texts/en/desk.ts';
import { roleNames, stateNames } from '#web/organisations/texts/en/names.ts';
import { Link } from '#web/ui/link.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { useProject } from '#web/use-project.ts';
import { Removals, RemoveStaff } from './staff.tsx';

type Of = { organisation: DeskOrganisationBody };

/** Everything on which the decision is based. */
export function Facts({ organisation: one }: Of) {
  const facts = [
    [texts.fields.registry, one.registry],
    [texts.fields.number, one.registryNumber],
    [texts.fields.website, shownWebsite(one.website)],
    [texts.fields.place, one.place],
    [texts.fields.about, one.about],
  ] as const;
  return (
    <section aria-labelledby="facts" className="grid grid-cols-1 gap-4">
      <h2 id="facts" className="text-heading">
        {texts.facts}
      </h2>
      {one.heldFor.map((hold) => (
        <p key={hold} className="border-s-4 border-genda ps-4 font-semibold">
          {texts.holds[hold]}
        </p>
      ))}
      <dl className="grid gap-3">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt className="text-small text-soft">{name}</dt>
              <dd className="break-words whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
      </dl>
      <Letter organisation={one} />
      {one.appeal && (
        <div>
          <h3 className="font-semibold">{texts.appeal}</h3>
          <p className="break-words whitespace-pre-wrap">{one.appeal}</p>
          <p className="text-small text-soft">{texts.appealedOn(one.appealedAt)}</p>
        </div>
      )}
      {one.decidedAt && (
        <div>
          <h3 className="font-semibold">{texts.decision}</h3>
          <p>{texts.decidedOn(one.decidedAt)}</p>
          {one.reason && <p className="break-words whitespace-pre-wrap">{one.reason}</p>}
        </div>
      )}
    </section>
  );
}

function Letter({ organisation: { $id, letterType } }: Of) {
  const address = addressOf(viewLetter, { organisationId: $id }, useProject());
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{texts.letter}</h3>
      {letterType === '' && <p className="text-soft">{texts.letterGone}</p>}
      {letterType === 'application/pdf' && (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="text-link inline-flex min-h-11 items-center"
        >
          {texts.openPdf}
        </a>
      )}
      {letterType.startsWith('image/') && (
        <img src={address} alt={texts.picture} className="max-h-[70vh] border border-line" />
      )}
    </div>
  );
}

/** The members who act for it, and others that stand for its domain or number. */
export function Around({ organisation: { staff, same, removals, canRemove } }: Of) {
  const before = useOutcomeOfPage();
  const [last, setLast] = useState<Outcome | null>(null);
  const outcome = last ?? before;
  const done = Object.entries(texts.staffDone).find(([name]) => name === outcome?.done);
  return (
    <>
      {done && (
        <OutcomeBanner look="success" of={outcome}>
          {done[1]}
        </OutcomeBanner>
      )}
      <section aria-labelledby="staff">
        <h2 id="staff" className="text-heading">
          {texts.staff}
        </h2>
        <ul className="mt-2 grid gap-2">
          {staff.map((one) => (
            <li key={one.$id}>
              <DeskLink to={accountDeskPaths.account(one.$id)} right="accounts">
                {one.name}
              </DeskLink>
              <p className="text-small text-soft break-words">
                {[
                  one.roles.map((role) => roleNames[role]).join(', '),
                  one.email || texts.noAddress,
                  one.hasMark ? texts.hasMark : texts.noMark,
                ].join(' · ')}
              </p>
              {canRemove && <RemoveStaff personId={one.$id} onDone={setLast} />}
            </li>
          ))}
        </ul>
      </section>
      <Removals removals={removals} onDone={setLast} />
      {same.length > 0 && (
        <section aria-labelledby="same">
          <h2 id="same" className="text-heading">
            {texts.same}
          </h2>
          <ul className="mt-2 grid gap-1">
            {same.map((one) => (
              <li key={one.$id}>
                <Link
                  to={organisationDeskPaths.reviewedOrganisation(one.$id)}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {texts.sameLine(one.name, stateNames[one.state])}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
