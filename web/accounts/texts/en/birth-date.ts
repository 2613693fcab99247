export const birthDateTexts = {
  pageTitle: 'Your date of birth',
  description: 'We ask once, and show it to no one.',
  why: 'Some pages open only to adults, and members under 18 need a parent or guardian who agrees. We ask once, and show it to no one. Please check it: you cannot change it here afterwards.',
  ifYoung:
    'If you are under 18: when you save it, we delete your phone, location, role, college and links, your photo and files and your consent to news. No one else can see your account. We keep only your name, your email and your date of birth. Then you name a parent or guardian. When they agree, you can fill in everything again. If no one agrees for 7 days, we delete the account.',
  save: 'Save',
  saving: 'Saving...',
  known: 'Your date of birth is with us already. If it is wrong, ask us under “My data” to correct it.',
} as const;
