import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { EnquiryBody } from '#contract/enquiries.ts';
import { enquiryTexts as texts } from '#texts/admin.ts';
import { moment } from '../../texts/amounts.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast.tsx';
import { closeEnquiry, fetchEnquiry, reopenEnquiry } from '../calls.ts';
import { Fault, WhenLoaded } from '../loading.tsx';
import { adminPaths } from '../paths.ts';
import { Title } from '../title.tsx';
import { useLoaded } from '../use-loaded.ts';
import { AnswerForm } from './answer-form.tsx';

/** One enquiry, what was answered, and what can be done about it. */
export function EnquiryPage() {
  const { enquiryId = '' } = useParams();
  const loaded = useLoaded(enquiryId, () => fetchEnquiry(enquiryId));
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link to={adminPaths.enquiries} className="text-link">
          {texts.back}
        </Link>
      </p>
      <WhenLoaded from={loaded}>
        {(enquiry) => (
          <Enquiry key={enquiry.$id} enquiry={enquiry} onChange={loaded.set} onConflict={loaded.reload} />
        )}
      </WhenLoaded>
    </div>
  );
}

type EnquiryProps = {
  enquiry: EnquiryBody;
  onChange: (enquiry: EnquiryBody) => void;
  onConflict: () => void;
};

function Enquiry({ enquiry, onChange, onConflict }: EnquiryProps) {
  const [error, setError] = useState<unknown>(null);
  const [working, setWorking] = useState(false);
  const isOpen = enquiry.state === 'open';

  async function move(action: (id: string) => Promise<EnquiryBody>, outcome: string) {
    setWorking(true);
    setError(null);
    try {
      onChange(await action(enquiry.$id));
      showToast(outcome);
    } catch (fault) {
      setError(fault);
    } finally {
      setWorking(false);
    }
  }

  return (
    <article className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <p>
          <Badge look={isOpen ? 'genda' : 'patta'}>{texts.states[enquiry.state]}</Badge>
        </p>
        <Title text={enquiry.subject} />
        <p className="break-words text-soft">
          {texts.from(enquiry.name, enquiry.email)}
          <br />
          <time dateTime={enquiry.$createdAt}>{moment(enquiry.$createdAt)}</time>
        </p>
      </div>
      <p className="rounded-card border border-line bg-raised p-5 break-words whitespace-pre-wrap sm:p-7">
        {enquiry.message}
      </p>
      {enquiry.answers.length > 0 && (
        <section aria-labelledby="answers" className="grid grid-cols-1 gap-4">
          <h2 id="answers" className="text-heading">
            {texts.answers}
          </h2>
          {enquiry.answers.map(({ $id, $createdAt, by, answer }) => (
            <div key={$id} className="border-l-4 border-patta pl-4">
              <p className="text-small text-soft">
                {texts.answeredBy(by)}, <time dateTime={$createdAt}>{moment($createdAt)}</time>
              </p>
              <p className="mt-1 break-words whitespace-pre-wrap">{answer}</p>
            </div>
          ))}
        </section>
      )}
      {error !== null && <Fault error={error} otherwise={texts.failed} />}
      {isOpen ? (
        <>
          <AnswerForm enquiryId={enquiry.$id} onAnswered={onChange} onConflict={onConflict} />
          <p>
            <Button
              look="plain"
              className="-ml-3"
              busy={working}
              onClick={() => void move(closeEnquiry, texts.closed)}
            >
              {texts.close}
            </Button>
          </p>
        </>
      ) : (
        <p>
          <Button look="quiet" busy={working} onClick={() => void move(reopenEnquiry, texts.reopened)}>
            {texts.reopen}
          </Button>
        </p>
      )}
    </article>
  );
}
