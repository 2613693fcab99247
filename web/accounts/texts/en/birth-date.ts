export const birthDateTexts = {
  pageTitle: 'Your date of birth',
  description: 'Asked once, and shown to nobody.',
  why: 'Some doors open only to adults, and members under 18 need a parent or guardian who agrees. We ask once, and show it to nobody. Please look twice: it cannot be changed here afterwards.',
  ifYoung:
    'If you are under 18: as soon as you save it, we delete your phone, place, role, college and links, your photo and files and your consent to news, and nobody else can see your account. Only your name, your email and your date of birth stay. You then name a parent or guardian; when they agree, you can fill in everything again. When nobody agrees for 7 days, the account is deleted.',
  save: 'Save',
  saving: 'Saving...',
  known: 'Your date of birth is with us already. If it is wrong, ask us under “My data” to correct it.',
} as const;
