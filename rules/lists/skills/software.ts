/** Name (the stored value) | Devanagari label | other names that members type. */
export const software = {
  Programming: `
    Python | पायथन | py, python3
    JavaScript | जावास्क्रिप्ट | js, ecmascript
    TypeScript | टाइपस्क्रिप्ट | ts
    Java | जावा | core java, j2ee
    C | | c language, c programming
    C++ | | cpp, cplusplus
    C# | | csharp
    Go | | golang
    Rust | |
    Kotlin | |
    Swift | |
    PHP | | php7, php8
    Ruby | |
    Dart | |
    Scala | |
    R Programming | आर प्रोग्रामिंग | r language, rstudio
    MATLAB | | simulink
    Bash | | shell scripting, shell script
    Assembly Language | असेंबली भाषा | assembler
    Solidity | | smart contracts
    Data Structures and Algorithms | डेटा स्ट्रक्चर और एल्गोरिदम | dsa, algorithms
    Object-Oriented Programming | ऑब्जेक्ट ओरिएंटेड प्रोग्रामिंग | oop, oops
    Version Control with Git | गिट वर्ज़न कंट्रोल | git, github, gitlab
    Open Source Contribution | मुक्त स्रोत | open source`,
  'Web Development': `
    HTML | | html5
    CSS | | css3
    Tailwind CSS | | tailwind
    React | | reactjs
    Next.js | |
    Vue.js | | vue
    Angular | | angularjs
    Svelte | |
    Node.js | | node, express, expressjs
    Django | |
    Flask | | fastapi
    Spring Boot | | spring, spring framework
    Laravel | |
    Ruby on Rails | | rails
    ASP.NET | | dotnet, .net, asp.net core
    WordPress | वर्डप्रेस | elementor
    Web Design | वेब डिज़ाइन | website design
    Web Accessibility | सुगम्यता | a11y, wcag
    REST APIs | | api development, rest api, apis
    GraphQL | |
    Full-Stack Development | फ़ुल-स्टैक डेवलपमेंट | full stack, mern, mean, mern stack
    Frontend Development | फ़्रंटएंड डेवलपमेंट | front end developer
    Backend Development | बैकएंड डेवलपमेंट | back end developer`,
  'Mobile and Games': `
    Android Development | एंड्रॉइड | android, android studio
    iOS Development | आईओएस डेवलपमेंट | ios, swiftui
    Flutter | |
    React Native | |
    Progressive Web Apps | प्रोग्रेसिव वेब ऐप | pwa
    USSD and SMS Services | यूएसएसडी और एसएमएस सेवाएँ | ussd, sms gateway
    Game Development | खेल निर्माण | game dev
    Unity | | unity3d
    Unreal Engine | | ue5
    Godot | |
    Game Design | गेम डिज़ाइन |
    Augmented Reality | ऑगमेंटेड रियलिटी | ar, arcore, arkit
    Virtual Reality | वर्चुअल रियलिटी | vr, xr`,
  'Cloud and Operations': `
    Amazon Web Services | | aws, ec2
    Microsoft Azure | | azure
    Google Cloud | | gcp
    Linux | लिनक्स | ubuntu, linux administration
    Docker | | containers
    Kubernetes | | k8s
    Continuous Integration | कंटीन्यूअस इंटीग्रेशन | ci/cd, jenkins, github actions
    Infrastructure as Code | इन्फ़्रास्ट्रक्चर ऐज़ कोड | terraform, ansible
    DevOps | डेवऑप्स | sre, site reliability
    Networking | नेटवर्किंग | ccna, computer networks
    System Administration | सिस्टम एडमिनिस्ट्रेशन | sysadmin
    Cyber Security | साइबर सुरक्षा | infosec, information security
    Ethical Hacking | एथिकल हैकिंग | penetration testing, pentesting
    Cryptography | क्रिप्टोग्राफ़ी |
    Blockchain | ब्लॉकचेन | web3, ethereum
    Software Testing | सॉफ़्टवेयर परीक्षण | qa, manual testing, quality assurance
    Test Automation | टेस्ट ऑटोमेशन | selenium, playwright, cypress
    Technical Support | तकनीकी सहायता | it support`,
} as const;
