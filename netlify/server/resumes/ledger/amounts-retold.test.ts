import { expect, test } from 'vitest';

import { casesOf, isTold } from '#support/told-of.ts';

const SHARES = `
= Complaints about the buses fell from 40 to 30 a month
+ Complaints about the buses fell by a quarter, from 40 to 30 a month.
+ Complaints about the buses fell by 25%.
- Complaints about the buses fell by a third.
= Cut scrap from 8% to 4% of all castings
+ Cut scrap by half, from 8% to 4% of all castings.
+ Halved scrap.
- Cut scrap by 4%.
= The choir grew from 20 to 60 singers
+ The choir tripled from 20 to 60 singers.
+ The choir grew by 200%, from 20 to 60 singers.
- The choir doubled.
= Entries for the flower show: 200 in 2018, 260 in 2019
+ Entries for the flower show rose by 30%, from 200 in 2018 to 260 in 2019.
- Entries for the flower show rose by 40%, from 200 in 2018 to 260 in 2019.
= Lowered heating costs from 800 to 600 euros and water costs from 100 to 90 euros
+ Lowered heating costs by a quarter.
- Lowered water costs by a quarter.
= Durchlaufzeit der Aufträge von 12 auf 9 Tage gesenkt
+ Senkung der Durchlaufzeit der Aufträge um ein Viertel (von 12 auf 9 Tage).
+ Durchlaufzeit der Aufträge um 25 % gesenkt.
- Durchlaufzeit der Aufträge um ein Drittel gesenkt.
= Besucherzahl der Lesungen von 50 auf 100 gesteigert
+ Besucherzahl der Lesungen verdoppelt.
+ Verdopplung der Besucherzahl der Lesungen von 50 auf 100.
- Besucherzahl der Lesungen verdreifacht.
= Délai de réponse aux locataires passé de 6 à 3 jours
+ Baisse de 50 % du délai de réponse aux locataires.
+ Baisse de moitié du délai de réponse aux locataires.
- Délai de réponse aux locataires réduit d'un tiers.
= Réduction des rebuts de 80 à 60 kg par semaine
+ Baisse d'un quart des rebuts, de 80 à 60 kg par semaine.
+ Rebuts réduits de 25 %.
- Baisse d'un tiers des rebuts.
`;
test.each(casesOf(SHARES))(
  'R-5 a share or a multiple follows from two amounts, up or down as they went: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

const SUMS = `
= Inspected 14 lorries and 3 vans
+ Inspected 17 vehicles.
- Inspected 17 lorries.
= Anleitung von 6 Köchen und 3 Aushilfen
+ Neun Personen angeleitet: 6 Köche und 3 Aushilfen.
- Zehn Personen angeleitet.
= Encadrement de 4 maçons et 2 apprentis
+ Encadré six personnes : quatre maçons et deux apprentis.
- Encadré sept personnes.
= Beratung von 12 Familien
+ Ein Dutzend Familien beraten.
- Ein halbes Dutzend Familien beraten.
= Betreuung von 6 Gärten
+ Ein halbes Dutzend Gärten betreut.
- Ein Dutzend Gärten betreut.
= Entretien de 21 jardins
+ Entretenu vingt et un jardins.
- Entretenu vingt jardins.
= Sold 500 raffle tickets at two fairs
+ Sold five hundred raffle tickets at a couple of fairs.
- Sold five hundred raffle tickets at a dozen fairs.
`;
test.each(casesOf(SUMS))(
  'R-5 a sum, a dozen and numbers in words are the number that they say: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

const TIMES = `
= Ran an 18-month trial of weed covers
+ Ran a trial of weed covers over an 18-month period.
- Ran a trial of weed covers for two and a half years.
= Tested glues for six weeks
+ Tested glues over a six-week period.
- Tested glues over a six-month period.
= Leitung der Werkstatt für anderthalb Jahre
+ Werkstatt 18 Monate geleitet.
- Leitung der Werkstatt für zweieinhalb Jahre.
= Erprobung eines neuen Klebers über sechs Wochen
+ Sechswöchige Erprobung eines neuen Klebers.
- Sechsmonatige Erprobung eines neuen Klebers.
= Remplacement du chef d'atelier pendant 24 mois
+ Remplacé le chef d'atelier durant deux ans.
- Remplacé le chef d'atelier pendant trois ans.
= Encadrement d'un apprenti pendant 18 mois
+ Encadré un apprenti pendant un an et demi.
- Encadré un apprenti pendant deux ans et demi.
= Essai d'un logiciel de caisse pendant un semestre
+ Essayé un logiciel de caisse pendant six mois.
- Essayé un logiciel de caisse pendant trois mois.
= Kontrolle der Aufzüge, halbjährlich
+ Aufzüge alle sechs Monate kontrolliert.
- Aufzüge alle drei Monate kontrolliert.
= Vierteljährliche Inventur im Lager
+ Alle drei Monate Inventur im Lager.
- Inventur im Lager jeden Monat.
= Calibrated the scales every three months
+ Calibrated the scales quarterly.
- Calibrated the scales monthly.
= Inspected the lifts twice a year
+ Inspected the lifts every six months.
- Inspected the lifts every two months.
= Contrôle trimestriel des extincteurs
+ Contrôlé les extincteurs tous les trois mois.
- Contrôlé les extincteurs chaque mois.
= Inventaire du stock tous les six mois
+ Inventaire semestriel du stock.
- Inventaire trimestriel du stock.
= Nettoyage mensuel des filtres
+ Nettoyé les filtres une fois par mois.
- Nettoyé les filtres une fois par semaine.
`;
test.each(casesOf(TIMES))(
  'R-5 how long and how often is told in another unit or word, and never more often: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

const BOUNDS = `
= Wrote estimates for five roofs (80 to 300 square metres)
+ Wrote estimates for five roofs of between 80 and 300 square metres.
- Wrote estimates for five roofs of 300 square metres.
= Sorted up to 900 parcels a night
+ Sorted as many as 900 parcels per night.
- Sorted at least 900 parcels per night.
= Gruppen von 8 bis 12 Kindern betreut
+ Betreuung von Gruppen mit acht bis zwölf Kindern.
- Gruppen von zwölf Kindern betreut.
= Bis zu 40 Pakete pro Stunde sortiert
+ Maximal 40 Pakete pro Stunde sortiert.
- Mindestens 40 Pakete pro Stunde sortiert.
= Animation de groupes de 6 à 10 retraités
+ Animé des groupes comptant entre six et dix retraités.
- Animé des groupes de dix retraités.
= Livraison d'environ 60 colis par tournée
+ Livré à peu près 60 colis par tournée.
- Livré 60 colis par tournée.
`;
test.each(casesOf(BOUNDS))(
  'R-5 bounds and round numbers stay what they are: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);
