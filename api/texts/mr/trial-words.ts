import type { TrialWords } from '#core/trials/draft-of-trial.ts';

export const trialWords: TrialWords = {
  role: 'चाचणीवरील सह-संस्थापक',
  work: 'दोघे या कराराच्या दिवसांत प्रकल्पावर काम करतात, आणि ते सोबत पुढे जातात का ते पाहतात.',
  part: ({ number }) => `चाचणीचा भाग ${number}`,
  criterion: 'या भागाचे काम दुसऱ्या बाजूला दाखवले आहे आणि त्यावर बोलणे झाले आहे.',
};
