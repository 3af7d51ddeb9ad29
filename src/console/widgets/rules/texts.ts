import { roomTexts } from '../../kit/texts/room-texts';
import { wordsIn } from '../../kit/texts/words';
import { factHints, factWords, operatorWords } from './words/conditions';

export type RulesTexts = ReturnType<typeof rulesTexts>;

/** The parts of the sentence that describes a rule. */
export interface RuleParts {
  condition: string;
  /** Whose name is on the invitation. */
  alias?: string | undefined;
  cap?: { times: number; per: 'page' | 'visit' | 'day' | 'ever' } | undefined;
  opensForm: boolean;
}

const spans = { page: 'a page', visit: 'a visit', day: 'a day', ever: 'a visitor' };

/** What the screen of rules says. */
export const rulesTexts = roomTexts('widgets/rules', {
  title: 'Rules',
  lead: 'Choose who is invited to chat, and when. The first matching rule applies; rules with a higher priority come first.',
  noWidgets: 'No widgets yet',
  noWidgetsHint: 'Add a widget first, then its rules.',
  inOrder: 'Rules, in order',
  none: 'No rules yet',
  noneHint: 'A rule invites visitors who match it, such as those who have been on a page for a while.',
  figuresFailed: (message: string) => `Invitation figures could not be loaded: ${message}`,
  isRemoved: (rule: string) => `${rule} was removed.`,
  addRule: 'Add rule',
  newName: 'rule',
  newMessage: 'Hello! Can we help you?',
  noInvitations: (days: number) => `No invitations in the last ${days} days`,
  notPublished: 'Not published yet',
  times: (count: number, written: string) => (count === 1 ? 'once' : `${written} times`),
  byAgents: (figures: string) => `Invitations that agents sent under Visitors now. ${figures}`,
  figures: (days: number, shown: string, answered: string, closed: string) =>
    `Last ${days} days: shown ${shown}, ${answered} answered, ${closed} closed`,

  name: 'Name',
  nameHint: 'Limits are counted by name. If you rename the rule, counting starts again.',
  when: 'When',
  messages: {
    title: 'Messages',
    description: 'Each invitation shows one of them. {alias} is replaced by the agent’s name.',
    itemTitle: 'message',
    addTitle: 'Add message',
  },
  priority: {
    title: 'Priority',
    description: 'Rules with a higher priority come first, wherever they are in the list.',
  },
  isMinimized: 'Show as one line',
  offlineFallback: 'Open the offline form when no agent is online',
  agentName: 'Agent’s name',
  agentPicture: 'Agent’s picture',
  limit: 'Limit',
  limits: { '': 'No limit', page: 'per page', visit: 'per visit', day: 'per day', ever: 'per visitor' },
  limitTimes: 'Times',

  match: 'Match',
  joins: { all: 'All of these match', any: 'Any of these matches', not: 'This doesn’t match' },
  addCondition: 'Add condition',
  removeCondition: 'Remove condition',
  addGroup: 'Add group',
  removeGroup: 'Remove group',
  fact: 'Property',
  variableName: 'Name of the variable',
  comparison: 'Comparison',
  value: 'Value',
  timeValue: 'Value, such as 09:00-17:00',
  timeHint: (zone: string, hours: string | undefined) =>
    hours === undefined || hours === zone
      ? `In the time zone ${zone}.`
      : `In the time zone ${zone}. The widget’s hours are in ${hours}.`,
  lineValues: 'Value; one per line',
  yes: 'yes',
  no: 'no',
  facts: wordsIn('en', factWords),
  factHints: wordsIn('en', factHints),
  operators: wordsIn('en', operatorWords),

  quoted: (text: string) => `“${text}”`,
  variable: (name: string) => `the variable ${name}`,
  flag: (fact: string, isYes: boolean) => `${fact} is ${isYes ? 'yes' : 'no'}`,
  and: ' and ',
  or: ' or ',
  not: (condition: string) => `not (${condition})`,
  anyone: 'anyone visits',
  never: 'never (it has no condition)',
  sentence: ({ condition, alias, cap, opensForm }: RuleParts) => {
    const by = alias ? ` in the name of ${alias}` : '';
    const most = cap ? `, at most ${cap.times === 1 ? 'once' : `${cap.times} times`} ${spans[cap.per]}` : '';
    return `When ${condition}, invite${by}${most}.${opensForm ? ' If no agent is online, open the offline form.' : ''}`;
  },

  dryRun: 'Dry run',
  dryRunLead:
    'Simulate a visit with the rules above, saved or not. The visitor neither answers nor dismisses invitations.',
  takeVisit: 'Start from the visit of a chat',
  takeVisitHint:
    'Fills in its first and last page, language, location, time and variables. You add how long they stayed and what they did.',
  sampleVisit: 'Sample visit',
  visitor: 'Visitor',
  variables: 'JavaScript variables, one per line: name=value',
  onEachPage: 'Behaviour on each page',
  pages: 'Pages in order',
  addressOf: (page: number) => `Address of page ${page}`,
  secondsOn: (page: number) => `Seconds on page ${page}`,
  removePage: (page: number) => `Remove page ${page}`,
  addPage: 'Add page',

  addToTry: 'Add a rule to try it.',
  visitedPages: 'Pages of the visit',
  rulesHere: 'Rules on this page',
  onPage: (page: number, outcome: string) => `Page ${page}: ${outcome}`,
  noRuleInvites: 'No rule invites.',
  invitesAtOnce: (rule: string) => `“${rule}” invites immediately.`,
  invitesAfter: (rule: string, seconds: number) => `“${rule}” invites after ${seconds} s.`,
  verdicts: {
    invites: 'Invites',
    comesLater: 'Matches, but another comes first',
    capReached: 'Matches, but its limit is reached',
    fails: 'Doesn’t match',
  },
  explained: { all: 'All of these:', any: 'Any of these:', not: 'Not this:' },
  unknown: 'unknown',
  matches: 'matches',
  fails: 'doesn’t match',
  seen: (outcome: string, value: string) => `${outcome}; seen: ${value}`,
});
