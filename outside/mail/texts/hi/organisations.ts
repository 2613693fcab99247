import type { organisationKinds } from '#contract/organisations/kinds.ts';
import { organisationLimits, organisationTimes } from '#contract/organisations/limits.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { greeting } from './phrases.ts';

const shownOrganisation = (name: string) => shownName(name, organisationLimits.name);

export const organisations = {
  'staff-removed': (email, site) => ({
    subject: `${site.name} पर एक संस्था के बारे में`,
    heading: 'अब आप एक संस्था की ओर से काम नहीं करते',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `${email.organisation} के ओनर ने आपको उसके स्टाफ़ से हटा दिया है। उनका बताया कारण:`,
      },
      { kind: 'text', text: email.reason },
    ],
  }),
} satisfies Partial<EmailWords>;

export const organisationLines = {
  unnamed: 'एक संस्था',
  invitedTeams: {
    organisation: {
      subject: (site) => `${site} पर एक संस्था की ओर से काम करने का न्योता`,
      heading: 'आपको एक संस्था की ओर से काम करने का न्योता है',
      invites: ({ name, site }) =>
        `एक सदस्य ने आपको ${site} पर ${shownOrganisation(name) || 'एक संस्था'} के स्टाफ़ में आने का न्योता दिया है। वहाँ कॉलेज, कंपनियाँ, छात्र और संस्थापक मिलकर काम करते हैं। न्योता 14 दिन तक मान्य है।`,
      why: 'एक सदस्य ने आपको अपनी संस्था के स्टाफ़ में बुलाने के लिए यह पता लिखा है।',
    },
  },
  topics: {
    organisations: {
      subject: (site) => `${site} पर आपकी संस्थाओं की ख़बर`,
      heading: 'आपकी संस्थाएँ',
    },
  },
  notifications: {
    organisation_decided: () => 'हमने आपकी संस्था के बारे में फ़ैसला किया है। उसे पेज पर पढ़ें।',
    organisation_late: () => 'आपकी संस्था को देखने में हमें देर हो रही है। अब वह सबसे पहले है।',
    organisation_paused: () => 'आपकी संस्था में कुछ नया शुरू नहीं होता। आगे बढ़ने के लिए वहाँ का एक ईमेल पता साबित करें।',
    organisation_ended: () => 'आपकी संस्था यहाँ ख़त्म हो गई है।',
    organisation_proof_ended: () => 'संस्था में अपना ईमेल पता फिर से साबित करें।',
    organisation_proof_ending: ({ thing }) =>
      `${thing} में आपका ईमेल पता ${organisationTimes.reminderDays} दिन और मान्य है। फिर उसे दोबारा साबित करें।`,
    organisation_owner_asked: ({ person, thing }) =>
      `${person || 'संस्था'} ने आपसे ${thing} का ओनर बनने को कहा है। आपका जवाब पेज पर बाक़ी है।`,
    organisation_owner_answered: ({ person, thing }) =>
      `${person || 'एक सदस्य'} ने ${thing} का ओनर बनने के बारे में जवाब दिया है।`,
    organisation_invitation_declined: ({ thing }) => `${thing} के स्टाफ़ में आने के एक न्योते के लिए मना कर दिया गया।`,
    organisation_roles_changed: ({ person, thing }) =>
      `${person || 'एक ओनर'} ने ${thing} में आपकी भूमिकाएँ बदल दी हैं।`,
    organisation_staffed: ({ person }) => `${person || 'एक सदस्य'} अब आपकी संस्था की ओर से काम करते हैं।`,
    organisation_staff_left: ({ person }) => `${person || 'एक सदस्य'} अब आपकी संस्था की ओर से काम नहीं करते।`,
    organisation_staff_removed: ({ thing }) => `हमने आपको ${thing} के स्टाफ़ से हटा दिया है। कारण पेज पर है।`,
    organisation_staff_answered: ({ thing }) => `हमने ${thing} के बारे में आपकी अपील का जवाब दे दिया है।`,
    organisation_asks_project: () => 'एक संस्था ने पूछा है कि क्या आपका प्रोजेक्ट उसका है। पेज पर जवाब दें।',
    organisation_joins_project: () => 'आपका प्रोजेक्ट अब एक संस्था का है।',
    organisation_leaves_project: () => 'एक संस्था का कहना है कि आपका प्रोजेक्ट उसका नहीं है।',
    project_asks_organisation: () => 'एक प्रोजेक्ट ने पूछा है कि क्या वह आपकी संस्था का है। पेज पर जवाब दें।',
    project_joins_organisation: () => 'एक प्रोजेक्ट अब आपकी संस्था का है।',
    project_leaves_organisation: () => 'एक प्रोजेक्ट का कहना है कि वह आपकी संस्था का नहीं है।',
  },
  owed: {
    organisation_review: ({ thing }) => `संस्था ${thing} को देखें।`,
    organisation_staff_appeal: ({ thing }) => `${thing} के स्टाफ़ के बारे में एक अपील का जवाब दें।`,
    organisation_hand_over: ({ thing }) => `आपसे ${thing} का ओनर बनने को कहा गया है।`,
    organisation_succession: ({ thing }) => `${thing} का अब कोई ओनर नहीं है, और आपसे उसका ओनर बनने को कहा गया है।`,
  },
  awaited: {
    organisation_review: ({ thing }) => `संस्था ${thing} अब भी हमारे इंतज़ार में है।`,
    organisation_staff_appeal: ({ thing }) => `${thing} के बारे में आपकी अपील अब भी हमारे इंतज़ार में है।`,
    organisation_hand_over: ({ thing }) => `${thing} का ओनर बनने के बारे में किसी ने जवाब नहीं दिया।`,
    organisation_succession: ({ thing }) => `${thing} का ओनर बनने के बारे में किसी ने जवाब नहीं दिया।`,
  },
} satisfies MailLines<typeof organisationKinds>;
