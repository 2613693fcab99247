import type { organisationKinds } from '#contract/organisations/kinds.ts';
import { organisationLimits, organisationTimes } from '#contract/organisations/limits.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { by, such } from './names.ts';
import { greeting } from './phrases.ts';

const shownOrganisation = (name: string) => shownName(name, organisationLimits.name);

export const organisations = {
  'staff-removed': (email, site) => ({
    subject: `${site.name} वरील एका संस्थेबद्दल`,
    heading: 'तुम्ही आता एका संस्थेच्या वतीने काम करत नाही',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `${email.organisation} या संस्थेच्या ओनरनी तुम्हाला तिच्या स्टाफमधून काढले आहे. त्यांनी हे कारण दिले आहे:`,
      },
      { kind: 'text', text: email.reason },
    ],
  }),
} satisfies Partial<EmailWords>;

export const organisationLines = {
  unnamed: 'एक संस्था',
  invitedTeams: {
    organisation: {
      subject: (site) => `${site} वर एका संस्थेच्या वतीने काम करण्याचे आमंत्रण`,
      heading: 'तुम्हाला एका संस्थेच्या वतीने काम करण्याचे आमंत्रण आहे',
      invites: ({ name, site }) =>
        `एका सदस्याने तुम्हाला ${site} वर ${such(shownOrganisation(name))} संस्थेच्या स्टाफमध्ये येण्याचे आमंत्रण दिले आहे. तिथे कॉलेज, कंपन्या, विद्यार्थी आणि संस्थापक मिळून काम करतात. आमंत्रण 14 दिवस चालते.`,
      why: 'एका सदस्याने तुम्हाला त्यांच्या संस्थेच्या स्टाफमध्ये बोलवण्यासाठी हा पत्ता लिहिला आहे.',
    },
  },
  topics: {
    organisations: {
      subject: (site) => `${site} वरील तुमच्या संस्थांची माहिती`,
      heading: 'तुमच्या संस्था',
    },
  },
  notifications: {
    organisation_decided: () => 'आम्ही तुमच्या संस्थेबद्दल निर्णय घेतला आहे. तो पानावर वाचा.',
    organisation_late: () => 'तुमच्या संस्थेच्या कामाला आमच्याकडून उशीर होत आहे. ते आम्ही आता सर्वात आधी करतो.',
    organisation_paused: () => 'तुमच्या संस्थेत नवीन काही सुरू होत नाही. पुढे जाण्यासाठी एक पत्ता सिद्ध करा.',
    organisation_ended: () => 'तुमची संस्था इथे संपली आहे.',
    organisation_proof_ended: () => 'संस्थेतील तुमचा पत्ता पुन्हा सिद्ध करा.',
    organisation_proof_ending: ({ thing }) =>
      `${such(thing)} संस्थेतील तुमचा पत्ता आणखी ${organisationTimes.reminderDays} दिवस धरला जातो. मग तो पुन्हा सिद्ध करा.`,
    organisation_owner_asked: ({ person, thing }) =>
      `${person ? by(person) : 'संस्थेने'} तुम्हाला ${such(thing)} संस्थेचे ओनर होण्यास सांगितले आहे. तुमचे उत्तर पानावर बाकी आहे.`,
    organisation_owner_answered: ({ person, thing }) =>
      `${by(person)} ${such(thing)} संस्थेचे ओनर होण्याबद्दल उत्तर दिले आहे.`,
    organisation_invitation_declined: ({ thing }) =>
      `${such(thing)} संस्थेच्या स्टाफमध्ये येण्याच्या एका आमंत्रणाला नकार दिला गेला.`,
    organisation_roles_changed: ({ person, thing }) =>
      `${person ? by(person) : 'एका ओनरने'} ${such(thing)} संस्थेतील तुमच्या भूमिका बदलल्या आहेत.`,
    organisation_staffed: ({ person }) => `${person || 'एक सदस्य'} आता तुमच्या संस्थेच्या वतीने काम करतात.`,
    organisation_staff_left: ({ person }) => `${person || 'एक सदस्य'} आता तुमच्या संस्थेच्या वतीने काम करत नाहीत.`,
    organisation_staff_removed: ({ thing }) =>
      `आम्ही तुम्हाला ${such(thing)} संस्थेच्या स्टाफमधून काढले. कारण पानावर आहे.`,
    organisation_staff_answered: ({ thing }) => `आम्ही ${such(thing)} संस्थेबद्दलच्या तुमच्या अपिलाला उत्तर दिले आहे.`,
    organisation_asks_project: () => 'एक संस्था विचारत आहे, की तुमचा प्रकल्प तिचा आहे का. पानावर उत्तर द्या.',
    organisation_joins_project: () => 'तुमचा प्रकल्प आता एका संस्थेचा आहे.',
    organisation_leaves_project: () => 'एक संस्था सांगते, की तुमचा प्रकल्प तिचा नाही.',
    project_asks_organisation: () => 'एक प्रकल्प विचारत आहे, की तो तुमच्या संस्थेचा आहे का. पानावर उत्तर द्या.',
    project_joins_organisation: () => 'एक प्रकल्प आता तुमच्या संस्थेचा आहे.',
    project_leaves_organisation: () => 'एक प्रकल्प सांगतो, की तो तुमच्या संस्थेचा नाही.',
  },
  owed: {
    organisation_review: ({ thing }) => `ही संस्था पाहा: ${thing}.`,
    organisation_staff_appeal: ({ thing }) => `${such(thing)} संस्थेच्या स्टाफबद्दलच्या एका अपिलाला उत्तर द्या.`,
    organisation_hand_over: ({ thing }) => `तुम्हाला ${such(thing)} संस्थेचे ओनर होण्यास सांगितले आहे.`,
    organisation_succession: ({ thing }) =>
      `${such(thing)} संस्थेला आता ओनर उरलेले नाहीत, आणि तुम्हाला तिचे ओनर होण्यास सांगितले आहे.`,
  },
  awaited: {
    organisation_review: ({ thing }) => `एक संस्था अजूनही आमची वाट पाहत आहे: ${thing}.`,
    organisation_staff_appeal: ({ thing }) => `${such(thing)} संस्थेबद्दलचे तुमचे अपील अजूनही आमची वाट पाहत आहे.`,
    organisation_hand_over: ({ thing }) => `${such(thing)} संस्थेचे ओनर होण्याबद्दल कोणीही उत्तर दिलेले नाही.`,
    organisation_succession: ({ thing }) => `${such(thing)} संस्थेचे ओनर होण्याबद्दल कोणीही उत्तर दिलेले नाही.`,
  },
} satisfies MailLines<typeof organisationKinds>;
