export const guardianPageTexts = {
  pageTitle: 'A young person asks for your consent',
  description: 'For parents and guardians of members under 18.',
  title: (member: string) => `${member} wants to join Saharambh`,
  intro: (member: string) =>
    `${member} has named you as parent or guardian. Members under 18 need a parent or guardian who agrees.`,
  about: [
    'Saharambh brings students, founders, mentors and partners together on startup projects.',
    'Until you agree, we keep only a name, the date of birth and your two addresses. Afterwards the profile may hold what they fill in: phone, location, education, a resume. We do not sell it.',
    'Until you agree, no one else can see anything of the account. After that too, other members do not see it before they are 18. You can take your answer back with the same link. Then we wait 48 hours, so that both of you can think again. After that we delete the account.',
  ],
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  confirm: 'Email me a code to agree',
  sending: 'Sending...',
  sent: 'We have sent a code to your own address. Enter it here, in this browser.',
  code: 'Six digits from our email',
  agree: 'I agree',
  another: 'Send another code',
  refuse: 'I do not agree',
  takeBack: 'Withdraw my consent',
  check: (host: string) =>
    `Before you can agree, ${host} checks who you are and that you are an adult. It leads you back to this page.`,
  toCheck: 'Go there first',
  agreedTo: (relation: string, day: string, version: string) =>
    `You agreed on ${day} (${relation}) to the points below and to our terms and privacy policy of ${version}.`,
  saving: 'Saving...',
  relation: {
    label: 'You are',
    choose: 'Please choose…',
    parent: 'Parent',
    legal_guardian: 'Legal guardian',
  },
  adult: 'I am 18 or older and responsible for this person',
  since: (day: string) => `You answered on ${day}.`,
  confirmed: 'You have agreed. They can fill in their profile now. Thank you.',
  refused:
    'You have not agreed. No one else can see the account, and we delete it. We email both of you 48 hours before. We ask another parent or guardian only after our staff have looked at it.',
  until: (day: string) =>
    `You can take your answer back with this link at any time until ${day}. After that, no one has to agree.`,
  badTitle: 'This link does not work any more',
  bad: 'Please use the link in our newest email. The young person can send you a new request from their dashboard.',
} as const;
