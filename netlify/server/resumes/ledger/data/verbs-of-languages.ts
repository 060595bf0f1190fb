/** German and French words of the groups in `verbs.ts`, by the first word of the group; nouns of an act are among them. */
export const VERBS_OF_LANGUAGES: Readonly<Record<string, string>> = {
  support:
    'unterstützte unterstützt unterstützen unterstützung half mithilfe assistierte assistenz soutenu soutien aidé assisté appuyé',
  participate:
    'mitarbeit mitwirkung mitgearbeitet mitgewirkt beteiligt beteiligung teilgenommen teilnahme participé collaboré',
  coordinate:
    'koordinierte koordiniert koordinieren koordination koordinierung organisierte organisiert organisieren coordonné organisé',
  facilitate: 'moderierte moderiert moderieren moderation animé',
  welcome: 'begrüßte empfing accueilli accueil',
  process: 'bearbeitete bearbeitet bearbeiten bearbeitung traité',
  log: 'dokumentierte dokumentiert dokumentieren dokumentation erfasste erfasst erfassen erfassung enregistré documenté',
  track: 'überwachte überwacht überwachen überwachung surveillé',
  prepare: 'bereitete vorbereitet vorbereiten vorbereitung préparé préparation',
  answer: 'beantwortete beantwortet beantworten beantwortung répondu',
  check:
    'prüfte geprüft prüfen prüfung kontrollierte kontrolliert kontrolle contrôlé contrôle vérifié vérification',
  use: 'nutzte genutzt nutzen verwendete verwendet utilisé',
  care: 'pflege gepflegt betreute betreut betreuen betreuung pflegte gepflegt',
  plan: 'plante geplant planen planung planifié planification',
  guide: 'angeleitet anleitung anleiten beriet beraten beratung conseillé conseil',
  analyze: 'analysierte analysiert analysieren analysé',
  configure: 'installierte installiert konfigurierte konfiguriert installé configuré',
  repair: 'reparierte repariert reparatur réparé réparation',
  load: 'chargé chargement chargements verladen verladung beladen',
  measure: 'gemessen mesuré',
  test: 'testete getestet testé',
  translate: 'übersetzte übersetzt übersetzung traduit traduction',
  sell: 'verkaufte verkauft verkauf vendu vente',
  buy: 'kaufte gekauft einkauf acheté achat',
  train: 'schulte geschult schulen schulung bildete ausgebildet ausbildung formé',
  run: 'führte durchgeführt durchführung réalisé réalisation effectué mené',
  supervise: 'encadre beaufsichtigte beaufsichtigt beaufsichtigung supervisé encadré encadrement',
  manage: 'verwaltete verwaltet verwaltung géré gestion',
  lead: 'führung leitete geleitet leiten leitung leitet dirigé dirige piloté pilotage',
  build:
    'entwickelte entwickelt entwickeln entwicklung erstellte erstellt erstellen erstellung baute gebaut développé développement créé création construit',
  design:
    'entwarf entworfen entwurf konstruierte konstruiert konstruktion konzipierte konzipiert conçu conception',
  write: 'schrieb geschrieben verfasste verfasst rédigé rédaction écrit',
  introduce: 'eingeführt einführung einführen lancé lancement introduit',
  implement:
    'umgesetzt umsetzung implementierte implementiert implementierung déployé déploiement mis_en_place mise_en_place',
  migrate: 'migrierte migriert überführte überführt migré',
  negotiate: 'verhandelte verhandelt verhandlung négocié négociation',
  resolve: 'löste gelöst behob behoben résolu',
  win: 'gewann gewonnen gagné',
  select: 'ausgewählt auswahl choisi sélectionné',
  hire: 'eingestellt einstellung recruté recrutement',
  reduce:
    'reduzierte reduziert reduzieren reduzierung senkte gesenkt senken senkung verringerte verringert verkürzte verkürzt verkürzung kürzte réduit réduction diminué diminution baissé baisse',
  raise: 'steigerte gesteigert steigerung erhöhte erhöht erhöhung augmenté augmentation accru hausse',
  go: 'passé ramené gesunken gestiegen',
  improve: 'verbesserte verbessert verbesserung amélioré amélioration',
  visit: 'besuchte besucht',
  validate: 'validierte validiert validierung validé',
  automate: 'automatisierte automatisiert automatisierung automatisé automatisation',
  standardize: 'standardisierte standardisiert vereinheitlichte',
};

const words = new Set(Object.values(VERBS_OF_LANGUAGES).flatMap((line) => line.split(' ')));
/** The word is one of these, as it stands. */
export const isOfOtherLanguage = (word: string): boolean => words.has(word);
