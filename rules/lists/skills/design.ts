export const design = {
  Design: `
    Graphic Design | ग्राफ़िक डिज़ाइन | graphics, poster design
    Logo and Brand Design | | logo design, branding, brand identity
    UI Design | | user interface, interface design
    UX Design | | user experience, ui/ux, ux
    User Research | | usability testing, user interviews
    Product Design | | industrial design
    Interaction Design | |
    Figma | |
    Adobe Photoshop | फ़ोटोशॉप | photoshop
    Adobe Illustrator | | illustrator, vector art
    CorelDRAW | कोरल ड्रॉ | corel
    Canva | कैनवा |
    Illustration | चित्रांकन | drawing, digital art
    Typography | |
    Devanagari Type and Lettering | देवनागरी अक्षरांकन | calligraphy
    Packaging Design | | packaging
    Print Design | मुद्रण | brochure design, dtp
    Fashion Design | फ़ैशन डिज़ाइन |
    Textile Design | वस्त्र डिज़ाइन |
    Jewellery Design | आभूषण डिज़ाइन | jewelry design
    3D Modelling | | blender, maya, 3d modeling
    Presentation Design | | powerpoint, ppt, pitch deck
    Service Design | | design thinking`,
  'Film, Sound and Media': `
    Video Editing | वीडियो संपादन | premiere pro, davinci resolve, capcut
    Animation | एनिमेशन | 2d animation
    Motion Graphics | | after effects
    Visual Effects | | vfx
    Photography | छायाचित्रण | photographer
    Product Photography | |
    Photo Editing | | lightroom
    Cinematography | | camera
    Film Direction | फ़िल्म निर्देशन | direction
    Script Writing | पटकथा लेखन | screenwriting, screenplay
    Sound Design | | sound engineering, audio editing
    Music Composition | संगीत रचना | music production
    Singing | गायन |
    Voice Over | | dubbing, narration
    Podcasting | पॉडकास्ट | podcast
    Radio | रेडियो | community radio, rj
    Acting | अभिनय | theatre
    Dance | नृत्य |
    Journalism | पत्रकारिता | reporting, news
    Live Streaming | | youtube live, obs`,
} as const;
