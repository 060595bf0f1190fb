import { named } from './named.ts';

/** Small words, in English, German and French: they carry no fact of their own. */
export const FREE_WORDS =
  'a an the i me my mine myself we us our ours ourselves you your it its he she his her him they them their this that these those who which whom whose ' +
  'am is are was were be been being have has had having do does did will would can could may might shall should ' +
  'and or but as well plus so then there such here also both too any ' +
  'of in on at for to with from by into onto over under above below between among during within through across via per against after before ' +
  'since until till without upon about around toward towards behind out along alongside together while when where than if ' +
  'because due thanks despite amid dank grâce ' +
  'der die das den dem des ein eine einen einem einer eines und oder aber ich wir mein unser ist sind war waren hat haben wurde wurden habe seine seinen seiner seinem seines ihre ihren ihrer ihrem ihres meine meinen meiner meinem meines unsere unseren unserer unserem hatte hatten ihn ihm sich mich mir uns ' +
  'von vom im ins am auf für mit bei während zwischen beim zu zum zur aus nach vor seit bis über unter durch sowie als auch um ' +
  "le la les un une des du de et ou je nous mon ma mes son sa ses leur leurs notre nos est sont été était ont a à au aux en dans sur pour avec par chez sous depuis pendant durant lors ainsi que qui d' l' n' s' j' ai avons soit";

/** Words before a phrase whose meaning must be the same in the source, by class. */
export const BINDING_PREPOSITIONS = named(
  'after: after nach | before: before vor | since: since seit depuis | until: until till bis | without: ' +
    'without ohne sans | despite: despite | cause: because due thanks dank grâce | means: through via durch | ' +
    'from: from von de | to: to auf à | by: by um | under: under | against: against | across: across',
);

/** After them a phrase belongs to what stands before, whatever else they mean. */
export const PREPOSITIONS =
  'of in on at for to with from by into onto over under above below between among during within through across via per against after before since ' +
  'until till without upon about around toward towards behind along alongside as because due despite amid than when where ' +
  'von vom im ins am auf für mit bei während zwischen beim zu zum zur aus nach vor seit bis über unter durch als ohne um ' +
  "de du des d' à au aux en dans sur pour avec par chez sous depuis sans";

export const DETERMINERS =
  "a an the my our its their his her this these those your der die das den dem des ein eine einen einem einer eines le la les l' un une mon ma mes notre nos";

export const CONJUNCTIONS = 'and or but und oder aber sowie et ou while then plus sondern mais';
/** Who did it stands before them. */
export const RELATIVES = 'who which that whom whose qui dont';
export const SELF = 'i we ich wir je nous';

export const NEGATIONS =
  'no not never none nor neither nobody nothing without zero cannot unable nicht kein keine keinen keiner keinem ohne nie niemals ne pas sans jamais aucun aucune hardly rarely seldom lacking';

/** They take something away from the word they stand with; a claim that uses that word keeps them. */
export const LESSENING =
  'assistant asst assist associate assoc junior jr deputy vice acting interim relief trainee intern internship apprentice student ' +
  'candidate nominee nominate finalist shortlist shortlisted runner draft proposed tentative mock simulate simulated ' +
  'partial partially former aspiring honorary volunteer backup pilot test trial sample preliminary ' +
  'regional local departmental ' +
  'stellvertretende kommissarische vorläufige adjoint adjointe intérimaire suppléant suppléante provisoire';

/** They end as persons do and are none. */
export const THINGS =
  'labor order number computer server power water paper master register floor error monitor sensor motor color matter center quarter letter weather cover flavor behavior favor harbor door odor armor tumor plant grant account amount event content treatment equipment department document payment shipment agreement investment plan statement requirement deployment assessment filter printer router container boiler trailer drawer corner border folder tower theater winter summer dinner career gear fiber meter ' +
  'turnover tender transfer newsletter timber leather copper barrier counter shelter layer labour colour harbour behaviour flavour lever gutter shutter locker scanner sticker voucher banner poster calendar sector factor indicator calculator detector generator compressor transformer conveyor elevator escalator excavator tractor reactor cylinder cooler heater freezer burner blender mixer grinder';

