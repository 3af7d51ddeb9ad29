import { wordsIn } from '../../kit/texts/words';
import type { RulesTexts } from './texts';
import { factHints, factWords, operatorWords } from './words/conditions';

const spans = { page: 'par page', visit: 'par visite', day: 'par jour', ever: 'par visiteur' };

export const rulesTexts: RulesTexts = {
  title: 'Règles',
  lead: 'Choisissez qui est invité à discuter, et quand. La première règle qui correspond s’applique ; les règles de priorité supérieure passent en premier.',
  noWidgets: 'Aucun widget',
  noWidgetsHint: 'Créez d’abord un widget, puis ses règles.',
  inOrder: 'Règles, dans l’ordre',
  none: 'Aucune règle',
  noneHint:
    'Une règle invite les visiteurs auxquels elle correspond, par exemple ceux qui sont sur une page depuis un moment.',
  figuresFailed: (message) => `Les chiffres des invitations n’ont pas pu être chargés : ${message}`,
  isRemoved: (rule) => `${rule} a été supprimée.`,
  addRule: 'Ajouter une règle',
  newName: 'regle',
  newMessage: 'Bonjour ! Pouvons-nous vous aider ?',
  noInvitations: (days) => `Aucune invitation ces ${days} derniers jours`,
  notPublished: 'Pas encore publiée',
  times: (_count, written) => `${written} fois`,
  byAgents: (figures) => `Invitations envoyées par les agents depuis « Visiteurs en ligne ». ${figures}`,
  figures: (days, shown, answered, closed) =>
    `Sur ${days} jours : affichée ${shown} ; réponses : ${answered} ; fermetures : ${closed}`,

  name: 'Nom',
  nameHint: 'Les limites sont comptées par nom. Un nouveau nom les remet à zéro.',
  when: 'Quand',
  messages: {
    title: 'Messages',
    description: 'Chaque invitation en affiche un. {alias} est remplacé par le nom de l’agent.',
    itemTitle: 'message',
    addTitle: 'Ajouter un message',
  },
  priority: {
    title: 'Priorité',
    description: 'Les règles de priorité supérieure passent en premier, quel que soit l’ordre de la liste.',
  },
  isMinimized: 'Afficher sur une ligne',
  offlineFallback: 'Ouvrir le formulaire hors ligne lorsqu’aucun agent n’est en ligne',
  agentName: 'Nom de l’agent',
  agentPicture: 'Image de l’agent',
  limit: 'Limite',
  limits: { ...spans, '': 'Aucune limite' },
  limitTimes: 'Nombre de fois',

  match: 'Combinaison',
  joins: {
    all: 'Toutes ces conditions sont remplies',
    any: 'Au moins une de ces conditions est remplie',
    not: 'Cette condition n’est pas remplie',
  },
  addCondition: 'Ajouter une condition',
  removeCondition: 'Supprimer la condition',
  addGroup: 'Ajouter un groupe',
  removeGroup: 'Supprimer le groupe',
  fact: 'Critère',
  variableName: 'Nom de la variable',
  comparison: 'Comparaison',
  value: 'Valeur',
  timeValue: 'Valeur, par exemple 09:00-17:00',
  timeHint: (zone, hours) =>
    hours === undefined || hours === zone
      ? `Dans le fuseau horaire ${zone}.`
      : `Dans le fuseau horaire ${zone}. Les horaires du widget sont dans ${hours}.`,
  lineValues: 'Valeur ; une par ligne',
  yes: 'oui',
  no: 'non',
  facts: wordsIn('fr', factWords),
  factHints: wordsIn('fr', factHints),
  operators: wordsIn('fr', operatorWords),

  quoted: (text) => `« ${text} »`,
  variable: (name) => `la variable ${name}`,
  flag: (fact, isYes) => `${fact} : ${isYes ? 'oui' : 'non'}`,
  and: ' et ',
  or: ' ou ',
  not: (condition) => `non (${condition})`,
  anyone: 'toute visite',
  never: 'jamais (aucune condition)',
  sentence: ({ condition, alias, cap, opensForm }) => {
    const by = alias ? ` Au nom de ${alias}.` : '';
    const most = cap ? ` Au plus ${cap.times} fois ${spans[cap.per]}.` : '';
    const form = opensForm ? ' Si aucun agent n’est en ligne, ouvrir le formulaire hors ligne.' : '';
    return `Inviter si : ${condition}.${by}${most}${form}`;
  },

  dryRun: 'Simulation',
  dryRunLead:
    'Simulez une visite avec les règles ci-dessus, enregistrées ou non, comme le feraient vos pages. Le visiteur ne répond pas aux invitations et ne les ferme pas.',
  takeVisit: 'Partir de la visite d’un chat',
  takeVisitHint:
    'Reprend la première et la dernière page, la langue, le lieu, l’heure et les variables. Vous ajoutez la durée de la visite et ce que le visiteur a fait.',
  sampleVisit: 'Exemple de visite',
  visitor: 'Visiteur',
  variables: 'Variables JavaScript, une par ligne : nom=valeur',
  onEachPage: 'Comportement sur chaque page',
  pages: 'Pages, dans l’ordre',
  addressOf: (page) => `Adresse de la page ${page}`,
  secondsOn: (page) => `Secondes sur la page ${page}`,
  removePage: (page) => `Supprimer la page ${page}`,
  addPage: 'Ajouter une page',

  addToTry: 'Ajoutez une règle pour l’essayer.',
  visitedPages: 'Pages de la visite',
  rulesHere: 'Règles sur cette page',
  onPage: (page, outcome) => `Page ${page} : ${outcome}`,
  noRuleInvites: 'Aucune règle n’invite.',
  invitesAtOnce: (rule) => `« ${rule} » invite immédiatement.`,
  invitesAfter: (rule, seconds) => `« ${rule} » invite après ${seconds} s.`,
  verdicts: {
    invites: 'Invite',
    comesLater: 'Correspond, mais une autre passe avant',
    capReached: 'Correspond, mais sa limite est atteinte',
    fails: 'Ne correspond pas',
  },
  explained: { all: 'Toutes :', any: 'Au moins une :', not: 'Pas celle-ci :' },
  unknown: 'inconnu',
  matches: 'remplie',
  fails: 'non remplie',
  seen: (outcome, value) => `${outcome} ; valeur : ${value}`,
};
