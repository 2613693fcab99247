import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import {
  type ContactFault,
  type ContactField,
  type ContactForm,
  checkContactForm,
  contactFields,
  contactFormOf,
  contactLimits,
} from '#contract/enquiries/contact.ts';
import { sitePaths } from '#contract/site/paths.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { WaysToRights } from '#web/rights/shown/ways-to-rights.tsx';
import { about } from '#web/site/texts/en/about.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { ThreadList } from '#web/ui/thread-list.tsx';

export type ContactOutcome =
  | { sent: true }
  | { sent: false; form: ContactForm; faults: Faults; tooMany?: boolean; failed?: boolean };
type Faults = Partial<Record<ContactField, ContactFault>>;

const { contact } = about;

function sentence(field: ContactField, faults: Faults): string | undefined {
  const fault = faults[field];
  const sentences: Partial<Record<ContactFault, string>> = contact.faults[field];
  return fault && sentences[fault];
}

/** Works as a plain form too: then the page comes back with `posted`. */
export function Contact({ posted }: { posted?: ContactOutcome }) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="bg-sand">
      <div className="page-width grid gap-x-20 gap-y-8 py-14 sm:py-20 lg:grid-cols-[5fr_6fr] lg:py-28">
        <div>
          <SectionHead id="contact-title" title={contact.title}>
            <p>{contact.text}</p>
          </SectionHead>
          <p className="mt-4">{contact.rights.text}</p>
          <WaysToRights />
          <h3 className="mt-8 text-heading lg:mt-10">{contact.steps.title}</h3>
          <div className="mt-2">
            <ThreadList items={contact.steps.each} />
          </div>
          <address className="mt-6 not-italic">
            <p>
              <a className="text-link" href={`mailto:${site.email}`}>
                {site.email}
              </a>
            </p>
            <p className="mt-2 text-soft">{site.city}</p>
          </address>
        </div>
        <div className="self-start rounded-card bg-raised p-5 sm:p-8">
          <MessageForm posted={posted} />
        </div>
      </div>
    </section>
  );
}

function MessageForm({ posted }: { posted?: ContactOutcome }) {
  const fetcher = useFetcher<ContactOutcome>();
  const [ownFaults, setOwnFaults] = useState<Faults | null>(null);
  const [writesAgain, setWritesAgain] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const outcome = fetcher.state === 'idle' ? (fetcher.data ?? posted) : undefined;
  const busy = fetcher.state !== 'idle';
  const typed = posted && !posted.sent && !writesAgain ? posted.form : null;
  const faults = ownFaults ?? (outcome && !outcome.sent ? outcome.faults : {});
  const summary = summaryOf(faults, outcome);

  /** The form that held the focus is gone, so the banner with its outcome takes the focus. */
  const arrived = useCallback((banner: HTMLDivElement | null) => banner?.focus({ preventScroll: true }), []);

  function focusFirst(found: Faults) {
    const first = contactFields.find((field) => found[field]);
    if (first) element.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const found = checkContactForm(contactFormOf(new FormData(event.currentTarget)));
    setWritesAgain(false);
    if (Object.keys(found).length === 0) return setOwnFaults(null);
    event.preventDefault();
    setOwnFaults(found);
    focusFirst(found);
  }

  const shared = (field: ContactField) => ({
    name: field,
    label: contact.fields[field].label,
    // The browser keeps what is typed, from before the scripts were there too.
    defaultValue: typed?.[field],
    onChange: () => setOwnFaults({ ...faults, [field]: undefined }),
    error: sentence(field, faults),
    required: true,
    maxLength: contactLimits[field],
  });

  if (outcome?.sent && !writesAgain) {
    return (
      <div className="flex flex-col items-start gap-4 self-start">
        <Banner look="success" ref={fetcher.data ? arrived : undefined}>
          <p className="text-heading">{contact.sent.title}</p>
          <p className="mt-1 font-normal">{contact.sent.text}</p>
        </Banner>
        <Button look="quiet" className="needs-script" onClick={() => setWritesAgain(true)}>
          {contact.sent.again}
        </Button>
      </div>
    );
  }

  return (
    <fetcher.Form
      ref={element}
      method="post"
      action={`${sitePaths.about}#contact`}
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-5"
    >
      {summary && !busy && <Banner>{summary}</Banner>}
      <TextField {...shared('fullName')} autoComplete="name" />
      <TextField {...shared('email')} type="email" autoComplete="email" hint={contact.fields.email.hint} />
      <TextField {...shared('subject')} autoComplete="off" />
      <TextAreaField {...shared('message')} rows={6} />
      <Button type="submit" busy={busy} className="self-start">
        {busy ? contact.sending : contact.send}
      </Button>
    </fetcher.Form>
  );
}

function summaryOf(faults: Faults, outcome: ContactOutcome | undefined): string | null {
  if (Object.values(faults).some(Boolean)) return contact.faults.summary;
  if (outcome && !outcome.sent && outcome.tooMany) return contact.faults.tooMany;
  if (outcome && !outcome.sent && outcome.failed) return contact.faults.failed;
  return null;
}