/** Persons whose names end as those of things do. */
export const PERSONS =
  'koch köche köchen köchin köchinnen aushilfe aushilfen azubi azubis auszubildende auszubildenden kollege kollegen kolleginnen kunde kunden gast gäste gästen kind kinder kindern jugendliche jugendlichen ' +
  'beschäftigte beschäftigten angestellte angestellten fachkraft fachkräfte fachkräften pflegekraft pflegekräfte pflegekräften hilfskraft hilfskräfte hilfskräften kraft kräfte kräften lehrling lehrlinge lehrlingen gesellen patienten studierende studierenden ' +
  'maçon maçons apprenti apprentis apprentie stagiaire stagiaires élève élèves agent agents salarié salariés employé employés conducteur conducteurs ouvrier ouvriers ouvrière ouvrières technicien techniciens vendeur vendeurs vendeuse vendeuses bénévole bénévoles commis ' +
  'monteur monteure monteuren ingenieur ingenieure ingenieuren friseur friseure lehrlingen apprentice intern cook clerk guard pilot child volunteer';

/** Of a prize: without them it was won. */
export const UNWON = 'runner-up runner finalist nominee nominate shortlist finaliste nominiert nomme';

/** They narrow the whole sentence in which they stand: it cannot be told without them. */
export const NARROWING =
  'pilot piloted trial trialled trialed only lab laboratory except excluding part portion partly mostly mainly largely chiefly primarily predominantly hauptsächlich überwiegend vorwiegend größtenteils surtout principalement majoritairement essentiellement nearly almost some most prototype online estimated expected projected potential';

/** Nouns that may follow a name without adding to it: `the ServiceNow platform`. */
export const FILLERS = 'system platform tool software application process down up back off';

/** `-ed` words that describe; they open no statement where they stand before a noun. */
export const DESCRIBING =
  'fixed paid mixed applied failed lost missed advanced detailed limited skilled experienced certified licensed registered related based shared distributed unplanned planned red need speed bed embed';
/** `-ing` words that name a field or a thing. */
export const NAMING =
  'marketing nursing engineering accounting testing reporting training planning scheduling staffing hiring building meeting billing ' +
  'networking programming manufacturing consulting budgeting banking funding recruiting housing clustering processing screening spending ' +
  'scoring monitoring learning modeling modelling mentoring coaching pricing purchasing advertising including nursing charting finishing ' +
  'operating computing cleaning sourcing tracking licensing ticketing packing packaging shipping cooking coding receiving starting measuring';

/** Words of time that a person's place in a career allows or not. */
export const FORMER = 'earlier previously previous formerly former prior past';
export const CURRENT = 'currently current now presently today';

/** What stands behind them was not used, not had or not wanted. */
export const AVOIDING = 'instead rather lack absence except excluding against without despite unlike';
/** Before a verb they speak of what was not done, or not yet. */
export const MODALS = 'will would can could may might shall should';
/** Verbs after which `to do X` says that X was done. */
export const DONE_BY = 'help use manage work_with team_up join_forces collaborate';
/** The same of what was done with others. */
export const DONE_WITH = 'work_with team_up join_forces collaborate';

/** Verbs of what somebody made: what it does, he does with it. */
export const MAKING = 'build design write introduce implement automate';

/** Verbs after which `doing X` says that X was only spoken of. */
export const PROPOSING = 'suggest propose recommend consider plan advocate discuss avoid oppose';

/** Verbs that tell how one fact led to another. */
export const LINKS =
  'causing caused resulting resulted enabling enabled allowing entraînant permettant ermöglichte';

/** Where people work, and whom they work for. */
export const PLACES =
  'ward unit centre center warehouse depot plant factory site hospital clinic practice surgery pharmacy school college university academy nursery kindergarten store shop supermarket boutique branch restaurant hotel hostel cafe café bar pub kitchen canteen bakery ' +
  'office bureau firm company business enterprise organization agency bank insurer department laboratory lab workshop studio theatre museum gallery library farm garage station airport port yard mill brewery refinery quarry mine ' +
  'supplier maker manufacturer producer retailer wholesaler distributor provider operator contractor charity council municipality authority ministry publisher newspaper startup chain group household facility institute foundation association club home campus hub airline carrier builder developer consultancy salon gym spa court prison';

