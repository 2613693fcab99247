import { sql } from 'kysely';
import { isBlockedBetween } from '../blocks/is-blocked-between.ts';
import { accountOf } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { ofAccount, ofTwo, readPart } from './row.ts';
import { beginPair } from './steps/begin-pair.ts';
import { followAgreement } from './steps/follow-agreement.ts';
import { lapseTrial } from './steps/lapse-trial.ts';
import { releasePairs } from './steps/release-pairs.ts';

export const trialReactions = [
  reaction({
    name: 'trials:begin-pair',
    to: ['introductions.answered'],
    when: ({ purpose, answer }) => purpose === 'begin_together' && answer === 'accepted',
    run: (tx, { subject }) => beginPair(tx, subject.introductionId),
  }),
  reaction({
    name: 'trials:follow-agreement',
    to: [
      'agreements.proposed',
      'agreements.activated',
      'agreements.declined',
      'agreements.withdrawn',
      'agreements.expired',
      'agreements.amended',
      'agreements.amendmentOver',
      'agreements.amendmentExpired',
    ],
    run: (tx, { name, subject }) => followAgreement(tx, subject.agreementId, name),
  }),
  reaction({
    name: 'trials:end-early',
    to: ['agreements.wrote'],
    when: ({ kind }) => kind === 'notice_given',
    run: (tx, { name, subject }) => followAgreement(tx, subject.agreementId, name),
  }),
  reaction({
    name: 'trials:lapse',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'trial_answer',
    run: (tx, { subject }) => lapseTrial(tx, readPart(subject.subjectId)),
  }),
  reaction({
    name: 'trials:end-blocked',
    to: ['blocks.changed'],
    async run(tx, event) {
      const [one, other] = [accountOf(event), event.subject.personId];
      if (await isBlockedBetween(tx, one, other)) await releasePairs(tx, ofTwo(one, other));
    },
  }),
  reaction({
    name: 'trials:end-of-account',
    to: ['accounts.leaving', 'standings.childFound'],
    async run(tx, event) {
      const accountId = accountOf(event);
      const { rows } = await sql`
        select from accounts left join standings on standings.account_id = accounts.id
        where accounts.id = ${accountId} and (leaves_at is not null or adult_at is null or adult_at > now())`.execute(
        tx,
      );
      if (rows.length > 0) await releasePairs(tx, ofAccount(accountId));
    },
  }),
];
