import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import { verifyClaim } from './verify-claim.ts';

const EMPLOYER = 'Orrin Gardens';
const isTold = (bullets: readonly string[], text: string): boolean => {
  const job = { title: 'Clerk', company: EMPLOYER, startDate: '2015-01', endDate: '2019-01', bullets };
  const base = ResumeContent.parse({ name: 'Ines Calder', experience: [job] });
  return verifyClaim({ where: 'bullet', text, employer: EMPLOYER }, base, '2026-11').isSupported;
};

const GERMAN = [
  'Einkauf von Saatgut und Dünger (Jahresvolumen ca. 2,5 Mio. Euro)',
  'Anleitung von drei Lehrlingen gemeinsam mit einer Gärtnerin',
  'Mitarbeit bei der Planung und Durchführung der Gartenschau',
  'Durchführung von Baumkontrollen, zweimal pro Jahr',
  'Schnitt von Obst- und Zierbäumen',
  'Senkung des Wasserverbrauchs von 90 auf 70 Liter durch Einbau von Sensoren',
  'Winterdienst jede vierte Woche',
  'Einführung einer Gießanlage (geplant für 2020)',
  'Unser Team erzielte einen Umsatz von 3 Mio. Euro',
  'Fällung von Bäumen unter Anleitung eines Meisters',
  'Disposition und Beladung von 6 Lkw',
  'Vorschlag für einen Kräutergarten',
  'Hecken wurden von einer Firma gerodet, Wege wurden vom Bauhof gereinigt',
  'Erprobung von Mulch, Einsatz wurde verworfen',
  'Besichtigung von Beeten in Vertretung des Obergärtners',
];
test.each([
  ['Kaufte Saatgut und Dünger mit einem jährlichen Volumen von rund 2,5 Millionen Euro ein.', true],
  ['Habe zusammen mit einer Gärtnerin drei Lehrlinge angeleitet.', true],
  ['Drei Lehrlinge gemeinsam mit einer Gärtnerin angeleitet.', true],
  ['Wirkte an der Planung und Durchführung der Gartenschau mit.', true],
  ['War an der Planung der Gartenschau beteiligt.', true],
  ['Führte zweimal im Jahr Baumkontrollen durch.', true],
  ['Kontrollierte zweimal jährlich Bäume.', true],
  ['Schnitt Obstbäume und Zierbäume.', true],
  ['Senkte den Wasserverbrauch um 20 Liter, indem ich Sensoren einbaute.', true],
  ['Leistete alle vier Wochen Winterdienst.', true],
  ['Disponierte und belud sechs Lkw.', true],
  ['War für den Einkauf von Saatgut zuständig und leitete drei Lehrlinge an.', true],
  ['Schlug einen Kräutergarten vor.', true],
  ['Legte einen Kräutergarten an.', false],
  ['Besichtigte Beete.', false],
  ['Erprobte Mulch.', true],
  ['Setzte Mulch ein.', false],
  ['Reinigte Wege.', false],
  ['Leitete drei Lehrlinge.', false],
  ['Plante die Gartenschau.', false],
  ['Führte die Gartenschau durch.', false],
  ['Leitung der Planung der Gartenschau.', false],
  ['Führte viermal im Jahr Baumkontrollen durch.', false],
  ['Senkte den Wasserverbrauch um 30 Liter.', false],
  ['Leistete jede zweite Woche Winterdienst.', false],
  ['Führte eine Gießanlage ein.', false],
  ['Erzielte einen Umsatz von 3 Mio. Euro.', false],
  ['Fällung von Bäumen.', false],
])('R-5 in German a noun of an act and its verb, whole or parted, say the same: %s: %s', (text, expected) => {
  expect(isTold(GERMAN, text)).toBe(expected);
});

const FRENCH = [
  "Traitement d'environ 80 commandes de plants par mois",
  "Participation à la mise en place d'une serre",
  "Aide à la formation d'un stagiaire",
  'Gestion des semences auprès de 9 fournisseurs, dont 4 locaux',
  'Réduction du délai de livraison de 20 à 12 jours en 2018',
  "Taille des haies sous la supervision d'un paysagiste",
  'Astreinte une semaine sur trois',
  "L'équipe a atteint 96 % de l'objectif",
  "Conception d'un livret pour les visiteurs",
  'A encadré une équipe de 5 jardiniers',
  'Diminution du temps de binage de 30 %',
];
test.each([
  ["J'ai traité chaque mois quelque 80 commandes de plants.", true],
  ['Traite environ quatre-vingts commandes de plants par mois.', true],
  ["J'ai participé à la mise en place d'une serre et géré les semences auprès de neuf fournisseurs.", true],
  ['Aidé à former un stagiaire.', true],
  ['Géré les semences auprès de 9 fournisseurs, parmi lesquels quatre locaux.', true],
  ['Réduction de 8 jours du délai de livraison en 2018.', true],
  ["Taillé les haies sous la supervision d'un paysagiste.", true],
  ['Astreinte toutes les trois semaines.', true],
  ['Ai conçu un livret destiné aux visiteurs.', true],
  ['Assuré la gestion des semences.', true],
  ['Encadrement de cinq jardiniers.', true],
  ["J'ai diminué de 30 % le temps de binage.", true],
  ['Encadrement de six jardiniers.', false],
  ["J'ai mis en place une serre.", false],
  ["Pilotage de la mise en place d'une serre.", false],
  ["J'ai formé un stagiaire.", false],
  ['Taillé les haies.', false],
  ['Dirigé la taille des haies.', false],
  ['Astreinte une semaine sur deux.', false],
  ["Atteint 96 % de l'objectif.", false],
  ['Traité 80 commandes de plants par semaine.', false],
])(
  'R-5 in French a noun of an act, a participle and a verb of the present say the same: %s: %s',
  (text, expected) => {
    expect(isTold(FRENCH, text)).toBe(expected);
  },
);
