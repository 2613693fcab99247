-- What is negotiated beside an agreement in force. Its texts are versions of the agreement; which one is in force, the agreement
-- itself says until both have signed another.
create table agreement_amendments (
  agreement_id text not null references agreements (id) on delete cascade,
  number integer not null check (number > 0),
  stage text not null check (stage in (
    'proposed', 'countered', 'signed_by_one', 'in_force', 'declined', 'withdrawn', 'expired', 'void'
  )),
  -- Who proposed it first, and may take it back.
  proposer text not null check (proposer in ('project', 'contributor')),
  -- The text that stands, and whose it is.
  version integer not null,
  last_party text not null check (last_party in ('project', 'contributor')),
  answer_by timestamptz,
  -- The last entry of the ledger when it was proposed: a milestone that starts after it voids the proposal.
  after_entry integer not null,
  begun_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  primary key (agreement_id, number),
  check ((ended_at is null) = (stage in ('proposed', 'countered', 'signed_by_one')))
);
create unique index agreement_amendments_open on agreement_amendments (agreement_id) where ended_at is null;
