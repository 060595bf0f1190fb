/** What headings of resumes are made of, in English, German and French; without accents and in small letters. */
export type SectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'achievements'
  | 'projects'
  | 'publications'
  | 'interests'
  | 'volunteering'
  | 'references'
  | 'links'
  | 'contact'
  | 'other';

const listed = (phrases: string): readonly string[] => phrases.split('|');

/** Words or phrases that name a kind; the longest that a heading holds decides. */
export const KINDS: Record<Exclude<SectionKind, 'other'>, readonly string[]> = {
  summary: listed(
    'qui je suis|wer ich bin|in brief|at a glance|kurz gesagt|en bref|who i am|auf einen blick|en quelques mots|introduction|einleitung|presentation|summary|professional summary|career summary|executive summary|profile|career profile|professional profile|objective|career objective|about|about me|overview|personal statement|profil|kurzprofil|zusammenfassung|uber mich|berufliches profil|karriereziel|ziel|personliches profil|resume|a propos|a propos de moi|profil professionnel|objectif|objectif professionnel|presentation|synthese|en bref|highlights of qualifications|summary of qualifications|qualifications summary|personal profile|qualifikationsprofil|werdegang in kurze|zielsetzung|berufsziel|berufliches ziel|motivation|kurzvorstellung|steckbrief|accroche|mon profil|candidate profile|career overview|introduction|bio|biography|professional overview|profile summary|qui suis-je|projet professionnel|ziele|kurzportrat|portrat',
  ),
  experience: listed(
    'nebenjob|nebenjobs|nebentatigkeit|nebentatigkeiten|ferienjob|ferienjobs|jobs d’ete|petits boulots|student jobs|part-time jobs|what i’ve done|what i have done|what i’ve done so far|what i have done so far|where i’ve worked|was ich gemacht habe|was ich bisher gemacht habe|wo ich gearbeitet habe|ce que j’ai fait|ou j’ai travaille|praxis|berufspraxis|berufliche praxis|my career so far|where i have worked|emplois occupes|postes occupes|vie professionnelle|mon parcours|appointments|assignments|engagements|career to date|bisherige tatigkeiten|arbeitsverhaltnisse|berufliche tatigkeiten|beruflicher weg|posts|posts held|beschaftigung|experience|experiences|erfahrung|erfahrungen|employment|employment history|work history|work experience|career history|career|professional background|professional history|positions|positions held|appointments|academic appointments|internships|internship|berufserfahrung|berufserfahrungen|berufspraxis|berufliche erfahrung|berufliche erfahrungen|beruflicher werdegang|werdegang|berufstatigkeit|berufliche tatigkeit|berufliche tatigkeiten|berufliche stationen|stationen|beruflicher hintergrund|berufsweg|berufslaufbahn|laufbahn|praktika|praktische erfahrung|praktische erfahrungen|praxiserfahrung|tatigkeiten|arbeitserfahrung|experience professionnelle|experiences professionnelles|parcours professionnel|parcours|carriere|emplois|stages|postes occupes|career experience|career progression|employment experience|professional career|berufliche praxis|beschaftigungen|beschaftigungsverhaltnisse|anstellungen|beruflicher lebenslauf|relevant employment|vie professionnelle|emplois occupes|professional engagements|employment record|employment summary|work record|service history|military experience|arbeitsstellen|arbeitsverhaltnisse|bisherige tatigkeiten|parcours pro|experiences de travail',
  ),
  education: listed(
    'postgraduate training|residency|residencies|residency training|medical training|clinical training|what i’ve studied|what i studied|where i’ve studied|where i studied|where i have studied|where i went to school|school|schools attended|was ich gelernt habe|wo ich gelernt habe|ce que j’ai etudie|ou j’ai etudie|education|academic credentials|academic details|academic profile|academic background|academic history|academic qualifications|academics|studies|qualifications|schooling|degrees|ausbildung|bildung|bildungsweg|ausbildungsweg|studium|schule|schulbildung|schulausbildung|berufsbildung|hochschulausbildung|akademische ausbildung|akademischer werdegang|aus- und weiterbildung|schulischer werdegang|studium und schule|formation|formations|etudes|diplomes|scolarite|cursus|parcours academique|parcours scolaire|parcours universitaire|formation academique|abschlusse|studienabschlusse|akademischer hintergrund|akademische laufbahn|bildungsgang|bildungslaufbahn|bildung und abschlusse|etudes et diplomes|formation initiale|formation continue|educational background|education history|educational qualifications|academic record|academic training|schullaufbahn|schulabschluss|berufsausbildung|titres et diplomes',
  ),
  skills: listed(
    'what i know|things i do well|what i do well|ce que je fais bien|was ich gut mache|what i’m good at|what i am good at|things i’m good at|was ich gut kann|ce que je sais faire|toolbox|werkzeugkasten|werkzeuge|handwerkszeug|boite a outils|what i can do|abilities|skill set|atouts|savoir-faire|outils|fachliches|know-how|besondere kenntnisse|was ich kann|informatique|methoden|methods|practice areas|areas of practice|good at|skilled in|fachgebiete|arbeitsgebiete|specialisms|skills|skill|competencies|competences|competence|expertise|technology|technologies|technologie|technical proficiencies|proficiencies|strengths|tools|areas of expertise|core competencies|skill set|toolbox|tech stack|stack|key qualifications|kenntnisse|fahigkeiten|kompetenzen|fachkenntnisse|edv-kenntnisse|edv|it-kenntnisse|ikt-kenntnisse|softwarekenntnisse|kernkompetenzen|qualifikationen|starken|top-kenntnisse|schlusselqualifikationen|savoir-faire|savoir-etre|atouts|outils|outils informatiques|informatique|competences cles|competences techniques|logiciels|top skills|besondere kenntnisse|weitere kenntnisse|sonstige kenntnisse|soft skills|hard skills|software|personliche fahigkeiten und kompetenzen|areas of knowledge|capabilities|specialties|specialities|schwerpunkte|fachliche schwerpunkte|know-how|fachkompetenz|fachkompetenzen|methodenkompetenz|it-kompetenzen|it kenntnisse|pc-kenntnisse|computerkenntnisse|areas of strength|skill highlights|abilities|knowledge|proficiency|technical knowledge|domaines de competence|domaines de competences|domaines d’expertise|aptitudes|talents|connaissances|bureautique|kompetenzprofil|kennen und konnen|what i do well',
  ),
  languages: listed(
    'languages|languages known|language|language skills|sprachen|sprachkenntnisse|fremdsprachen|langues|langue|competences linguistiques|connaissances linguistiques|aptitudes linguistiques|linguistic skills|muttersprache|muttersprachen|muttersprache(n)|sonstige sprachen|sonstige sprache(n)|weitere sprachen|langue maternelle|langues etrangeres|mother tongue|mother tongue(s)|other language(s)|other languages|langue(s) maternelle(s)|autre(s) langue(s)|autres langues|language proficiency|spoken languages|fremdsprachenkenntnisse|langues parlees|languages spoken|sprachliche kenntnisse|sprachfahigkeiten',
  ),
  certifications: listed(
    'cards|cards held|cards and tickets|designations|professional designations|training|attestations|habilitations|lehrgange|nachweise|scheine|bescheinigungen|tickets|licences and tickets|permis et habilitations|accreditations|credentials|formation complementaire|formations courtes|bar admission|admission|tickets held|further qualifications|zusatzausbildung|zusatzausbildungen|training courses|courses|courses and training|short courses|online courses|further training|additional training|formations complementaires|nachweise|befahigungsnachweise|bescheinigungen und nachweise|qualifikationsnachweise|permits|certifications|certification|certificates|certificate|licenses|licences|license|licensure|registrations|registration|credentials|accreditations|bar admissions|admissions|registration and qualifications|certificates and licenses|licenses and certifications|licences and certifications|professional development|professional qualifications|zertifikate|zertifizierungen|zertifikate und fuhrerschein|zusatzqualifikationen|zusatzqualifikation|lizenzen|fortbildungen|fortbildung|weiterbildung|weiterbildungen|zulassungen|bescheinigungen|zertifikat|certificats|habilitations|permis et certificats|licences et certifications|professional certifications|training and certifications|certifications and training|kurse und zertifikate|seminare|courses and certifications|scheine|lehrgange|kurse|kurse und seminare|fuhrerscheine|accreditation|tickets|professional registrations|professional licenses|certificates and training|attestations|qualifications and certificates|qualifications and certifications|certificates and qualifications|titres professionnels|schulungen|berechtigungen|befahigungen',
  ),
  achievements: listed(
    'preise|preise und auszeichnungen|ehrungen|prix|prizes|recompenses|decorations|achievements|achievement|accomplishments|awards|award|honors|honours|honors and awards|awards and honors|honors-awards|prizes|distinctions|fellowships|scholarships|recognition|recognitions|key achievements|auszeichnungen|auszeichnung|preise|ehrungen|erfolge|stipendien|wettbewerbe|prix|recompenses|realisations|prix et distinctions|bourses|selected achievements|awards and fellowships|career highlights|highlights|selected accomplishments|commendations|medals|accolades|preise und stipendien|erfolge und auszeichnungen|distinctions et prix|notable achievements|key accomplishments|career achievements|concours|wichtigste erfolge|palmares',
  ),
  projects: listed(
    'what i’ve built|what i have built|what i’ve made|things i’ve built|things i’ve made|was ich gebaut habe|ce que j’ai construit|projects|project|personal projects|side projects|key projects|portfolio projects|school projects|open source|projekte|projekterfahrung|projekt|ausgewahlte projekte|projet|projets|projets personnels|realisations personnelles|research projects|project experience|projektliste',
  ),
  publications: listed(
    'publications|publication|published work|published works|published translations|ouvrages|traductions publiees|veroffentlichte ubersetzungen|papers|articles|patents|publikationen|veroffentlichungen|patente|brevets|selected publications|bibliography|peer-reviewed publications|publikationsliste',
  ),
  interests: listed(
    'hors travail|en dehors du travail|outside work|away from work|outside of work|privates|privat|en prive|private interessen|personliche interessen|beyond work|when not working|leisure|off duty|off the clock|free time|interests|hobbies|hobby|hobbys|personal interests|interessen|freizeit|centres d’interet|centres d’interet|centre d’interet|interets|loisirs|passions|passe-temps|freizeitaktivitaten|hobbies and interests|interests and hobbies|interessen und hobbys|personliche interessen|divers et loisirs|leisure|pastimes|leisure activities|freizeitinteressen|activites|activites extra-professionnelles|interessengebiete|outside work|away from work|extracurricular activities',
  ),
  volunteering: listed(
    'positions of responsibility|leadership positions|extracurricular|extra-curricular activities|giving back|how i give back|volunteering|activities|leadership and activities|activities and leadership|leadership experience|leadership & activities|volunteer|volunteer work|volunteer experience|volunteer service|community service|community involvement|ehrenamt|ehrenamtliche tatigkeit|ehrenamtliche tatigkeiten|ehrenamtliches engagement|engagement|soziales engagement|gesellschaftliches engagement|benevolat|experience benevole|activites benevoles|engagements|vie associative|activites associatives|community|volunteer activities|volunteer positions|voluntary work|freiwilliges engagement|freiwilligenarbeit|activites benevoles et associatives|civic engagement',
  ),
  references: listed(
    'references|reference|referees|referenzen|recommendations|empfehlungen|referents|testimonials|referenzpersonen|references on request|recommandations',
  ),
  links: listed(
    'links|web|online|websites|website|profiles|social media|liens|webseiten|online profiles|portfolio',
  ),
  contact: listed(
    'contact|contact information|contact details|personal information|personal details|personal data|kontakt|kontaktdaten|personliche daten|personliche angaben|angaben zur person|personalien|zur person|coordonnees|informations personnelles|etat civil|informations|personal info|donnees personnelles|kontaktinformationen|details|contacts',
  ),
};

