import type { projectKinds } from '#contract/projects/kinds.ts';
import { projectTimes } from '#contract/projects/limits.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { committee } from './committee.ts';
import { aProject, by, such, suchProject } from './names.ts';
import { greeting } from './phrases.ts';

/** The project as the subject of a sentence. */
const theProject = (thing: string) => (thing && thing !== aProject ? `${thing} हा प्रकल्प` : aProject);

export const projects = {
  'team-removed': (email, site) => ({
    subject: `${site.name} वरील एका टीमबद्दल`,
    heading: 'तुम्ही आता एका टीममध्ये नाही',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `${suchProject(email.project)} प्रकल्पाच्या ओनरनी तुम्हाला त्याच्या टीममधून काढले आहे. त्यांनी हे कारण दिले आहे:`,
      },
      { kind: 'text', text: email.reason },
      { kind: 'text', text: 'तुमचे लेखी करार बदलत नाहीत. ते त्यांच्याच नियमांनी संपतात.' },
    ],
  }),
  'project-removed': (email, site) => ({
    subject: `${site.name} वरील एका प्रकल्पाबद्दल`,
    heading: 'तुमचा प्रकल्प काढला आहे',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `आम्ही ${theProject(shownName(email.project))} काढला आहे: आता तो फक्त त्याच्या टीमला दिसतो, आणि त्याची खुली आमंत्रणे संपली आहेत. कारण:`,
      },
      { kind: 'text', text: email.reason },
      {
        kind: 'text',
        text: `हे चुकीचे आहे असे तुम्हाला वाटत असेल, तर एक ओनर ${projectTimes.appealDays} दिवसांच्या आत एकदा अपील करू शकतात. स्टाफमध्ये इतर असतील, तर निर्णय ते घेतात.`,
      },
      { kind: 'link', text: 'वाचा आणि उत्तर द्या', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
  'project-put-back': (email, site) => ({
    subject: `${site.name} वरील एका प्रकल्पाबद्दल`,
    heading: 'तुमचा प्रकल्प परत आला आहे',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.isAppealed
          ? `${theProject(shownName(email.project))} काढण्याचा निर्णय आम्ही पुन्हा पाहिला आहे, आणि प्रकल्प परत ठेवला आहे. आमचे उत्तर:`
          : `आम्ही ${theProject(shownName(email.project))} परत ठेवला आहे. आमचे उत्तर:`,
      },
      { kind: 'text', text: email.answer },
      { kind: 'text', text: 'जी आमंत्रणे संपली होती ती पुन्हा पाठवावी लागतात.' },
      { kind: 'link', text: 'प्रकल्प उघडा', url: `${site.origin}${email.path}` },
    ],
  }),
  'project-stays-removed': (email, site) => ({
    subject: `${site.name} वरील एका प्रकल्पाबद्दल`,
    heading: 'तुमचा प्रकल्प काढलेलाच राहतो',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `${theProject(shownName(email.project))} काढण्याचा निर्णय आम्ही पुन्हा पाहिला आहे. तो काढलेलाच राहतो. आमचे उत्तर:`,
      },
      { kind: 'text', text: email.answer },
      { kind: 'link', text: 'प्रकल्प उघडा', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
  'owner-asked': (email, site) => ({
    subject: `तुम्ही ${site.name} वरील एका प्रकल्पाचे ओनर व्हाल का?`,
    heading: 'तुम्हाला एका प्रकल्पाचे ओनर होण्यास सांगितले आहे',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.owner
          ? `${shownName(email.owner) ? by(shownName(email.owner)) : 'एका ओनरने'} तुम्हाला ${suchProject(email.project)} प्रकल्पाचे ओनर होण्यास सांगितले आहे. उत्तर देण्यासाठी तुमच्याकडे 7 दिवस आहेत.`
          : `${suchProject(email.project)} प्रकल्पाला आता ओनर उरलेले नाहीत, आणि त्याच्या टीममध्ये तुम्ही सर्वात जास्त काळ आहात. तुम्ही त्याचे ओनर व्हाल का, हे सांगण्यासाठी तुमच्याकडे 14 दिवस आहेत. कोणीही झाले नाही, तर आम्ही तो आर्काइव्ह करतो.`,
      },
      { kind: 'link', text: 'वाचा आणि उत्तर द्या', url: `${site.origin}${email.path}` },
    ],
  }),
} satisfies Partial<EmailWords>;

