/** What pages write before a value, in English, German, French and Spanish. */
import { plain, plainList } from './plain.ts';

/** `other` is a label whose value no field takes: it is no value of the label before it. */
export type LabelKind =
  | 'company'
  | 'position'
  | 'location'
  | 'salary'
  | 'employment'
  | 'mode'
  | 'contact'
  | 'email'
  | 'posted'
  | 'until'
  | 'requirements'
  | 'description'
  | 'other';

const LISTS: Readonly<Record<LabelKind, string>> = {
  company: `company, company name, employer, employer name, name of employer, advertiser, hiring company, recruiting organisation, recruiting organization, university, Träger, Auftraggeber, Name des Arbeitgebers, collectivité, nom de l'employeur, nombre del empleador, nombre de empresa, organisation, organization, hiring organization, hiring organisation, hiring company, client, agency, institution,
    posted by, business, Unternehmen, Arbeitgeber, Arbeitgeberin, Firma, Firmenname, Betrieb, Einrichtung, Dienststelle, entreprise, employeur, société, recruteur, organisme, structure,
    établissement, nom de l'entreprise, empresa, compañía, organización, empleador, empleadora, entidad, nombre de la empresa, empresa contratante`,
  position: `position, position title, job title, title, role, role title, vacancy, vacancy title, post, post title, job, opening, Stelle, Stellenbezeichnung, Stellentitel, Jobtitel, Berufsbezeichnung, Tätigkeit, Funktion,
    Jobbezeichnung, gesucht wird, poste, intitulé, intitulé du poste, titre du poste, fonction, métier, puesto, puesto de trabajo, título, título del puesto, cargo,
    vacante, nombre del puesto, denominación, denominación del puesto, puesto ofertado`,
  location: `location, campus, locations, job location, job locations, town city, working location, primary location, work site, worksite, Einsatzorte, Ort der Tätigkeit, Stadt, Arbeitsorte, lieu de mission, commune, localisation du poste, ubicación del puesto, municipio, ciudad de trabajo, lugar del puesto, work location, place of work, place, workplace, workplace location, office, office location, duty station, city, city state, town, where, based in, based at, base, site,
    Standort, Standorte, Arbeitsort, Arbeitsplatz, Einsatzort, Dienstort, Dienstsitz, Ort, Arbeitsstätte, Wo, lieu, lieux, lieu de travail, lieu du poste, localisation, localité, lieu d'exercice, lieu d'affectation, ville, situé à, où, ubicación, lugar, lugar de trabajo,
    localidad, localización, ciudad, centro de trabajo, sede, población, dónde, poblacion`,
  salary: `salary, salary range, annual salary, base salary, pay, pay range, pay rate, pay scale, pay band, rate of pay, rate, day rate, daily rate, hourly rate, hourly pay, hourly wage, wage, wages, compensation, compensation range, total compensation, remuneration, salary band, starting salary,
    expected salary, stipend, CTC, annual CTC, what we pay, Gehalt, Gehaltsspanne, Jahresgehalt, Monatsgehalt, Bruttogehalt, Jahresbruttogehalt, Bruttojahresgehalt, Vergütung, Lohn, Stundenlohn, Monatslohn, Jahreslohn, Entgelt, Entgeltgruppe, Bezahlung, Besoldung, Verdienst, Einkommen, Tagessatz, Gehaltsrahmen, Lohnspanne,
    Ausbildungsvergütung, Gehaltsband, Eingruppierung, salaire, salaire annuel, salaire brut, salaire brut annuel, salaire mensuel, rémunération, rémunération annuelle, fourchette salariale, fourchette de salaire, package, tjm, taux horaire, gratification, traitement, salario, salario bruto anual, salario bruto, salario anual, sueldo, rango salarial, banda salarial,
    retribución, retribución bruta, remuneración, remuneración anual, salario ofrecido, honorarios`,
  employment: `employment type, type of employment, employment status, working pattern, work pattern, pattern, hours of work, weekly hours, hours per week, contract hours, contracted hours, contract duration, contract term, contract length, term, basis, appointment type, type of appointment, vacancy type, type of vacancy, job status, full time or part time, full time part time, status, Vollzeit Teilzeit, Arbeitspensum, Beschäftigungsumfang, Beschäftigungsgrad, Stundenumfang, Arbeitsumfang, Anstellungsverhältnis, Wochenarbeitszeit, wöchentliche Arbeitszeit, Laufzeit, temps de travail hebdomadaire, type d'engagement, volume horaire, type de recrutement, nature de l'emploi, taux d'activité, taux d'occupation, tipo de jornada laboral, tipo de oferta, tipo de puesto, turno de trabajo, tipo de contratación, tipo de vacante, horas semanales, job type, contract type, type of contract, contract, employment, working hours, hours, working time, schedule, work schedule, position type, role type, type, commitment, tenure, time type,
    Anstellungsart, Art der Anstellung, Beschäftigungsart, Beschäftigung, Art der Beschäftigung, Beschäftigungsverhältnis, Vertragsart, Vertrag, Arbeitszeit, Arbeitszeitmodell, Arbeitsverhältnis, Anstellung, Umfang, Pensum, Stellenumfang, Wochenstunden, Befristung, Vertragsform, Stellenart,
    type de contrat, contrat, nature du contrat, temps de travail, durée du travail, durée, type d'emploi, type de poste, horaires, rythme, statut, quotité, quotité de travail, tipo de contrato, contrato, tipo de empleo, jornada, jornada laboral, tipo de jornada, horario, duración, modalidad de contrato, dedicación`,
  mode: `workplace type, work model, work mode, work arrangement, working model, work setting, work style, remote, remote work, remote policy, remote status, home office, working arrangements, workplace policy, Arbeitsmodell, Homeoffice, Home-Office, mobiles Arbeiten, Arbeitsform, Remote-Arbeit, télétravail, mode de travail, organisation du travail,
    modalité de travail, modalités, politique de télétravail, modalidad, modalidad de trabajo, teletrabajo, modelo de trabajo, trabajo remoto`,
  contact: `contact, contact person, point of contact, primary contact, contact for enquiries, informal enquiries to, further information, name of contact, for further information, job contact, for questions about the job contact, Ansprechpersonen, Auskunft erteilt, Auskünfte erteilt, Weitere Auskünfte, Ihre Kontaktperson, dein Kontakt, Fachliche Auskünfte, contact recrutement, contacts, informations, tuteur, contacto de recursos humanos, más información, informes, Fragen, Noch Fragen, Haben Sie Fragen, Hast du Fragen, Fragen zur Stelle, any questions, got questions, have questions, des questions, une question, preguntas, tienes dudas, contact name, your contact, your contact person, contact details, recruiter, your recruiter, hiring manager, hiring contact, hiring lead, your consultant, your recruitment consultant, questions, enquiries, enquiries to, inquiries, for enquiries, informal enquiries, talk to, posted by recruiter, reach out to, Ansprechpartner, Ansprechpartnerin, Ansprechperson, Ihr Ansprechpartner, Ihre Ansprechpartnerin, Ihre Ansprechperson, dein Ansprechpartner,
    deine Ansprechpartnerin, deine Ansprechperson, Kontakt, Kontaktperson, Ihr Kontakt, dein Kontakt, Rückfragen, Rückfragen an, Auskunft, Auskünfte, Bewerbung an, Bewerbungen an, Personalabteilung, Recruiterin, votre contact, votre interlocuteur, votre interlocutrice, interlocuteur, interlocutrice, personne à contacter, personne de contact, contacter, renseignements, contact rh, recruteuse, chargé de recrutement, chargée de recrutement, responsable du recrutement,
    contacto, persona de contacto, tu contacto, contacta con, información, reclutador, reclutadora, técnico de selección, técnica de selección, responsable de selección, dudas, consultas`,
  email: `email, e-mail, mail, email address, e-mail address, contact email, apply to, send your cv to, applications to, E-Mail-Adresse, Mailadresse, E-Mail an, Bewerbung per E-Mail, courriel, adresse e-mail, adresse mail, mél, correo, correo electrónico, dirección de correo, enviar cv a`,
  posted: `posted, placed on, opening date, date opened, advert date, advertised on, date advertised, opens, publiziert am, Datum der Veröffentlichung, posted on, date posted, posting date, published, published on, publication date, listed, listed on, open since, date, advertised, Veröffentlicht, Veröffentlicht am, Veröffentlichungsdatum, online seit, Erschienen, Erschienen am, eingestellt am, Ausgeschrieben am, publié, publié le, publiée le, date de publication, date de parution, mise en ligne, en ligne depuis, parue le, fecha de publicación, publicado, publicada, publicado el, fecha, publicada el`,
  until: `closing date, close date, closing date for applications, closing date and time, applications due, application due date, due date, apply no later than, applications to be received by, last day to apply, last date for applications, last application date, advert closes, job closes, vacancy closes, Bewerbungsende, Bewerbung möglich bis, Ausschreibungsende, Bewerbungszeitraum bis, Stichtag, date limite de réception des candidatures, date limite d'envoi, date de fin de publication, limite de candidature, candidature avant le, postuler jusqu'au, cierre de inscripción, cierre de convocatoria, fin de plazo, fecha fin, fecha límite de postulación, postula antes de, fecha de vencimiento, closes, closes on, closing, deadline, application deadline, apply by, apply until, apply before, applications close, valid through, valid until, expires, expires on, expiry date, open until, last date to apply, application closing date, time left to apply, application end date, Bewerbungsfrist, Bewerbungsschluss, Frist, Bewerben bis, Bewerbung bis, Einsendeschluss, gültig bis, läuft ab am, Ende der Bewerbungsfrist, date limite, date limite de candidature, date limite de dépôt, date limite pour postuler, candidatures jusqu'au, clôture, clôture des candidatures, postuler avant le, date de clôture, à pourvoir avant, fin de publication, fecha límite, fecha límite de inscripción, fecha límite de solicitud, fecha límite de candidatura, plazo, plazo de inscripción, plazo de solicitud, cierre, fecha de cierre, hasta, inscripción hasta, caduca`,
  requirements: `requirements, requirement, qualifications, skills, required skills, must have, must haves, what you need, essential, essential skills, desirable, experience required, key skills, Anforderungen, Anforderung, Voraussetzungen, Qualifikation, Qualifikationen, Profil, Ihr Profil, dein Profil, exigences, profil, profil recherché, compétences, compétences requises, prérequis, requisitos, perfil, conocimientos, requisitos mínimos, se requiere, se valora`,
  description: `description, job description, summary, job summary, about the role, role description, Stellenbeschreibung, Beschreibung, Aufgaben, Ihre Aufgaben, deine Aufgaben, description du poste, descriptif, descriptif du poste, missions, descripción, descripción del puesto, funciones, tareas, responsibilities, duties`,
  other: `department, team, reference, ref, ref no, reference number, job reference, job id, job number, job code, requisition, requisition id, req id, id, vacancy number, vacancy id, start, start date, starting, available from, category, job category, job function, function, industry, sector, seniority, seniority level, experience, experience level, years of experience, level, grade, education, education level, languages, language, benefits, perks, travel, visa, visa sponsorship, reports to, reporting to, line manager, number of positions, openings, positions, vacancies, headcount, duration, phone, telephone, tel, mobile, fax, address, website, web, url, share, applicants, views, apply, size, company size, founded, headquarters, security clearance, clearance, shift, shifts, salary type, bonus, start of work, source, tags, keywords,
    Abteilung, Bereich, Referenz, Referenznummer, Kennziffer, Kennzahl, Stellen-ID, Job-ID, Stellennummer, Eintritt, Eintrittsdatum, Eintrittstermin, Beginn, Starttermin, Startdatum, Arbeitsbeginn, ab wann, Kategorie, Berufsfeld, Branche, Karrierestufe, Karrierelevel, Berufserfahrung, Ausbildung, Abschluss, Sprachen, Sprache, Urlaub, Benefits, Telefon, Mobil, Adresse, Anschrift, Webseite, Internet, Anzahl, Anzahl Stellen, Mitarbeiter, Mitarbeitende, Dauer, Vorgesetzte, Vorgesetzter, Reisebereitschaft, Probezeit,
    service, équipe, référence, réf, n° d'offre, numéro de l'offre, début, date de début, prise de poste, date de prise de poste, date d'embauche, catégorie, secteur, secteur d'activité, niveau d'études, niveau d'étude, études, expérience, niveau d'expérience, expérience requise, langues, langue, avantages, téléphone, tél, adresse, site web, site internet, effectif, nombre de postes, déplacements, rattachement, formation, permis, domaine,
    departamento, equipo, referencia, ref oferta, código, número de vacantes, vacantes, plazas, incorporación, fecha de incorporación, inicio, fecha de inicio, categoría, sector, área, experiencia, experiencia mínima, nivel, nivel de estudios, estudios, estudios mínimos, formación mínima, titulación, idiomas, idioma, beneficios, teléfono, dirección, página web, web, número de empleados, inscritos, personal a cargo, turno, carné`,
};

