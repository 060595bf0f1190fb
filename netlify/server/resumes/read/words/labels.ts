/** Labels before a value, as forms and German résumés have them; folded, without colon. */
export const CONTACT_LABELS = {
  headline:
    'beruf|profession|occupation|role|title|job title|current position|metier|poste|berufsbezeichnung|poste actuel'.split(
      '|',
    ),
  firstName:
    'vorname|vornamen|vorname(n)|first name|first names|given name|given names|forename|prenom|prenoms|prenom(s)'.split(
      '|',
    ),
  surname: 'nachname|familienname|zuname|surname|last name|family name|nom de famille|nom d’usage'.split('|'),
  name: 'vorname und name|name und vorname|vorname / name|prenom et nom|prenom nom|first name(s) / surname(s)|vorname name|vorname, name|name vorname|vor- und zuname|vor- und familienname|name|full name|vorname nachname|vor- und nachname|nachname(n) / vorname(n)|nachname / vorname|first name(s) surname(s)|surname(s) first name(s)|surname(s) / first name(s)|surname / first name|nom et prenom|nom|nom(s) prenom(s)|nom prenom|first name / surname|name, vorname'.split(
    '|',
  ),
  location:
    'permanent address|present address|current address|current location|present location|postal address|mailing address|correspondence address|address|addr|adresse|anschrift|city / state|city/state|city, state|city and state|location|place|standort|wohnort|residence|lieu|domicile|ort|home address|adresse(n)|address(es)|adresse postale|city|ville|plz/ort|plz / ort|plz, ort|city, state, zip|code postal et ville|based in|wohnhaft in'.split(
      '|',
    ),
  phone:
    'phone|telephone|telefon|tel|mobile|cell|mobil|handy|telefon(e)|telephone(s)|telephone portable|portable|mob|ph|p|t|m|festnetz|cell phone|telefonnummer|phone number|gsm|mobile no|mobile number|phone no|contact no|contact number|tel. no|handynummer|mobilnummer|numero de telephone'.split(
      '|',
    ),
  email:
    'email|e-mail|mail|courriel|e-mail(s)|e-mail-adresse|email address|e|adresse e-mail|mel|adresse electronique|email id|e-mail id|mail id'.split(
      '|',
    ),
  linkedin: ['linkedin', 'li', 'linkedin profile'],
  link: 'website|web|webseite|homepage|github|portfolio|site|site web|blog|url|xing|twitter|orcid|gitlab|internet|w'.split(
    '|',
  ),
  other:
    'father’s name|mother’s name|husband’s name|passport|passport no|passport number|notice period|kundigungsfrist|eintrittstermin|preavis|geboren|geboren am|geburtsdatum|geburtsort|date of birth|born|dob|ne le|nee le|date de naissance|lieu de naissance|nationality|staatsangehorigkeit|nationalitat|nationalite|familienstand|marital status|situation familiale|situation|etat civil|zivilstand|heimatort|burgerort|staatsburgerschaft|date et lieu de naissance|strasse|street|rue|plz|zip|code postal|geschlecht|sex|gender|sexe|fax|konfession|religion|age|alter|permis|permis de conduire|fuhrerschein|driving licence|availability|verfugbarkeit|disponibilite|visa|work authorization|citizenship|kinder|skype|geburtstag|geburtsdatum und -ort|geburtsdatum/-ort|place of birth|anschrift der eltern|wunschposition|angestrebte tatigkeit|desired employment / occupational field|gehaltsvorstellung|pronouns'.split(
      '|',
    ),
} as const;

/** Of Europass and like forms: what stands beside them. */
export const ENTRY_LABELS = {
  place:
    'ort|land|stadt|location|place|city|country|town|lieu|ville|pays|standort|arbeitsort|einsatzort'.split(
      '|',
    ),
  dates:
    'zeitraum|year|years|jahr|jahre|annee|annees|when|wann|quand|from – to|from - to|from / to|dates employed|dates of employment|employment dates|dates attended|year of passing|passing year|year of completion|year completed|date completed|year graduated|von – bis|von - bis|von / bis|von bis|de – a|du – au|dates|date|datum|datum (von - bis)|dates (from - to)|dates (de - a)|dates (de – a)|dates (from – to)|datum (von – bis)|periode|period|zeit|duration|dauer|duree'.split(
      '|',
    ),
  begin: 'from|start|start date|started|beginning|von|beginn|eintritt|de|du|debut|date de debut'.split('|'),
  end: 'to|end|end date|ended|until|bis|ende|austritt|a|au|fin|date de fin'.split('|'),
  title:
    'beruf oder funktion|post|occupation or position held|fonction ou poste occupe|position|funktion|poste|job title|title|role|rolle|fonction|poste occupe|tatigkeit|beruf|occupation|position held|position title|designation|stelle|stellenbezeichnung|berufsbezeichnung|tatig als|eingesetzt als|job|post|intitule du poste|emploi|metier'.split(
      '|',
    ),
  company:
    "betrieb|unternehmen|arbeitsstelle|organisation|workplace|name und ort des arbeitgebers|name und adresse des arbeitgebers|name and address of employer|nom et adresse de l’employeur|nom et adresse de l'employeur|nom et ville de l’employeur|employer|employer name|name of employer|company name|name of company|arbeitgeber|employeur|company|firma|unternehmen|entreprise|organization|organisation|client|kunde|auftraggeber|mandant|donneur d’ordre".split(
      '|',
    ),
  tasks:
    'wichtigste tatigkeiten und zustandigkeiten|main activities and responsibilities|principales activites et responsabilites|aufgaben|responsibilities|duties|tasks|key responsibilities|main responsibilities|missions|taches|tatigkeiten|key achievements|achievements|aufgabenbereiche|schwerpunkte|selected achievements|highlights|erfolge|hauptaufgaben|aufgaben und verantwortung|realisations|accomplishments|description|beschreibung|notable achievements|activites|key accomplishments|major achievements|principales missions|missions principales'.split(
      '|',
    ),
  degree:
    'degree or diploma|degree / diploma|degree earned|degree/diploma|bezeichnung der erworbenen qualifikation|award|title of qualification awarded|intitule du certificat ou diplome delivre|qualification|degree|abschluss|diplome|titel|studiengang|fachrichtung|erworbene qualifikation|course|fach|examination|examination passed|exam|exam passed|standard'.split(
      '|',
    ),
  school:
    "einrichtung|bildungseinrichtung|university|college|lehranstalt|name und art der bildungseinrichtung|name und art der bildungs- oder ausbildungseinrichtung|name and type of organisation providing education and training|nom et type de l’etablissement d’enseignement ou de formation|nom et type de l'etablissement d'enseignement ou de formation|school|school name|name of school|institution|schule|hochschule|university|universitat|etablissement|ecole|universite|bildungseinrichtung|institute|name of institute|name of the institute|name of institution|name of the institution|board|school / college".split(
      '|',
    ),
  other:
    'tatigkeitsbereich oder branche|type of business or sector|type ou secteur d’activite|hauptfacher/berufliche fahigkeiten|principal subjects/occupational skills covered|stufe der nationalen oder internationalen klassifikation|level in national or international classification|branche|sector|industry|secteur|marks|percentage|result|grade|note|ergebnis|mention|% of marks|marks obtained|percentage of marks|aggregate|cgpa|gpa|%|division'.split(
      '|',
    ),
} as const;
