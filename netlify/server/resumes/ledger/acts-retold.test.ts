import { expect, test } from 'vitest';

import { casesOf, isTold } from '#support/told-of.ts';

const INTERVALS = `
= Vertretung der Küchenleitung an jedem zweiten Samstag
+ Jeden zweiten Samstag die Küchenleitung vertreten.
- Vertretung der Küchenleitung an jedem Samstag.
- Vertretung der Küchenleitung samstags.
= Bereitschaft an jedem dritten Wochenende
+ Jedes dritte Wochenende Bereitschaft.
- Bereitschaft an jedem Wochenende.
- Bereitschaft am Wochenende.
= Covered the night desk every third weekend
+ Covered the night desk one weekend in three.
- Covered the night desk at weekends.
- Covered the night desk every weekend.
= Astreinte un week-end sur deux
+ D'astreinte un week-end sur deux.
- Astreinte le week-end.
- Astreinte chaque week-end.
`;
test.each(casesOf(INTERVALS))(
  'R-5 how often stays, wherever it stands: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

const ACTS = `
= Rechnungen geprüft und Kunden beraten
+ Rechnungsprüfung und Kundenberatung.
- Kundenprüfung.
= Monatliche Wartung der Aufzüge, Vertretung des Hausmeisters
+ Vertretung des Hausmeisters sowie monatliche Aufzugswartung.
- Vertretung des Hausmeisters sowie wöchentliche Aufzugswartung.
= Tutrice de deux stagiaires en 2016
+ Tutorat de deux stagiaires en 2016.
- Tutorat de trois stagiaires en 2016.
= Formateur de 12 agents au tri
+ Formation de 12 agents au tri.
- Recrutement de 12 agents au tri.
= Trainer of eight new drivers
+ Trained eight new drivers.
- Hired eight new drivers.
= Vente de billets et information des touristes
+ Vendu des billets et renseigné les touristes.
- Vendu des billets et formé les touristes.
= Aucune plainte en quatre ans
+ Quatre ans sans plainte.
- Six ans sans plainte.
= Kein Unfall in sieben Jahren
+ Sieben Jahre ohne Unfall.
- Acht Jahre ohne Unfall.
`;
test.each(casesOf(ACTS))(
  'R-5 nouns, compounds and participles of an act are its verb: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

const WORDS = `
= Assisted the site engineer on the Marl tunnel
+ Assisted the site engineer on the Marl tunnel project.
- Managed the Marl tunnel project.
= Planted hedges for the Elm Lane orchard
+ Planted hedges for the Elm Lane orchard scheme.
- Planned hedges for the Elm Lane orchard scheme.
= Mitarbeit im Einkauf
+ Mitarbeit im Bereich Einkauf.
- Leitung des Bereichs Einkauf.
= Beratung von Mietern
+ Tätigkeit in der Beratung von Mietern.
- Tätigkeit in der Leitung.
= Participation à la gestion des stocks
+ Participation aux activités de gestion des stocks.
- Responsable du domaine de la gestion des stocks.
= Accueil des patients
+ Travail d'accueil des patients.
- Travail de suivi des patients.
= Inspected boilers and wrote up the findings
+ Inspected boilers and produced written findings.
- Inspected boilers and produced certified findings.
= Berichte über die Begehungen geschrieben
+ Schriftliche Berichte über die Begehungen verfasst.
- Veröffentlichte Berichte über die Begehungen verfasst.
= Trained 8 new porters in lifting and fire safety
+ Taught lifting and fire safety to eight new porters.
- Taught lifting and fire safety to eight managers.
= Flagged problems with the scaffolding to the foreman
+ Raised problems with the scaffolding with the foreman.
- Raised the scaffolding.
= Raised concerns about dosage with the pharmacist
+ Flagged concerns about dosage to the pharmacist.
- Raised dosage.
= Pflege von zehn Bewohnern
+ Zehn Bewohner versorgt.
- Leitung von zehn Bewohnern.
= Elterngespräche mit einer Dolmetscherin
+ Führte Elterngespräche mit einer Dolmetscherin.
- Führte eine Dolmetscherin.
= Grund- und Behandlungspflege für neun Patienten
+ Versorgung von neun Patienten in Grund- und Behandlungspflege.
- Leitung der Grund- und Behandlungspflege.
= Aufbau eines Fahrradverleihs mit 15 Rädern
+ Fahrradverleih mit 15 Fahrrädern aufgebaut.
- Fahrradverleih mit 25 Fahrrädern aufgebaut.
`;
test.each(casesOf(WORDS))(
  'R-5 empty nouns, plain acts and other forms of a noun say the same: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

const HELP = `
= Supported the head gardener in redesigning the rose garden
+ Helped the head gardener redesign the rose garden.
- Redesigned the rose garden with the head gardener's support.
= Unterstützung der Leiterin bei der Überarbeitung des Lehrplans
+ Unterstützte die Leiterin bei der Überarbeitung des Lehrplans.
- Überarbeitung des Lehrplans mit Unterstützung der Leiterin.
= Aide au chef de cuisine pour la refonte de la carte
- Refonte de la carte avec l'aide du chef de cuisine.
= Helped the steward put together the yearly rota for 20 guards
+ Helped the steward with the yearly rota for 20 guards.
- Put together the yearly rota for 20 guards.
`;
test.each(casesOf(HELP))(
  'R-5 who helped did not do it with the help of whom he helped: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

const LIES = `
= Trained cooks for six months
- Trained cooks every six months.
= Trained cooks every six months
- Trained cooks for six months.
= Sold 12 tickets a month
- Sold 12 tickets a year.
= Visited the depot twice a month
- Visited the depot every two months.
= Cut the backlog from 40 to 30 files and closed 12 complaints
- Cut complaints by a quarter.
= Delays fell from 20 to 10 minutes and refunds from 300 to 100 euros
- Delays fell by two thirds.
= Prices rose from 4 to 6 euros
- Prices fell by a third.
= Budget of 300 in 2018 and 600 in 2020 for two gardens
- Doubled two gardens.
= Hired 3 waiters and 2 dishwashers
- Hired five waiters.
= Repaired 3 lifts and 2 escalators
- Repaired five people.
= Ordered paint and supervised two painters
- Ordered paint and two painters.
= Cleaned two boats, and the harbour master inspected the pier
- Cleaned two boats, and inspected the pier.
= Planned the harvest, and supported the vintner in pressing
- Planned the harvest and pressing.
= Kitchen porter; raised concerns about the freezer
- Raised the freezer.
= Bedienung der Kasse und Mithilfe bei der Inventur
- Inventur.
= Assistenz der Projektleitung im Werk Celle
- Projektleitung im Werk Celle.
= Stellvertretende Filialleitung in Celle
- Filialleitung in Celle.
= Zuarbeit für die Buchhaltung
- Buchhaltung.
= Protokoll der Teamsitzung geführt
+ Führung des Protokolls der Teamsitzung.
- Teamsitzung geführt.
= Führung eines Teams von 6 Pflegekräften
+ Sechs Pflegekräfte geführt.
- Führung von sechs Gesprächen.
= Gespräche mit Lieferanten in Celle
- Lieferanten in Celle geführt.
= Probebetrieb der Anlage begleitet
- Betrieb der Anlage geleitet.
= Wartung der Pumpen durch einen Dienstleister
- Wartung der Pumpen.
= Wartung der Pumpen geplant
- Wartung der Pumpen.
= Planung der Dienste, Beratung der Leitung
- Leitung der Dienste.
= Küchenhilfe in der Kantine mit 300 Essen am Tag
- Leitung der Kantine mit 300 Essen am Tag.
= Kundenbeschwerden gesammelt und weitergeleitet
- Kundenbeschwerden gelöst.
= Gestion des stocks confiée à un prestataire
- Confié la gestion des stocks à deux prestataires.
= Maintenance des pompes assurée par un prestataire
- Maintenance des pompes.
= Rapports validés par la directrice
- Validation des rapports.
= Rapports rédigés avec la directrice
- Rapports validés.
= Aide à la rédaction des rapports
- Rapports rédigés.
= Transfert des dossiers de Lille à Metz
- Transfert des dossiers de Metz à Lille.
= Tuteur remplaçant en 2015
- Tutorat de stagiaires en 2015.
= Formation suivie sur les chariots
- Formation de caristes sur les chariots.
= Recrutement d'agents d'accueil et d'agents de service pour la région Sud
- Recrutement de cadres et d'agents de service pour la région Sud
= Un poste sur deux vacant, recrutement de 4 agents
- Recrutement de 8 agents.
= Assisté la formatrice de 12 agents
- Formation de 12 agents.
= Astreinte deux nuits par mois
- Astreinte chaque nuit.
= Délai de livraison de 5 à 8 jours selon la saison
- Délai de livraison réduit de 8 à 5 jours.
= Lieferzeit von 5 bis 8 Tagen
- Lieferzeit um 37 % gesenkt.
= Worked on the Elm Street bridge, a £2m job, as a labourer
- Managed the £2m Elm Street bridge project.
= Wrote a project plan for the museum
- Managed the museum project.
= Studied one period of Roman history
- Studied two periods of Roman history.
= Kept the accounts of one chapter of the union
- Kept the accounts of the union.
= Half day a week in the archive
- Every day in the archive.
= Ran the choir one weekend in four
- Ran the choir every weekend.
`;
test.each(casesOf(LIES))(
  'R-5 none of that lets in what only looks like it: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

const DOERS = `
= Operated cranes on 14 sites
+ Operator of cranes on 14 sites.
+ Worked as an operator of cranes on 14 sites.
- Trained operators of cranes on 14 sites.
- Trained crane operators on 14 sites.
= Trained apprentices
+ Trainer of apprentices.
- Trained trainers of apprentices.
= Led a team that operated cranes
+ Led crane operators.
= Bediente Kräne
+ Bediener von Kränen.
- Schulte Bediener von Kränen.
`;
test.each(casesOf(DOERS))(
  'R-5 who did something is nobody that something was done to: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);
