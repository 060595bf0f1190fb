/** Words by which a sentence says that something is needed, welcome or not needed, in English, German and French. */
import { phrasesOf } from '../text/phrases.ts';

/**
 * `term` is asked wherever it stands, as a condition of the work; who is refused for a `lack` must have it;
 * `nice` counts for the whole clause, `niceAhead` for what follows it; `need` beside a `negation` is a waiver,
 * `waiver` is one by itself; a `condition` asks whatever stands before it; `reader` speaks to the one who reads; `own` is the company's word about itself; `offer` is what the company gives or the law asks.
 */
export type Cue =
  | 'must'
  | 'nice'
  | 'niceAhead'
  | 'need'
  | 'negation'
  | 'onlyNegation'
  | 'lack'
  | 'term'
  | 'waiver'
  | 'contrast'
  | 'own'
  | 'condition'
  | 'reader'
  | 'offer';

export const CUES = phrasesOf<Cue>({
  own: `we have, we've, we are, we're, we were, our team has, our company, our group, our office, our people, wir haben, wir sind, wir betreiben, unser Team, nous avons, nous sommes, notre équipe, notre groupe`,
  term: `on-call, one weekend, every weekend, some weekends, on weekends, weekend shifts, weekend work, weekend duty, nights or weekends, weekend in, weekend every, nights too, night shifts, night duty, work nights, shift work, rotating shifts, Schichtdienst, Nachtdienst, Nachtdienste, Nachtschicht, Wochenenddienst, Wochenenddienste, Pikett, Pikettdienst, Rufbereitschaft, Bereitschaftsdienst, astreinte, astreintes, travail de nuit, quarts de nuit,
    police check, criminal record, credit check, background check, drug screen, drug test, DBS, vulnerable sector, security clearance, Führungszeugnis, Strafregisterauszug, Privatauszug, Sonderprivatauszug, Betreibungsregisterauszug, casier judiciaire, antécédents judiciaires, proof of immunization, Impfnachweis,
    work permit, right to work, eligible to work, authorized to work, authorised to work, may work in, legally able to work, Arbeitserlaubnis, Arbeitsbewilligung, Aufenthaltstitel, permis de travail, autorisation de travail,
    driving licence, driving license, driver's licence, driver's license, Führerschein, Führerausweis, permis de conduire, Immatrikulationsbescheinigung`,
  condition: `as long as you, provided you, provided that you, sofern Sie, sofern du, solange Sie, pourvu que vous, à condition que vous`,
  nice: `a plus, is a plus, big plus, strong plus, nice to have, is welcome, are welcome, welcome, an advantage,
    advantageous, of advantage, desirable, desired, preferred, a bonus, truly a bonus, bonus points, bonus, helpful, beneficial,
    an asset, is an asset, would be great, would be nice, appreciated, optional, would be, icing on the cake, we'd love, saves time, save time, it helps, also helps, helps, it would help if, would make us, would make me, would make him, would make her, would make them, the same goes for, so does, von Nutzen, wäre von Nutzen, they'd like, they would like, she'd like, he'd like, en plus, außerdem schön, wäre, wären, schön wäre, schön wären, wir freuen uns über, nous gagnerons du temps, gagne des points, would help,
    very welcome, sweetens, tips the scales, counts in your favor, counts in your favour, nice touch, gets our attention, pleasant surprise, a joy, wäre schön, wären schön, wäre toll, freut uns, freuen wir uns über, rundet, serait, seraient,
    von Vorteil, vorteilhaft, wünschenswert, wünschenswert sind, wünschenswert ist, gewünscht, ein Plus, Pluspunkt, Pluspunkte, gern gesehen,
    gerne gesehen, willkommen, hilfreich, Bonus, un plus, un atout, est un plus, serait un plus,
    seraient un plus, sont un plus, souhaité, souhaitée, souhaités, souhaitées, apprécié, appréciée, appréciés, appréciées,
    bienvenu, bienvenue, facultatif, un avantage, would be a plus`,
  niceAhead: `will not insist on, won't insist on, do not insist on, don't insist on, without insisting on, would also like to see, would like to see, like to see,
    would love to see, ideally, preferably, idealerweise, vorzugsweise, bevorzugt, am besten, gerne auch, gern auch, optimalerweise,
    idéalement, de préférence, nice to have is, bonus points for, extra points for, even better if, even better,
    möglichst, if possible, wünschenswerterweise, si possible`,
  must: `doesn't make you nervous, does not make you nervous, don't make you nervous, doesn't scare you, does not scare you, don't scare you, doesn't faze you, does not faze you, doesn't frighten you, schreckt dich nicht, schreckt Sie nicht, schrecken dich nicht, schrecken Sie nicht, nicht fremd, kein Fremdwort, keine Fremdwörter, kein Neuland, ne vous fait pas peur, ne vous font pas peur, ist nötig, sind nötig,
    matter a great deal, matters a great deal, matter a lot, matters a lot, counts for a lot, count for a lot, would want, they want someone, they want somebody, they want you, they'd want, wants to see, wants to hear, wants somebody, wants someone, they expect, she expects, he expects, they ask for,
    we are after, we're after, we are keen on, we're keen on, we are just as keen on, we are hoping for, we're hoping for, we are picturing, we're picturing, wir sind auf der Suche, you have, need you to, has to, have to, condition of employment, condition for employment, you will need, wichtig ist, ist uns wichtig, sind uns wichtig, kommt es uns an, il est important, nous tenons à, sind Ihnen vertraut, ist Ihnen vertraut, gehen Sie sicher um, Arbeitssprache, working language, language of work, language of the company, language of the group, langue de travail, must, is needed, are needed, required, is required, are required, requires, mandatory, essential, you need, we need, we would need, we'd need, need to, we ask for,
    we require, we expect, looking for, you have, you bring, you should, you know, should be, should have, proven, minimum, at least, you are
    experienced, prerequisite, zwingend, erforderlich, vorausgesetzt, Voraussetzung, notwendig, unabdingbar, wir erwarten,
    Sie bringen, du bringst, Sie haben, du hast, Sie verfügen, du verfügst, wir suchen, mindestens, Sie beherrschen, Sie besitzen, setzen wir voraus,
    indispensable, exigé, exigée, requis, requise, obligatoire, impératif, vous avez, vous maîtrisez, vous justifiez,
    vous disposez, vous possédez, nous recherchons, nous cherchons, au moins, minimum de, nécessaire, vous connaissez, nous attendons,
    brauchen wir, wird erwartet, werden erwartet, you understand, you can, you will have, I need, I want, I expect, I ask for, I require, need someone, needs to, has to have, has to be, has to know, has to bring, will have to have, person has to, candidate has to,
    is the least, are the least, cannot use anybody, cannot use anyone, not consider anybody, please be, please bring, will ask for proof, has held, has led, has run, has built, has worked, who has, we look for, we count on, we rely on, without which, we care about, we do care about, they have to, is remote, is hybrid, is on-site, is on site,
    dürfen nicht fehlen, darf nicht fehlen, sind Pflicht, ist Pflicht, wir setzen auf, wir setzen voraus, wir brauchen, wir wünschen uns, Sie können, du kannst, Sie kennen, du kennst, Sie wissen, Sie arbeiten sicher, bringen Sie mit, bringst du mit, verfügen Sie über, muss sein,
    il faut, il vous faut, il nous faut, vous savez, vous parlez, vous êtes titulaire, titulaire, nous demandons, nous exigeons, doit, devez, avoir, you'll have, you've, you're, you hold, you speak, you come with, you come from, you are, you were, you possess, you enjoy, you understand, you write well, someone who, somebody who, a person who, someone with, somebody with, people who, people with, candidates who, candidates with, applicants with,
    whoever, whoever joins, successful candidate, right person, ideal candidate, ought to, be able to, is a must, would expect, is key, is vital, are vital, is crucial, are crucial, is important, are important, non-negotiable, is a given, goes without saying, unless you, only if you, is mandatory, are mandatory, is essential, are essential, is expected, are expected, is called for, must-have, must-haves, we insist, do insist, I insist, not optional, not negotiable, cannot do without, can't do without,
    experience with, experience in, experience of, knowledge of, degree in, working knowledge, valid, preferably with, matters to us, matter to us, matters most, without it, count as, counts as, you must, has at least, have at least, we hire for, we hope you, we hope for, we would want, the one we want,
    Sie sind, du bist, Sie sprechen, du sprichst, Sie blicken auf, Sie kennen sich, du kennst dich, haben Sie, hast du, wer, sollten Sie, solltest du, sollte, sollten, sind uns wichtig, ist uns wichtig, Voraussetzung ist, gehört dazu, gehören dazu, gehört ebenso, bringen Sie, erwarten wir, gefragt, verlangt, unverzichtbar, selbstverständlich, setzt voraus, nachweisen, verlangen wir, ein abgeschlossenes, eine abgeschlossene, abgeschlossenes, abgeschlossene, Erfahrung mit, Erfahrung in, Erfahrung im, Erfahrungen in, Kenntnisse in, Kenntnisse der, Kenntnisse im, fließend, fließendes, verhandlungssicher, verhandlungssicheres, verhandlungssichere, mehrjährige, fundierte, vertraut, beherrschen, kommen Sie nicht aus, geht es nicht,
    vous êtes, vous pratiquez, vous possédez, est indispensable, sont indispensables, est exigé, est exigée, est requis, est requise, est demandé, est demandée, sont demandés, sont demandées, nous attendons de vous, devrez, vous devez, vous devrez, diplômé, diplômée, expérience confirmée, expérience en, expérience dans, expérience de, une expérience, connaissance de, connaissance du, connaissance des, bonne connaissance, maîtrise de, maîtrise du, maîtrise des, à l'aise, aguerri, aguerrie, rompu, rompue, nous voulons, nous souhaitons, il est indispensable, est impératif, est impérative, sont requis, sont requises, a must, ein Muss, va de soi, vont de soi, ist klar, versteht sich, Gesucht wird, gesucht werden, faudrait, fluent, proficient`,
  need: `need, needed, require, required, requirement, necessary, expected, expect, ask for, ask, mandatory, essential,
    prerequisite, obligatory, worry, problem, must, a must, use, called for, looking for, encouraged to apply, welcome to apply, voraus, vorausgesetzt, Voraussetzung, erforderlich, notwendig, nötig, brauchen, brauchst,
    braucht, benötigen, benötigst, benötigt, zwingend, Bedingung, verlangt, verlangen, erwartet, erwarten wir, müssen, musst, muss, kein Muss, nécessaire, nécessaires, requis, requise,
    requises, demandé, demandée, demandées, demandés, exigé, exigée, exigés, exigées, obligatoire, besoin, attendu, attendue, indispensable, demandons, exigeons, attendons`,
  negation: `no, nor, not, don, doesn, isn, aren, won, needn, never, neither, without, kein, keine, keinen, keiner, keines, keinerlei, nicht, weder, ohne,
    pas, aucun, aucune, sans, ni`,
  onlyNegation: `no fewer than, not fewer than, not less than, nothing less than, by no means, no more than, not under, nicht weniger als, nicht unter, pas moins de, and not, won't compromise, will not compromise, not compromise, no compromise, kein Kompromiss, keine Kompromisse, n'a plus, n'ont plus, not only, not just, not merely, nicht nur, pas seulement, pas uniquement, no later than, no less than, not afraid, who has never, who have never, who never, has never, no matter, not least, unless you, nothing to us, no stranger to, no substitute, not optional, not negotiable, cannot do without, can't do without, do not apply unless, not without, geht es nicht, no one who, nobody who, nicht zuletzt, without supervision`,
  lack: `anyone with fewer, anybody with fewer, anyone with less, anybody with less, anyone without, anybody without, nobody without, no one without, nobody with fewer, nobody with less, anyone under, anybody under, niemanden ohne, niemand ohne, keinen ohne, keine ohne, personne sans`,
  waiver: `we will teach, we'll teach, we teach, will teach you, we will train, we'll train, we train you, will be trained, training is provided,
    bei uns erwerben, bei uns erlernen, bei uns lernen, arbeiten wir Sie ein, arbeiten wir dich ein, will learn it, can learn it, learn it in a, learn it here, can be learned, can be learnt, pick it up here, s'apprend chez nous, s'apprennent chez nous, on vous apprendra, nous vous apprendrons,
    training provided, training on the job provided, is provided by, don't worry, do not worry, no problem, something we teach, not needed, not required, not a requirement,
    not necessary, not expected, not considered, is not considered, are not considered, needn't, need not, you need not, you needn't, nous vous formons, nous vous formerons, formation assurée, bringen wir Ihnen bei, bringen wir dir bei,
    lernen Sie bei uns, lernst du bei uns, we can teach, can be learned here, learn on the job, moving away from, we do not use, we don't use, not part of, no part of, nicht Teil, gehört nicht, fait pas partie, neither decides,
    this is not a, this is not an, welcome without, we sponsor, wir schulen Sie, wir schulen dich, vermitteln wir Ihnen`,
  contrast: `but, however, although, though, aber, sondern, jedoch, allerdings, mais, cependant, en revanche, whereas, dagegen, hingegen`,
  reader: `you, your, candidate, candidates, Sie, Ihr, Ihre, Ihren, Ihrem, du, dein, deine, deinen, deinem, Bewerber, vous, votre, vos, tu, ton, ta, tes, applicant, someone who, we use, we work with`,
  offer: `we pay, we cover, wir zahlen, wir bezahlen, nous payons, we welcome, is provided, est fourni, wird gestellt, salary, health insurance, life insurance, dental insurance, medical insurance, 401 k, vacation, holidays, paid time off, PTO, parental leave, equity, stock options, days off, bonus target, yearly bonus, annual bonus, pension, per hour,
    guarantee an interview, disabled applicants, disabled candidates, severely disabled, equal opportunity employer, need an adjustment, need adjustments, Schwerbehinderte, schwerbehinderte Menschen, schwerbehinderten Menschen, gleicher Eignung, all employees, all staff, our employees, our clients, our customers, our director, our last,
    equal opportunity, equal opportunities, welcomes applications, all qualified, equal employment, discrimination, accommodation, accommodations, without regard, veteran, veterans, inclusive workplace,
    E-Verify, sponsor visas, visa sponsorship, apply in person, applications go to, send your, apply now, apply online, reasonable accommodation, by law, the law requires,
    your application, your data, personal data, Ihrer Daten, deiner Daten, personenbezogene Daten, données personnelles, gemäß DSGVO, health cover, share plan, go through every application, benefits, perks, reimbursement, allowance, free parking, dental, gym, discount, employee discount,
    Urlaub, Urlaubstage, Gehalt, Vergütung, Tarifvertrag, Altersvorsorge, Jobticket, Jobrad, Fahrradleasing, Kantine, Weihnachtsgeld, Bewerbung, Bewerbungen, Bewerbungsunterlagen, Unterlagen, Gehaltsvorstellung,
    Behinderung, Schwerbehinderung, Geschlecht, Gleichstellung, Datenschutzerklärung, Datenschutzhinweise, Eintrittstermin, Homeoffice-Regelung, Fortbildungsbudget, Zuschuss, erstattet,
    rémunération, salaire, tickets restaurant, titres-restaurant, mutuelle, RTT, congés, télétravail, prime, treizième mois, 13e mois, égalité des chances, handicap, RGPD, vos données, candidatures, candidature, avantages, CSE offre, intéressement`,
});
