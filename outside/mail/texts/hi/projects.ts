import type { projectKinds } from '#contract/projects/kinds.ts';
import { projectTimes } from '#contract/projects/limits.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { committee } from './committee.ts';
import { greeting, shownProject } from './phrases.ts';

export const projects = {
  'team-removed': (email, site) => ({
    subject: `${site.name} पर एक टीम के बारे में`,
    heading: 'अब आप एक टीम में नहीं हैं',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `${shownProject(email.project)} के ओनर ने आपको उसकी टीम से हटा दिया है। उनका बताया कारण:`,
      },
      { kind: 'text', text: email.reason },
      { kind: 'text', text: 'आपके लिखित अनुबंध नहीं बदलते। वे अपने ही नियमों से ख़त्म होते हैं।' },
    ],
  }),
  'project-removed': (email, site) => ({
    subject: `${site.name} पर एक प्रोजेक्ट के बारे में`,
    heading: 'आपका प्रोजेक्ट हटाया गया है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `हमने ${shownProject(email.project)} को हटा दिया है: अब वह सिर्फ़ उसकी टीम को दिखता है, और उसके खुले न्योते ख़त्म हो गए हैं। कारण:`,
      },
      { kind: 'text', text: email.reason },
      {
        kind: 'text',
        text: `अगर आपको लगे कि यह ग़लत है, तो एक ओनर ${projectTimes.appealDays} दिन के अंदर एक बार अपील कर सकते हैं। अगर स्टाफ़ में दूसरे लोग हों, तो फ़ैसला वे करते हैं।`,
      },
      { kind: 'link', text: 'पढ़ें और जवाब दें', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
  'project-put-back': (email, site) => ({
    subject: `${site.name} पर एक प्रोजेक्ट के बारे में`,
    heading: 'आपका प्रोजेक्ट वापस आ गया है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.isAppealed
          ? `हमने ${shownProject(email.project)} को हटाए जाने पर फिर से विचार किया है, और प्रोजेक्ट को वापस ला दिया है। हमारा जवाब:`
          : `हमने ${shownProject(email.project)} को वापस ला दिया है। हमारा जवाब:`,
      },
      { kind: 'text', text: email.answer },
      { kind: 'text', text: 'जो न्योते ख़त्म हो गए थे, उन्हें फिर से भेजना होगा।' },
      { kind: 'link', text: 'प्रोजेक्ट खोलें', url: `${site.origin}${email.path}` },
    ],
  }),
  'project-stays-removed': (email, site) => ({
    subject: `${site.name} पर एक प्रोजेक्ट के बारे में`,
    heading: 'आपका प्रोजेक्ट हटा हुआ ही रहता है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `हमने ${shownProject(email.project)} को हटाए जाने पर फिर से विचार किया है। वह हटा हुआ ही रहता है। हमारा जवाब:`,
      },
      { kind: 'text', text: email.answer },
      { kind: 'link', text: 'प्रोजेक्ट खोलें', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
  'owner-asked': (email, site) => ({
    subject: `क्या आप ${site.name} पर एक प्रोजेक्ट के ओनर बनेंगे?`,
    heading: 'आपसे एक प्रोजेक्ट का ओनर बनने को कहा गया है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.owner
          ? `${shownName(email.owner) || 'एक ओनर'} ने आपसे ${shownProject(email.project)} का ओनर बनने को कहा है। जवाब देने के लिए आपके पास 7 दिन हैं।`
          : `${shownProject(email.project)} का अब कोई ओनर नहीं है, और उसकी टीम में आप सबसे लंबे समय से हैं। आप उसके ओनर बनेंगे या नहीं, यह बताने के लिए आपके पास 14 दिन हैं। अगर कोई न बने, तो हम उसे आर्काइव कर देते हैं।`,
      },
      { kind: 'link', text: 'पढ़ें और जवाब दें', url: `${site.origin}${email.path}` },
    ],
  }),
} satisfies Partial<EmailWords>;