export const projectLines = {
  topics: {
    teams: { subject: (site) => `${site} वरील तुमच्या टीमची माहिती`, heading: 'तुमच्या टीम' },
    following: {
      subject: (site) => `${site} वर तुम्ही फॉलो करत असलेल्या प्रकल्पांची माहिती`,
      heading: 'तुम्ही फॉलो करत असलेले प्रकल्प',
    },
  },
  invitedTeams: {
    project: {
      subject: (site) => `${site} वर एका टीममध्ये येण्याचे आमंत्रण`,
      heading: 'तुम्हाला एका टीममध्ये येण्याचे आमंत्रण आहे',
      invites: ({ name, site }) =>
        `एका सदस्याने तुम्हाला ${site} वर ${suchProject(name)} प्रकल्पाच्या टीममध्ये येण्याचे आमंत्रण दिले आहे. तिथे विद्यार्थी आणि संस्थापक मिळून स्टार्टअप प्रकल्पांवर काम करतात. आमंत्रण 14 दिवस चालते.`,
      why: 'एका सदस्याने तुम्हाला त्यांच्या टीममध्ये बोलवण्यासाठी हा पत्ता लिहिला आहे.',
    },
  },
  notifications: {
    team_invitation: ({ person, thing }) =>
      `${by(person)} तुम्हाला ${such(thing)} प्रकल्पात सामील होण्याचे आमंत्रण दिले आहे.`,
    owner_asked: ({ thing }) => `तुम्ही ${such(thing)} प्रकल्पाचे ओनर व्हाल का, असे तुम्हाला विचारले आहे.`,
    invitation_declined: ({ thing }) => `${such(thing)} प्रकल्पाच्या टीमच्या एका आमंत्रणाला उत्तर आले आहे.`,
    owner_answered: ({ person, thing }) => `${by(person)} ${such(thing)} प्रकल्पाचे ओनर होण्याबद्दल उत्तर दिले आहे.`,
    member_joined: ({ person, thing }) =>
      `${person || 'एक सदस्य'} ${such(thing)} प्रकल्पाच्या टीममध्ये सामील झाले आहेत.`,
    member_left: ({ person, thing }) => `${by(person)} ${such(thing)} प्रकल्पाची टीम सोडली आहे.`,
    title_given: ({ thing }) => `${such(thing)} प्रकल्पाच्या टीममधील तुमच्या पदाचे नाव बदलले आहे.`,
    project_published: ({ thing }) => `${theProject(thing)} प्रकाशित झाला आहे.`,
    project_archived: ({ thing }) => `${theProject(thing)} आर्काइव्ह झाला आहे.`,
    project_returned: ({ thing }) => `${theProject(thing)} आर्काइव्हमधून परत आला आहे.`,
    project_removed: ({ thing }) => `${such(thing)} प्रकल्पाबद्दल निर्णय झाला आहे.`,
    project_appealed: ({ thing }) => `${such(thing)} प्रकल्पाबद्दल एका ओनरने अपील केले आहे.`,
    project_put_back: ({ thing }) => `${such(thing)} प्रकल्पाबद्दल निर्णय झाला आहे.`,
    project_stays_removed: ({ thing }) => `${such(thing)} प्रकल्पाबद्दल निर्णय झाला आहे.`,
    team_removed: ({ thing }) => `तुम्ही आता ${such(thing)} प्रकल्पाच्या टीममध्ये नाही.`,
    project_updated: ({ thing }) => `${such(thing)} प्रकल्पाबद्दल नवीन माहिती आहे.`,
  },
  owed: {
    team_invitation: ({ thing }) => `तुम्हाला ${such(thing)} प्रकल्पात सामील होण्याचे आमंत्रण आहे.`,
    owner_hand_over: ({ thing }) => `तुम्हाला ${such(thing)} प्रकल्पाचे ओनर होण्यास सांगितले आहे.`,
    owner_succession: ({ thing }) =>
      `${such(thing)} प्रकल्पाला आता ओनर उरलेले नाहीत, आणि तुम्हाला त्याचे ओनर होण्यास सांगितले आहे.`,
    project_appeal: ({ thing }) => `एक अपील वाट पाहत आहे: ${thing}.`,
  },
  awaited: {
    team_invitation: ({ thing }) => `${such(thing)} प्रकल्पात येण्याच्या आमंत्रणाला कोणीही उत्तर दिलेले नाही.`,
    owner_hand_over: ({ thing }) =>
      `${such(thing)} प्रकल्पाचे ओनर होणार का, हे सदस्याने वेळेत सांगितले नाही, म्हणून ओनर अजूनही तुम्हीच आहात.`,
    owner_succession: ({ thing }) => `${such(thing)} प्रकल्पाचे ओनर होण्याबद्दल कोणीही सांगितलेले नाही.`,
    project_appeal: ({ thing }) => `तुमच्या अपिलाला आमच्याकडून उशीर होत आहे: ${thing}.`,
  },
} satisfies MailLines<typeof projectKinds>;
