import { shownName } from '../../shown-name.ts';

/** Stand where a name may not be shown. */
export const aProject = 'एक प्रकल्प';
const unnamed: readonly string[] = ['', aProject, 'एक संस्था', 'एक संधी'];

/** Before a noun in another case than that of the subject: “Anna या प्रकल्पात”, “एका प्रकल्पात”. */
export const such = (thing: string) => (unnamed.includes(thing) ? 'एका' : `${thing} या`);

/** A project by its name, which may be hidden, before the word for it. */
export const suchProject = (name: string) => such(shownName(name));

export const by = (person: string) => (person ? `${person} यांनी` : 'एका सदस्याने');
export const to = (person: string) => (person ? `${person} यांना` : 'एका सदस्याला');
/** Before a noun in another case than that of the subject. */
export const of = (person: string) => (person ? `${person} यांच्या` : 'एका सदस्याच्या');