const LABELS = new Map<string, LabelKind>();
for (const [kind, text] of Object.entries(LISTS) as [LabelKind, string][])
  for (const label of plainList(text)) if (!LABELS.has(label)) LABELS.set(label, kind);

const LONGEST_LABEL = 60;
const ARTICLES =
  /^(?:the|your|our|ihre?r?|deine?r?|unsere?r?|der|die|das|votre|vos|notre|nos|le|la|les|tu|su|el|los|las|job) /;

/** What a label names; nothing for other words. `Location(s)` and `Vergütung / Gehalt` are labels too. */
export function labelKind(text: string): LabelKind | undefined {
  if (text.length > LONGEST_LABEL) return undefined;
  const label = plain(text.replace(/\([^()]{0,20}\)/g, ''));
  const whole = LABELS.get(label) ?? LABELS.get(label.replace(ARTICLES, ''));
  if (whole !== undefined) return whole;
  const parts = text.split(/[/|&,]|(?: (?:and|und|et|y|or|oder) )/).map(plain);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const kinds = parts.map((part) => LABELS.get(part) ?? LABELS.get(part.replace(ARTICLES, '')));
  return kinds.every((kind) => kind !== undefined) ? kinds[0] : undefined;
}

/** Pictures that stand before a value as a label does. */
const SIGNS: readonly [RegExp, LabelKind][] = [
  [/^(?:📍|🌍|🌎|🌏|🗺️?|📌)/u, 'location'],
  [/^(?:💰|💶|💵|💷|💸|🤑)/u, 'salary'],
  [/^(?:🏢|🏭|🏛️?)/u, 'company'],
  [/^(?:⏰|🕒|🕘|🕐|⏱️?|📄|📝|📃)/u, 'employment'],
  [/^(?:🏠|🏡|💻)/u, 'mode'],
  [/^(?:✉️?|📧|📨|📩)/u, 'email'],
  [/^(?:👤|🙋|🧑|👩|👨)/u, 'contact'],
];

/** `📍 Berlin` names its place. */
export function signKind(text: string): { kind: LabelKind; value: string } | undefined {
  for (const [sign, kind] of SIGNS) {
    const [found] = sign.exec(text) ?? [];
    if (found !== undefined)
      return {
        kind,
        value: text
          .slice(found.length)
          .replace(/^[\ufe0f\s]{1,3}/, '')
          .trim(),
      };
  }
  return undefined;
}
