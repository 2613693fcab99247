import { useState } from 'react';
import { data, useSearchParams } from 'react-router';
import { pageContext } from '../page-context.ts';
import { Accordion } from '../ui/accordion.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button, type ButtonLook, TextLink } from '../ui/button.tsx';
import { Badge, Card } from '../ui/card.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { CountUp } from '../ui/count-up.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { FilterTabs } from '../ui/filter-tabs.tsx';
import { Kolam, KolamAvatar, KolamGlyph } from '../ui/kolam.tsx';
import { KolamBand } from '../ui/kolam-band.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Stars } from '../ui/stars.tsx';
import { Stat } from '../ui/stat.tsx';
import { ThreadList } from '../ui/thread-list.tsx';
import { showToast } from '../ui/toast.tsx';
import type { Route } from './+types/ui';
import { Specimen } from './specimen.tsx';

const looks: ButtonLook[] = ['primary', 'bright', 'marigold', 'quiet', 'danger', 'plain'];
const colours = ['paper', 'sand', 'raised', 'step', 'neel', 'genda', 'sindoor', 'patta'];
const tints = ['neel', 'genda', 'sindoor', 'patta'] as const;
const longName = 'Venkatanarasimharajuvaripeta Subramaniam';

/** Every piece of web/ui in every state. Only where the site runs on this machine. */
export function loader({ context }: Route.LoaderArgs) {
  const { hostname } = new URL(context.get(pageContext).origin);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) throw data(null, { status: 404 });
  return null;
}

export const meta: Route.MetaFunction = () => [
  { title: 'Pieces | Saharambh' },
  { name: 'robots', content: 'noindex' },
];

export default function Pieces() {
  const [open, setOpen] = useState(false);
  const [search] = useSearchParams();
  const tab = search.get('tab') ?? 'all';
  return (
    <div className="page-width flex flex-col gap-14 py-12">
      <h1 className="text-display">Pieces</h1>
      <Specimen title="Type">
        <p className="text-display">Display</p>
        <p className="text-title">Title</p>
        <p className="text-heading">Heading</p>
        <p className="text-lead">Lead: {longName}, प्रार्थना कुलकर्णी, ₹2,00,000</p>
        <p>
          Body with a <TextLink to="#type">text link</TextLink>
        </p>
        <p className="text-small text-soft">Small and soft</p>
      </Specimen>
      <Specimen title="Colours">
        {colours.map((name) => (
          <span
            key={name}
            className="grid h-16 w-24 place-items-end rounded-card border border-line p-2 text-small"
            style={{ background: `var(--color-${name})` }}
          >
            <span className="rounded bg-raised px-1">{name}</span>
          </span>
        ))}
      </Specimen>
      <Specimen title="Buttons">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <Button busy>Sending…</Button>
        <Button disabled>Disabled</Button>
        <Button small>Small</Button>
      </Specimen>
      <Specimen title="Fields">
        <TextField className="w-72" label="Empty" hint="A hint below" />
        <TextField
          className="w-72"
          label="With a fault"
          error="Please enter a valid email address."
          defaultValue="asha@"
        />
        <TextField className="w-72" label="Disabled" disabled defaultValue="asha@example.org" />
        <TextField className="w-96" label="With a button" beside={<Button look="quiet">Send OTP</Button>} />
        <SelectField className="w-72" label="Select" optional>
          <option>Nagpur</option>
          <option>Ahmednagar (Ahilyanagar)</option>
        </SelectField>
        <TextAreaField className="w-72" label="Text area" rows={3} />
        <CheckboxField
          className="w-72"
          label="I agree to the Terms & Privacy Policy"
          error="Please tick the box."
        />
      </Specimen>
      <Specimen title="Banners">
        <Banner className="w-full">Passwords do not match.</Banner>
        <Banner className="w-full" look="success">
          Your message is on its way.
        </Banner>
        <Banner className="w-full" look="note">
          Please verify your email first.
        </Banner>
      </Specimen>
      <Specimen title="Cards, badges, figures">
        <Card className="w-72">A card with {longName}</Card>
        {tints.map((look) => (
          <Badge key={look} look={look}>
            {look}
          </Badge>
        ))}
        <dl className="flex gap-8">
          <Stat value="85%" label="Placement success rate" />
          <Stat value={<CountUp target={100} suffix="+" again />} label="Counts up" />
        </dl>
        <Stars count={5} label="5 out of 5 stars" />
        <Spinner label="Loading…" />
      </Specimen>
      <Specimen title="Dialog and toast">
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <Button look="quiet" onClick={() => showToast('You are logged out.')}>
          Show a toast
        </Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Terms of Service">
          <ThreadList items={Array.from({ length: 12 }, (_, i) => `Point ${i + 1} of a long text`)} />
        </Dialog>
      </Specimen>
      <Specimen title="Tabs, accordion, empty state">
        <FilterTabs
          label="Tabs"
          current={tab}
          tabs={['all', 'success', 'startup'].map((id, i) => ({
            id,
            label: id,
            count: i * 6,
            to: `?tab=${id}`,
          }))}
        />
        <div className="w-full">
          <Accordion
            entries={[
              { title: 'Who may join?', content: <p>Whoever is 18 or older.</p> },
              { title: 'What does it cost?', content: <p>Nothing.</p> },
            ]}
          />
        </div>
        <EmptyState>No story of this kind yet.</EmptyState>
      </Specimen>
      <Specimen title="Carousel">
        <div className="w-full">
          <Carousel
            label="Slides"
            words={{
              carousel: 'carousel',
              slide: 'slide',
              previous: 'Previous',
              next: 'Next',
              position: (position, count) => `${position} of ${count}`,
            }}
            slides={['One', 'Two', 'Three'].map((name) => ({
              id: `slide-${name}`,
              label: name,
              content: <Card className="h-40">{name}</Card>,
            }))}
          />
        </div>
      </Specimen>
      <Specimen title="Kolam">
        {[1, 2, 3, 4].map((radius) => (
          <Kolam key={radius} seed="pieces" radius={radius} className="size-40 text-neel" />
        ))}
        <Kolam seed="pieces" shape="octagon" radius={3} className="size-40 text-neel" />
        <Kolam seed="pieces" shape="square" radius={3} className="size-40 text-neel" />
        <Kolam seed="drawn" radius={3} drawFor={5} className="size-40 text-neel" />
        <KolamGlyph shape={['.#.', '###']} className="size-16 text-neel" />
        <KolamAvatar seed={longName} />
        <KolamBand className="text-neel" />
      </Specimen>
    </div>
  );
}