/** Of experience, if nothing else stands beside them. */
export const WHOLE_HEADINGS = listed('work|jobs|roles|beruf|berufliches|stationen|emploi|postes');

/** Of skills likewise. */
export const WHOLE_SKILLS = listed('it|technical|technisches|technique|techniques');

/** Of projects: `Selected work experience` is none of them. */
export const WHOLE_PROJECTS = listed(
  'selected work|selected works|selected credits|ausgewahlte arbeiten|arbeitsproben|travaux choisis|realisations choisies',
);

/** Of what has no field. */
export const OTHER_HEADINGS = listed(
  'speaking|speaking engagements|public speaking|conference talks|zusatzliche angaben|zusatzliche informationen|annexes|areas of accomplishment|divers|sonstiges|weiteres|varia|miscellaneous|additional information|other information|further information|informations complementaires|autres informations|weitere angaben|weitere informationen|memberships|affiliations|professional affiliations|professional memberships|mitgliedschaften|adhesions|affiliations professionnelles|grants|research funding|drittmittel|permis de conduire|fuhrerschein|permis|driving licence|availability|verfugbarkeit|patents pending|talks|invited talks|presentations|service|professional service|teaching|lehre|vortrage|conferences|enseignement|enseignements|responsabilites collectives|responsabilites administratives|gremien|gremienarbeit|gutachtertatigkeit|gutachten|peer review|reviewing|expertises|committees|committee work|declaration|clearance|security clearance|sicherheitsuberprufung|also|ausserdem|en plus',
);

/** Titles of the document itself. */
export const DOCUMENT_TITLES = listed(
  'curriculum vitae|curriculum|cv|c.v.|resume|lebenslauf|tabellarischer lebenslauf|europass|europass lebenslauf|europass curriculum vitae|bewerbung|vita|bewerbungsunterlagen',
);

/** Words that may stand around the kind without changing it. */
export const MODIFIERS = listed(
  'professional|permis|fuhrerschein|technische|organisatorische|sprachliche|organisationnelles|relevant|selected|additional|other|further|key|core|main|technical|computer|personal|general|recent|current|previous|earlier|clinical|teaching|research|industry|academic|practice|work|military|legal|management|leadership|and|&|of|the|my|in|a|/|und|et|de|du|des|la|le|les|d’|l’|en|mes|meine|weitere|sonstige|besondere|berufliche|fachliche|personliche|soziale|it|wichtige|ausgewahlte|principales|professionnelle|professionnelles|professionnel|techniques|cles|linguistiques|informatiques|personnelles|personnels|autres|complementaires|complementaire|competitions|memberships|social|special|digital|digitale|it-|edv-|sprach-|schul-|aus-|fach-|ikt-|history|summary|information|list|complementaires|career|professional',
);
