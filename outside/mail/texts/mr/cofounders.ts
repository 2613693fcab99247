import type { cofounderKinds } from '#contract/cofounders/kinds.ts';
import type { MailLines } from '../words.ts';

export const cofounderLines = {
  notifications: {
    still_looking_asked: () => 'अजूनही सह-संस्थापक शोधत आहात का? उत्तर आले नाही, तर तुमचा शोध 7 दिवसांत थांबतो.',
    search_paused: () => 'सह-संस्थापकासाठीचा तुमचा शोध थांबवलेला आहे. तुम्ही तो कधीही पुन्हा सुरू करू शकता.',
    search_late: () => 'सह-संस्थापकासाठीचा तुमचा शोध वाचायला आमच्याकडून उशीर होत आहे.',
    search_approved: () => 'आम्ही सह-संस्थापकासाठीचा तुमचा शोध वाचला आहे.',
    search_returned: () => 'आम्ही सह-संस्थापकासाठीचा तुमचा शोध वाचला आहे.',
  },
  owed: {
    cofounder_review: ({ thing }) => `सह-संस्थापकासाठीचा एक शोध तपासणीची वाट पाहत आहे: ${thing}.`,
    still_looking: () => 'तुम्ही अजूनही सह-संस्थापक शोधत आहात का, ते सांगा.',
  },
  awaited: {
    cofounder_review: () => 'सह-संस्थापकासाठीचा तुमचा शोध वाचायला आमच्याकडून उशीर होत आहे.',
    still_looking: () => 'एक सदस्य अजूनही सह-संस्थापक शोधत आहेत का, ते त्यांनी सांगितलेले नाही.',
  },
  until: {
    still_looking: (day) =>
      `${day} पर्यंत उत्तर आले नाही, तर तुमचा शोध थांबवला जातो. तुम्ही तो कधीही पुन्हा सुरू करू शकता.`,
  },
  lapsed: {
    still_looking: 'सह-संस्थापकासाठीचा तुमचा शोध थांबवलेला आहे. तुम्ही तो कधीही पुन्हा सुरू करू शकता.',
  },
} satisfies MailLines<typeof cofounderKinds>;