/** Behind a comma `doing X` says with them how the act before was done, or what came of it. */
export const MEANS_VERBS = 'use utilize utilise leverage apply employ rely draw_on combine follow';
export const OUTCOME_VERBS =
  'ensure make_sure enable allow help bring make save free free_up avoid prevent eliminate achieve result contribute win earn secure gain generate keep meet exceed maximize minimize reach lead_to turn give let yield deliver drive boost exceed optimize improve';

/** They say nothing that the words around them do not say. */
export const HARMLESS =
  'how effort task process way basis occasion range overall respective respectively following follow prior subsequent subsequently afterward afterwards apiece jeweils chacun chacune altogether combined closely typical among both such example whose where so when therein therefore thereof rather plus other together jointly later then course ' +
  'portfolio stage total purpose instead versus thereby thus changeover subject back far make up off out down away aside number count figure amount value ' +
  'person people member team group part role work working serve serving cover covering span spanning setting total insgesamt équipe personne personnes mitarbeiter ' +
  'related based driven colleague need needed current currently today now once still remain include including apart overall stay today turn date approximately around about each ramené ramenée ramenés necessary required applicable appropriate corresponding associated relevant individual different actual certain concerned bisher lang typ sprache langue comptant comprenant ' +
  'period work thema themen zeitraum rahmen bereich bereichs bereiche tätigkeit tätigkeiten aufgabe aufgaben période domaine activité activités travail travaux';

/** Longer ways of saying what a small word says, `=` that word; between two bars those that say the same. */
export const PLAIN_WORDS = `
with = working with | working in | with the help of | with help from | with support from | with assistance from | by providing | by supplying | by contributing | in collaboration with | in cooperation with | in partnership with | in conjunction with | working alongside | side by side with
to = in order to | so as to
responsible for = having responsibility for | had responsibility for | has responsibility for | have responsibility for | took responsibility for | take responsibility for | with responsibility for | tasked with | charged with | entrusted with | accountable for | in charge of
took part in = played a part in | played a role in | had a hand in | was involved in
over = over the course of | over a period of
in = in the span of | in the space of | within the span of
and = in addition to | along with | as well as
from = by going from | going from | moving from
by = by way of | by means of | according to | in accordance with | in line with | in compliance with | in keeping with | as per
including = some of them | among them
new = newly built | newly constructed
first year = first twelve months | first 12 months
halved = cut in half | cut by half | reduced by half
listed = publicly listed | publicly traded
saved = freed up | saves = frees up | save = free up | saving = freeing up
nach = gemäß | entsprechend
in = innerhalb von | binnen
selon = conformément à | conformément aux | conformément au
instead of = in place of | in lieu of
new = new to the unit | new to the ward | new to the team | new to the department | new to the company | new to the firm | new to the job | new to the school
decided to = made the call to | made the decision to | took the decision to | took the call to
put forward a = put forward the idea of a | put forward an idea for a
proposed a = proposed the idea of a | proposed an idea for a
most used = most heavily used | most widely used | most frequently used | most often used
without loss = none of which was lost | none of which were lost | with none lost
ohne Personalkosten = exklusive Personalkosten
ohne Materialkosten = exklusive Materialkosten
de = à hauteur de | surtout = en majorité | en grande partie
using = through the use of | with the use of | by making use of | making use of | by using | by use of
weekly = on a weekly basis | monthly = on a monthly basis | daily = on a daily basis | quarterly = on a quarterly basis | yearly = on a yearly basis
avec = en collaboration avec | en lien avec | en partenariat avec | de concert avec | en coopération avec | conjointement avec
dans = au sein de | au sein du
pendant = durant | au cours de
mit = in Zusammenarbeit mit | gemeinsam mit | zusammen mit | in Abstimmung mit
für = im Auftrag von
par nuit = chaque nuit
avec = aux côtés de | aux côtés du
dans une = au sein d’une | au sein d'une
dans un = au sein d’un | au sein d'un
every = each and every
24 hours a day = around the clock | round the clock | around-the-clock | round-the-clock
twice a year = twice-yearly | twice yearly | twice annually
became = moved into | progressed to | advanced to | went on to become | stepped up to
including = such as
rather than = as opposed to
when = in case of | in the event of
how = the way in which | the way that | the way
`;
