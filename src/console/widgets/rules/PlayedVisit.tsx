import type { ProactiveRule } from '../../../contract/rules/rules';
import { Badge } from '../../kit/page/Badge';
import type { DryRun } from './dry-run';
import { ExplainedTree } from './ExplainedTree';
import { playVisit, type PlayedPage } from './play-visit';
import { rulesTexts } from './texts';

export interface PlayedVisitProps {
  dryRun: DryRun;
  rules: readonly ProactiveRule[];
}

/** Draws which rule invites on each page of the visit, and on one page whether each rule matches. */
export function PlayedVisit({ dryRun, rules }: PlayedVisitProps) {
  const played = playVisit(rules, dryRun.visit.value);
  const pages = dryRun.pages.value;
  const at = dryRun.at.value;
  const shown = played[at];
  const texts = rulesTexts();
  if (rules.length === 0) return <p class="quiet">{texts.addToTry}</p>;
  return (
    <div class="rules-results">
      {pages.length > 1 && (
        <ol class="rules-trail" aria-label={texts.visitedPages}>
          {played.map((page, index) => (
            <li key={index}>
              <button
                type="button"
                class="rules-stop"
                aria-pressed={index === at}
                onClick={() => dryRun.lookAt(index)}
              >
                <b class="rules-at">{index + 1}</b>
                <b dir="ltr" class="rules-path">
                  {pathOf(pages[index]?.url ?? '')}
                </b>
                <span class="quiet">{outcomeOf(page)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <p role="status">
        {shown && (pages.length > 1 ? texts.onPage(at + 1, outcomeOf(shown)) : outcomeOf(shown))}
      </p>
      <ul class="rules-verdicts" aria-label={texts.rulesHere}>
        {shown?.rules.map(({ id, evaluation, verdict }) => (
          <li key={id}>
            <p>
              <b dir="auto">{id}</b>{' '}
              <Badge tone={evaluation.holds ? 'good' : 'quiet'}>{texts.verdicts[verdict]}</Badge>
            </p>
            {evaluation.fault && <p class="field-fault">{evaluation.fault}</p>}
            {evaluation.condition && <ExplainedTree condition={evaluation.condition} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function outcomeOf({ invited }: PlayedPage): string {
  const texts = rulesTexts();
  if (!invited) return texts.noRuleInvites;
  const { ruleId, afterSeconds } = invited;
  return afterSeconds === 0 ? texts.invitesAtOnce(ruleId) : texts.invitesAfter(ruleId, afterSeconds);
}

/** What tells pages of one site apart. */
function pathOf(url: string): string {
  return url.replace(/^\w+:\/\/[^/?#]*(?=[/?#])/, '') || '/';
}