export const projectLines = {
  topics: {
    teams: { subject: (site) => `${site} पर आपकी टीमों की ख़बर`, heading: 'आपकी टीमें' },
    following: {
      subject: (site) => `${site} पर आपके फ़ॉलो किए प्रोजेक्ट की ख़बर`,
      heading: 'आपके फ़ॉलो किए प्रोजेक्ट',
    },
  },
  invitedTeams: {
    project: {
      subject: (site) => `${site} पर एक टीम में आने का न्योता`,
      heading: 'आपको एक टीम में आने का न्योता है',
      invites: ({ name, site }) =>
        `एक सदस्य ने आपको ${site} पर ${shownProject(name)} की टीम में आने का न्योता दिया है। वहाँ छात्र और संस्थापक मिलकर स्टार्टअप प्रोजेक्ट पर काम करते हैं। न्योता 14 दिन तक मान्य है।`,
      why: 'एक सदस्य ने आपको अपनी टीम में बुलाने के लिए यह पता लिखा है।',
    },
  },
  notifications: {
    team_invitation: ({ person, thing }) => `${person || 'एक सदस्य'} ने आपको ${thing} से जुड़ने का न्योता दिया है।`,
    owner_asked: ({ thing }) => `आपसे पूछा गया है कि आप ${thing} के ओनर बनेंगे या नहीं।`,
    invitation_declined: ({ thing }) => `${thing} की टीम में आने के एक न्योते का जवाब आया है।`,
    owner_answered: ({ person, thing }) =>
      `${person || 'एक सदस्य'} ने ${thing} का ओनर बनने के बारे में जवाब दिया है।`,
    member_joined: ({ person, thing }) => `${person || 'एक सदस्य'} अब ${thing} की टीम में हैं।`,
    member_left: ({ person, thing }) => `${person || 'एक सदस्य'} ने ${thing} की टीम छोड़ दी है।`,
    title_given: ({ thing }) => `${thing} की टीम में आपका टाइटल बदल गया है।`,
    project_published: ({ thing }) => `${thing} को प्रकाशित किया गया है।`,
    project_archived: ({ thing }) => `${thing} को आर्काइव किया गया है।`,
    project_returned: ({ thing }) => `${thing} को आर्काइव से वापस लाया गया है।`,
    project_removed: ({ thing }) => `${thing} के बारे में एक फ़ैसला हुआ है।`,
    project_appealed: ({ thing }) => `एक ओनर ने ${thing} के बारे में अपील की है।`,
    project_put_back: ({ thing }) => `${thing} के बारे में एक फ़ैसला हुआ है।`,
    project_stays_removed: ({ thing }) => `${thing} के बारे में एक फ़ैसला हुआ है।`,
    team_removed: ({ thing }) => `अब आप ${thing} की टीम में नहीं हैं।`,
    project_updated: ({ thing }) => `${thing} में नई ख़बर है।`,
  },
  owed: {
    team_invitation: ({ thing }) => `आपको ${thing} से जुड़ने का न्योता है।`,
    owner_hand_over: ({ thing }) => `आपसे ${thing} का ओनर बनने को कहा गया है।`,
    owner_succession: ({ thing }) => `${thing} का अब कोई ओनर नहीं है, और आपसे उसका ओनर बनने को कहा गया है।`,
    project_appeal: ({ thing }) => `एक अपील इंतज़ार में है: ${thing}।`,
  },
  awaited: {
    team_invitation: ({ thing }) => `${thing} के न्योते का किसी ने जवाब नहीं दिया है।`,
    owner_hand_over: ({ thing }) =>
      `सदस्य ने समय पर नहीं बताया कि वे ${thing} के ओनर बनेंगे या नहीं, इसलिए उसके ओनर अब भी आप हैं।`,
    owner_succession: ({ thing }) => `किसी ने नहीं बताया कि वे ${thing} के ओनर बनेंगे या नहीं।`,
    project_appeal: ({ thing }) => `आपकी अपील में हमें देर हो रही है: ${thing}।`,
  },
} satisfies MailLines<typeof projectKinds>;
