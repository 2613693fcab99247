import type { cofounderKinds } from '#contract/cofounders/kinds.ts';
import { cofounderLimits as limits } from '#contract/cofounders/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { cofounderHeld } from './held.ts';
import { cofounderRefusals } from './refusals.ts';

export const cofounderWords = {
  refusals: cofounderRefusals,
  fieldErrors: {
    cofounder_text_length: `${limits.text.min} ते ${limits.text.max.toLocaleString('en-IN')} अक्षरे लिहा.`,
    cofounder_choice_invalid: 'यादीतून एक निवडा.',
    cofounder_hours_invalid: `आठवड्याचे तास पूर्ण संख्येत लिहा, ${limits.hours.min} ते ${limits.hours.max} पर्यंत.`,
  },
  turns: {
    mine: {
      cofounder_review: ({ thing }) => `सह-संस्थापकासाठीचा एक शोध वाचा: ${thing}`,
      still_looking: () => 'तुम्ही अजूनही सह-संस्थापक शोधत आहात का, ते सांगा',
    },
    awaited: {
      cofounder_review: () => 'आम्ही सह-संस्थापकासाठीचा तुमचा शोध वाचत आहोत',
      still_looking: () => 'एक सदस्य अजूनही सह-संस्थापक शोधत आहेत का, ते सांगतील',
    },
  },
  notifications: {
    still_looking_asked: () => 'अजूनही सह-संस्थापक शोधत आहात का? हो म्हणा, नाहीतर तुमचा शोध 7 दिवसांत थांबेल',
    search_paused: () => 'सह-संस्थापकासाठीचा तुमचा शोध थांबवलेला आहे. तुम्ही तो कधीही पुन्हा सुरू करू शकता',
    search_late: () => 'सह-संस्थापकासाठीचा तुमचा शोध वाचायला आम्हाला उशीर झाला आहे. आता आम्ही तोच आधी वाचू',
    search_approved: () => 'आम्ही सह-संस्थापकासाठीचा तुमचा शोध वाचला, आणि आता इतरही तो वाचू शकतात',
    search_returned: () => 'आम्ही सह-संस्थापकासाठीचा तुमचा शोध वाचला. आधी काहीतरी बदला: काय, ते पानावर लिहिले आहे',
  },
  subjects: { cofounder_search: () => 'सह-संस्थापकासाठीचा तुमचा शोध' },
  introductionPurposes: {
    begin_together: {
      name: 'एकत्र सुरुवात',
      ask: 'तुम्ही एकत्र काही सुरू कराल का, ते विचारा',
      parts: {
        begin: 'काय सुरू करायचे आहे',
        bring: 'काय देऊ शकतात',
        project: 'प्रकल्प',
        stage: 'पायरी',
        sectors: 'क्षेत्रे',
        mode: 'काम कुठून',
      },
    },
  },
  deskActions: {
    'searches.listed': 'सह-संस्थापकांच्या शोधांच्या तपासणीची यादी उघडली',
    'search.opened': 'सह-संस्थापकासाठीचा एक शोध पाहिला',
    'search.approved': 'सह-संस्थापकासाठीचा एक शोध इतरांना वाचू दिला',
    'search.returned': 'सह-संस्थापकासाठीचा एक शोध परत पाठवला',
    'search.removed': 'सह-संस्थापकासाठीचा एक शोध काढून टाकला',
  },
  reportables: {
    search: {
      name: 'सह-संस्थापकासाठीचा शोध',
      inSentence: 'सह-संस्थापकासाठीचा शोध',
      own: 'सह-संस्थापकासाठीचा तुमचा शोध',
    },
  },
  held: cofounderHeld,
} satisfies ModuleWords<typeof cofounderKinds>;
