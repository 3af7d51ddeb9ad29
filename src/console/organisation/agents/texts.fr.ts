import type { AgentTexts } from './texts';

export const agentTexts: AgentTexts = {
  title: 'Agents',
  people: 'Personnes',
  teams: 'Équipes',
  peopleLead:
    'Toutes les personnes qui peuvent se connecter. Les agents répondent aux chats de leurs widgets. Les administrateurs peuvent aussi modifier les réglages.',
  invite: 'Inviter un agent',
  sendInvitation: 'Envoyer l’invitation',
  createLink: 'Créer un lien',
  invited: (name) => `Invitation envoyée à ${name} par e-mail.`,
  email: 'Adresse e-mail',
  name: 'Nom',
  role: 'Rôle',
  roles: {
    agent: { title: 'Agent', may: 'Répond aux chats de ses widgets et de ses équipes.' },
    administrator: {
      title: 'Administrateur',
      may: 'Répond aux chats et gère les widgets, les agents, les clés et la confidentialité.',
    },
  },
  teamsHelp: 'L’agent répond pour les widgets de ses équipes.',
  widgetsHelp: 'Après avoir accepté, cette personne voit les chats de ces widgets et y répond.',
  noWidgetHelp: 'Sans widget ni équipe qui répond à un widget, cette personne ne voit aucun chat.',
  team: 'Équipe',
  everybody: 'Tout le monde',
  withoutTeam: 'Sans équipe',
  allInTeams: 'Tout le monde est dans une équipe',
  nobodyIn: (team) => `Personne dans ${team} pour l’instant`,
  addAgents: 'Ajouter des agents',
  shareLink: 'Transmettez ce lien',
  link: 'lien',
  linkHelp:
    'Il permet à {email} de choisir un mot de passe. Il est valable une fois, pendant sept jours. Le service ne peut pas l’envoyer sans serveur de messagerie ({server}) ni adresse propre ({address}).',

  roleAndTeams: 'Rôle et équipes',
  status: 'Statut',
  widgets: 'Widgets',
  lastSeen: 'Dernière visite',
  never: 'Jamais',
  on: 'Activée',
  off: 'Désactivée',
  none: 'Aucun',
  nobody: 'Personne',
  actions: 'Actions',
  manage: 'Gérer',
  manageNamed: (name) => `Gérer ${name}`,
  you: '(vous)',
  isInvited: 'Invité',
  online: 'En ligne',
  paused: 'En pause',

  remove: 'Supprimer',
  removeMore: 'Supprimer…',
  reallyRemove: (name) => `Supprimer ${name} ?`,
  signedOutForGood:
    'L’agent est déconnecté partout, ne peut plus se connecter et n’apparaît plus sur aucun widget.',
  chatsStay: 'Ses chats restent dans le journal.',
  removed: (name) => `${name} : suppression effectuée.`,
  rename: 'Renommer',
  renameNamed: (name) => `Renommer ${name}`,
  renameHelp: 'Visible par les collègues, et par les visiteurs si un widget n’affiche pas d’autre nom.',
  renamed: 'Nom modifié.',
  changeEmail: 'Modifier l’adresse',
  changeEmailOf: (name) => `Modifier l’adresse de ${name}`,
  changeEmailHelp:
    'L’agent est déconnecté et se connecte avec la nouvelle adresse. Il garde ses chats et ses widgets. L’ancienne adresse est prévenue si un serveur de messagerie est configuré.',
  changeInAccount: 'Modifier dans Compte',
  emailChanged: (name) => `L’adresse de ${name} a été modifiée.`,
  emailOfYou: (email) => `${email}, vous`,
  done: 'Terminé',

  anotherCan: 'Un autre administrateur peut le modifier.',
  makeAgent: 'Définir comme agent',
  makeAdministrator: 'Définir comme administrateur',
  roleChanged: (name) => `Le rôle de ${name} est modifié.`,
  password: 'Mot de passe',
  noPasswordYet: 'Aucun mot de passe choisi pour l’instant. Un nouveau lien remplace l’ancien.',
  passwordWorks: 'Le mot de passe actuel reste valable jusqu’au choix d’un autre.',
  sendLink: 'Envoyer un nouveau lien',
  linkSent: (email) => `Lien envoyé à ${email}.`,
  sessions: 'Sessions',
  notSignedIn: 'Non connecté.',
  signedIn: (places) => (places < 2 ? '1 session active.' : `${places} sessions actives.`),
  signOut: 'Déconnecter partout',
  signedOut: (name) => `${name} : déconnexion effectuée partout.`,
  secondFactor: 'Connexion à deux facteurs',
  lostAndDemanded:
    'En cas de perte de l’application et des codes de récupération. Elle sera reconfigurée à la prochaine connexion.',
  lost: 'En cas de perte de l’application et des codes de récupération. Le mot de passe suffit ensuite.',
  turnOff: 'Désactiver',
  setsUpAgain: (name) => `${name} reconfigurera la connexion à deux facteurs à la prochaine connexion.`,
  passwordOnly: (name) => `${name} se connecte maintenant avec le seul mot de passe.`,

  secondFactorLead:
    'Un mot de passe et un code d’application : un mot de passe deviné ou volé ne suffit plus.',
  required: 'Obligatoire',
  optional: 'Facultative',
  haveIt(having, all) {
    if (having < all) return `${having} sur ${all} agents l’ont configurée.`;
    return all < 2 ? 'Vous l’avez configurée.' : `Les ${all} agents l’ont configurée.`;
  },
  ownFirst: 'Avant de l’exiger, {link} : vous saurez comment elle fonctionne et vous resterez connecté.',
  setUpOwn: 'configurez la vôtre',
  makeOptional: 'Rendre facultative',
  require: 'Exiger',
  requireMore: 'Exiger…',
  reallyRequire: 'Exiger la connexion à deux facteurs ?',
  allHaveIt: 'Tout le monde l’a configurée. Rien ne change.',
  mustSetUp: (names, count) =>
    count < 2
      ? `${names} sera déconnecté et devra la configurer à la prochaine connexion. Choisissez un moment où aucun visiteur n’attend.`
      : `${names} seront déconnectés et devront la configurer à la prochaine connexion. Choisissez un moment où aucun visiteur n’attend.`,
  ofYourAgents: (count) => `${count} de vos agents`,
  keysWork:
    'Les clés et les jetons continuent de fonctionner. La connexion par un fournisseur OpenID aussi : il demande ses propres facteurs.',
  nowRequired: 'La connexion à deux facteurs est maintenant obligatoire.',
  nowOptional: 'La connexion à deux facteurs est maintenant facultative.',

  teamsLead:
    'Des agents qui répondent ensemble, par exemple Ventes ou Support. Chaque membre répond pour les widgets de l’équipe.',
  newTeam: 'Nouvelle équipe',
  noTeams: 'Aucune équipe',
  noTeamsHint:
    'Créez-en une et ajoutez-y des agents. Ouvrez ensuite un widget et choisissez l’équipe sous « Qui répond ».',
  createTeam: 'Créer l’équipe',
  teamNameHelp:
    'Les visiteurs ne le voient jamais. Les bots peuvent transférer des chats à l’équipe sous ce nom.',
  removeTeam: 'Supprimer l’équipe',
  removeNamed: (name) => `Supprimer ${name}`,
  accountsStay: 'Ses agents gardent leurs comptes et leurs chats.',
  answersNone: 'Elle ne répond pour aucun widget.',
  loseWidgets: (widgets) =>
    `Ses agents perdent immédiatement ${widgets} et les chats correspondants, sauf s’ils sont sur un widget à titre individuel ou par une autre équipe.`,
  teamRemoved: 'Cette équipe a été supprimée.',
  saved: 'Enregistré. Les agents voient la modification immédiatement.',
  members: 'Membres',
  answersWidgets: (widgets) => `Widgets : ${widgets}.`,
  answersNoneYet:
    'Cette équipe ne répond encore pour aucun widget. Pour l’ajouter, ouvrez le widget sous {link} et choisissez qui répond.',
  findAgent: 'Rechercher un agent',
  membersOf: (members, all) => `${members} sur ${all} ${all < 2 ? 'agent' : 'agents'}`,
  membersFound: (members, all, found) =>
    `${members} sur ${all} ${all < 2 ? 'agent' : 'agents'}, ${found} ${found < 2 ? 'trouvé' : 'trouvés'}`,
};
