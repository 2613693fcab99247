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
    R Programming | | r language, rstudio
    MATLAB | | simulink
    Bash | | shell scripting, shell script
    Assembly Language | | assembler
    Solidity | | smart contracts
    Data Structures and Algorithms | | dsa, algorithms
    Object-Oriented Programming | | oop, oops
    Version Control with Git | | git, github, gitlab
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
    Full-Stack Development | | full stack, mern, mean, mern stack
    Frontend Development | | front end developer
    Backend Development | | back end developer`,
  'Mobile and Games': `
    Android Development | एंड्रॉइड | android, android studio
    iOS Development | | ios, swiftui
    Flutter | |
    React Native | |
    Progressive Web Apps | | pwa
    USSD and SMS Services | | ussd, sms gateway
    Game Development | खेल निर्माण | game dev
    Unity | | unity3d
    Unreal Engine | | ue5
    Godot | |
    Game Design | |
    Augmented Reality | | ar, arcore, arkit
    Virtual Reality | | vr, xr`,
  'Cloud and Operations': `
    Amazon Web Services | | aws, ec2
    Microsoft Azure | | azure
    Google Cloud | | gcp
    Linux | लिनक्स | ubuntu, linux administration
    Docker | | containers
    Kubernetes | | k8s
    Continuous Integration | | ci/cd, jenkins, github actions
    Infrastructure as Code | | terraform, ansible
    DevOps | | sre, site reliability
    Networking | नेटवर्किंग | ccna, computer networks
    System Administration | | sysadmin
    Cyber Security | साइबर सुरक्षा | infosec, information security
    Ethical Hacking | | penetration testing, pentesting
    Cryptography | |
    Blockchain | ब्लॉकचेन | web3, ethereum
    Software Testing | सॉफ़्टवेयर परीक्षण | qa, manual testing, quality assurance
    Test Automation | | selenium, playwright, cypress
    Technical Support | तकनीकी सहायता | it support`,
} as const;
