import { formatDay, formatMoment } from '#rules/calendar/show.ts';

/** Names as a sentence lists them. */
const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/**
 * The sentences of the second clauses, in English. ⚖ They follow from law as we understand it. None of them changes
 * once something was signed under them: other sentences are a new format.
 */
export const english = {
  headings: {
    parties: 'Parties',
    work: 'The work',
    milestones: 'Milestones',
    shares: 'Promise of shares',
    ownership: 'Whose the work is',
    review: 'Review, pay and disputes',
    end: 'The end',
    law: 'Law, changes and proof',
  },
  parties: {
    project: (one: { name: string; address: string }) =>
      `The project: ${one.name}. Its page on Saharambh when this was proposed: ${one.address}`,
    organisation: (one: { name: string; number: string }) =>
      `The project’s side: ${one.name}, registered under the number ${one.number}.`,
    verifiedOrganisation: (one: { name: string; number: string; register: string }) =>
      `The project’s side: ${one.name}, registered under the ${one.register} number ${one.number}. Saharambh had verified this number when this was proposed.`,
    organisationSigns: (one: { name: string }) =>
      `An owner of the project signs for ${one.name}, and confirms by signing that they may do so.`,
    loneTeam: (one: { owner: string }) =>
      `The project’s side: an unregistered team, for which ${one.owner} answers in person.`,
    team: (one: { owners: string }) =>
      `The project’s side: an unregistered team, for which ${one.owners} answer in person.`,
    signsAlone: (one: { signer: string }) => `For the project’s side ${one.signer} signs, in their own name.`,
    signsForTeam: (one: { signer: string }) =>
      `For the project’s side ${one.signer} signs, in their own name and for the other owners named here, and confirms by signing that they have agreed to this.`,
    projectPlace: (one: { place: string }) => `Place of the project’s side: ${one.place}.`,
    contributor: (one: { name: string }) =>
      `The contributor: ${one.name}. The contributor signs in their own name and for nobody else.`,
    contributorPlace: (one: { place: string }) => `Place of the contributor: ${one.place}.`,
    meaning:
      'Where this text says “the project” owes, pays or does something, the project’s side does. Another owner, or a company that is formed later, takes its place only by an amendment that both sides sign.',
    inForce: (one: { agreement: string; version: number }) =>
      `This is text ${one.version} of agreement ${one.agreement}. It is in force from the moment at which both sides have signed it; Saharambh keeps each signature with its date and time.`,
    amends:
      'Once it is in force it takes the place of the text before. A milestone keeps the value, share, price and vesting under which it was started.',
  },
  work: {
    role: (one: { role: string }) => `Role: ${one.role}.`,
    open: (one: { start: string; hours: number }) =>
      `The work begins on ${one.start} and has no fixed end. It takes about ${one.hours} hours a week.`,
    until: (one: { start: string; end: string; hours: number }) =>
      `The work begins on ${one.start} and ends on ${one.end}. It takes about ${one.hours} hours a week.`,
    wages: 'This agreement does not replace wages that the law requires.',
    currency: (one: { currency: string; gst: boolean }) =>
      one.gst
        ? `All amounts are in ${one.currency}. The values of milestones include GST, where it is due.`
        : `All amounts are in ${one.currency}. The values of milestones do not include GST. Where it is due, it is paid on top.`,
  },
  milestones: {
    how: 'The work is done in the milestones below. Each is judged by its own criteria alone. Its value is owed once it is accepted.',
    total: (one: { value: string }) => `The values of all milestones come to ${one.value}.`,
    title: (one: { number: number; title: string }) => `Milestone ${one.number}: ${one.title}`,
    criteria: 'It is done when:',
    line: (one: { line: string }) => `– ${one.line}`,
    value: (one: { value: string; hours: number; anHour: string }) =>
      `Value: ${one.value}, for ${one.hours} hours of work. That is ${one.anHour} an hour.`,
    due: (one: { day: string }) => `Due: by the end of ${one.day}.`,
    choice: (one: { lowest: number; highest: number; step: number }) =>
      `Before starting, the contributor chooses how much of the value is a promise of shares: from ${one.lowest} % to ${one.highest} %, in steps of ${one.step} %. The rest is paid in money.`,
    noChoice: (one: { share: number }) =>
      `There is no choice in this milestone: ${one.share} % of the value is a promise of shares. The rest is paid in money.`,
    inMoney: 'There is no choice in this milestone: its whole value is paid in money.',
    allInMoney: 'The value of every milestone is paid in money.',
    start:
      'The contributor starts a milestone. From then on its value, share and price stand for both sides. Before that either side can cancel it, and nothing is owed for it.',
    late: 'The contributor can drop a milestone until it is handed in. The project can drop it once its due day is over and nothing was handed in. Nothing is owed for a dropped milestone.',
  },
  shares: {
    instrument: (one: { instrument: string }) =>
      `What is promised: ${one.instrument}. It is a promise of the project’s side, and neither a share nor a security. Shares need the company’s own decisions and filings, and may never come.`,
    company: (one: { name: string; number: string }) =>
      `The company whose shares are promised: ${one.name}, registered under the number ${one.number}.`,
    companyToForm:
      'The company whose shares are promised: a company that is still to be formed. Until it takes over this agreement by an amendment, the project’s side alone owes what is promised here.',
    unit: (one: { price: string; companyUnits: string; asOf: string }) =>
      `Shares are promised in units. One unit costs ${one.price} of the value of a milestone. It stands for one of ${one.companyUnits} equal parts of the whole company, with everything counted that was promised to others, as of ${one.asOf}. Shares that are issued later make each part smaller.`,
    pool: (one: { poolUnits: string; version: number }) =>
      `At most ${one.poolUnits} of these units are set aside for promises like this one (version ${one.version} of the project’s pool record).`,
    price: (one: { source: string; worth: string }) =>
      `Where the price comes from, in the project’s words: ${one.source}. At this price the whole company would be worth ${one.worth}. Saharambh has not valued it.`,
    count:
      'The units of a milestone are its value, times the chosen share, divided by the price of a unit, rounded down to whole units. The value less these units at their price is paid in money.',
    atOnce: 'The units of a milestone vest when it is accepted. A vested unit is the contributor’s to keep.',
    monthly: (one: { months: number; start: string }) =>
      `The units of an accepted milestone vest month by month over ${one.months} months that are counted from ${one.start}. After each month as many have vested as its part of these months gives, rounded down to whole units, and after the last month all. What the months before its acceptance would have brought vests at its acceptance. A vested unit is the contributor’s to keep.`,
    cliff: (one: { cliff: number }) =>
      `Nothing vests before month ${one.cliff} is over. Then what these months would have brought vests at once.`,
    keep: 'Vested units stay the contributor’s also after the end. Only a final ruling on the same milestone takes them back. The contributor can give units up, and confirms it by a mailed code. Where all milestones are done, vesting goes on to its last month.',
    leaverVests:
      'If this agreement ends early, unvested units of accepted milestones vest on the end date. If it ends for a cause that section “The end” names, they return to the pool.',
    leaverReturns:
      'If this agreement ends early, unvested units of accepted milestones return to the pool, whatever the cause.',
    conversion: (one: { day: string; price: string }) =>
      `Before ${one.day} the project can turn vested units into shares of the company. It names the day and the document, and the contributor confirms. On that day it owes ${one.price} in money for each vested unit that has not become a share, due within 15 days. For units that vest later it owes the same, due within 15 days of their vesting.`,
  },
  ownership: {
    review:
      'Until a milestone is settled the project may use its work only to review it. The work of a dropped or rejected milestone stays the contributor’s.',
    settled:
      'A milestone is settled once its pay has arrived in full, or where none was due, once it was accepted.',
    kept: 'These do not pass to the project:',
    portfolio: (one: { portfolio: string }) => `Showing the work: ${one.portfolio}`,
    notConfidential: 'Neither side has to keep anything confidential beyond what the law asks.',
    confidential: (one: { years: number }) =>
      one.years === 1
        ? 'What one side learns from the other and is not public stays confidential for 1 year after the end.'
        : `What one side learns from the other and is not public stays confidential for ${one.years} years after the end.`,
  },
  review: {
    review:
      'The contributor hands work in on Saharambh, with the hours worked. An owner of the project answers within 7 days, and can take up to 7 days more once, with a reason. Without an answer in this time, and after two reminders by email, the work counts as accepted.',
    changes:
      'The project can ask for changes twice, each time against a criterion. The contributor then has 14 days, after which the project can drop the milestone. After the second time the project accepts the work or opens a dispute.',
    pay: 'Money for accepted work is due within 15 days of its acceptance. The project pays it to the contributor directly; Saharambh moves no money. Tax that the law makes the project withhold counts as paid, with its reference. More time needs the contributor’s consent.',
    confirm:
      'The project states each payment with its day and way. The contributor confirms how much has arrived, and the rest is due again. The contributor has 7 days for this, and can take up to 7 days more once. Without an answer in this time, and after two reminders by email, a payment counts as confirmed; it can still be disputed.',
    overdue:
      'Where money is overdue for more than 90 days, the contributor can close the milestone with the amount that is open. The claim to it stays.',
    dispute:
      'Either side can open a dispute about a milestone once it is handed in, until 30 days after it is settled, rejected or dropped. Both sides can bring evidence for 7 days. An administrator of Saharambh who belongs to neither side then has 15 days to rule. Either side can appeal within 7 days to another administrator, where there is one. While a dispute about a milestone is open, the time for its review, pay and confirmation stands still, and has at least 3 days left afterwards.',
    settlement:
      'While a dispute is open both sides can settle it between them. What they agree on is written as a ruling and is final. The side that opened the dispute can withdraw it until the ruling.',
    ruling:
      'A ruling sets how much of the value is owed and what passes to the project; the ledger follows it. What the contributor has received above what is owed is paid back within 15 days. It takes away no right to go to court.',
  },
  end: {
    atOnce: 'Either side can end this agreement at once.',
    notice: (one: { days: number }) =>
      one.days === 1
        ? 'Either side can end this agreement with 1 day’s notice.'
        : `Either side can end this agreement with ${one.days} days’ notice.`,
    after:
      'Notice is given on Saharambh, and the end date is the day with which the notice is over. Milestones that have not started are cancelled with the notice. A milestone that has started can be handed in until 7 days after the end date, with a value that the contributor proposes; else it is dropped. The project accepts this value or opens a dispute; without an answer in 7 days, and after two reminders by email, it counts as accepted.',
    causes: 'Causes that count as a bad leaving:',
    contested:
      'The project states the cause when it gives notice. The contributor can contest it within 7 days; an administrator of Saharambh then decides.',
    noCauses: 'No cause counts as a bad leaving.',
    stays: 'What is due and what has vested stays owed after the end.',
    free: 'Nothing here forbids other work after the end.',
  },
  law: {
    law: (one: { law: string; place: string }) => `Law: ${one.law}. Place of the courts: ${one.place}.`,
    zone: (one: { zone: string }) => `Days and months are counted by the clock of ${one.zone}.`,
    amendment: 'This text is changed only by another text that both sides sign.',
    ledger:
      'Saharambh writes what happens in a ledger that neither side can change. Both sides can download it with this text and check it without Saharambh. Saharambh is no party to this agreement.',
    signature:
      'Each side signs by typing its name and a code that is sent to its email address. The code shows who confirmed; it is not a certified digital signature. Stamp duty and tax may be due; Saharambh arranges neither.',
    language: 'The language in which this is signed governs; translations are help.',
  },
  currencies: { INR: 'Indian rupees (INR)', USD: 'US dollars (USD)', EUR: 'euros (EUR)' },
  /** An instrument that we name. */
  instruments: { promise: 'Promise of shares', esop: 'ESOP promise' },
  day: (day: string) => formatDay(day),
  names: (names: readonly string[]) => list.format(names),
  /** The sentences of the printed sheet around the text. */
  sheet: {
    title: (one: { agreement: string; version: number }) =>
      `Agreement ${one.agreement}, version ${one.version}`,
    signatures: 'Signatures',
    moment: (at: Date, zone: string) => formatMoment(at, zone, 'en-IN', 'h12'),
    forOrganisation: (one: { name: string; organisation: string; when: string }) =>
      `For the project: ${one.name}, for ${one.organisation}, ${one.when}, confirmed by a mailed code`,
    forTeam: (one: { name: string; when: string }) =>
      `For the project: ${one.name}, in their own name and for the other owners that section 1 names, ${one.when}, confirmed by a mailed code`,
    forProject: (one: { name: string; when: string }) =>
      `For the project: ${one.name}, in their own name, ${one.when}, confirmed by a mailed code`,
    contributor: (one: { name: string; when: string }) =>
      `The contributor: ${one.name}, in their own name, ${one.when}, confirmed by a mailed code`,
    hash: (one: { agreement: string; version: number; hash: string }) =>
      `Agreement ${one.agreement}, version ${one.version}. SHA-256 of what was signed: ${one.hash}`,
    /** Of letters that the PDF cannot draw. */
    unshown:
      'Some letters here are of scripts that this PDF has no typeface for; a dotted circle stands for each. The JSON file holds them exactly.',
    proof:
      'A mailed code shows who confirmed; it is not a certified digital signature. The JSON file of this agreement can be verified without us.',
  },
} as const;
