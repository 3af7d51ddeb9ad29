import type { ReadonlySignal } from '@preact/signals';
import type { CaseDetails } from '../../../operations/console/cases';
import type { ListedCase } from '../inbox/case-order';
import type { Annotating } from './annotating';
import type { Banning } from './banning';
import { languageName } from './language-name';
import { mailLink } from './mail-reply';
import { Avatar } from '../../../ui/Avatar';
import { Icon } from '../../../ui/Icon';
import { AnnotationList } from './AnnotationList';
import { CaseId } from './CaseId';
import { formatMoment } from '../../kit/frame/dates';
import { OnDemand } from '../../kit/frame/OnDemand';
import { Fact } from './Fact';
import { IdentityMark } from './IdentityMark';
import { MailAddress } from './MailAddress';
import { PageLink } from './PageLink';

export interface VisitorPaneProps {
  listed: ReadonlySignal<ListedCase | undefined>;
  details: ReadonlySignal<CaseDetails | undefined>;
  annotating: Annotating;
  banning: Banning;
  now: ReadonlySignal<number>;
  onClose(): void;
}

/** All that is known about the visitor of the open case. */
export function VisitorPane({ listed, details, annotating, banning, now, onClose }: VisitorPaneProps) {
  const openCase = listed.value;
  const visitor = details.value?.visitor;
  if (!openCase || !visitor) return null;
  const { summary, name } = openCase;
  const { pageUrl, referrerUrl, entryUrl, userAgent, browser, os, locale, ipAddress, variables } = visitor;
  const isHere = visitor.isHere && summary.state !== 'closed';
  return (
    <section class="pane visitor-pane" aria-label="Visitor">
      <header class="pane-head">
        <Avatar name={name} />
        <div class="pane-title">
          <h2 dir="auto">{name}</h2>
          <span class={isHere ? 'here' : 'quiet'}>{isHere ? 'On the page now' : 'Not on the page'}</span>
        </div>
        <button
          type="button"
          class="button button-icon only-medium"
          aria-label="Hide visitor"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="facts-scroll" tabIndex={0} role="region" aria-label="Details">
        <dl class="facts">
          {summary.visitorEmail && (
            <Fact title="E-mail">
              <a href={mailLink(summary.visitorEmail)}>
                <MailAddress address={summary.visitorEmail} />
              </a>
              {summary.identity && <IdentityMark identity={summary.identity} />}
            </Fact>
          )}
          {summary.visitorPhone && (
            <Fact title="Phone">
              <a href={`tel:${summary.visitorPhone.replace(/[^+\d]/g, '')}`}>{summary.visitorPhone}</a>
            </Fact>
          )}
          {summary.visitorName && <Fact title="Name">{summary.visitorName}</Fact>}
        </dl>
        <dl class="facts">
          {pageUrl && (
            <Fact title="Page">
              <PageLink url={pageUrl} />
            </Fact>
          )}
          {referrerUrl && (
            <Fact title="Referrer">
              <PageLink url={referrerUrl} />
            </Fact>
          )}
          {entryUrl && entryUrl !== pageUrl && (
            <Fact title="First page">
              <PageLink url={entryUrl} />
            </Fact>
          )}
        </dl>
        <dl class="facts">
          {userAgent && (
            <Fact title="Browser">
              <span title={userAgent}>
                {[browser, os].filter(Boolean).join(' on ') || userAgent.slice(0, 80)}
              </span>
            </Fact>
          )}
          {locale && <Fact title="Language">{languageName(locale)}</Fact>}
          {ipAddress && <Fact title="Address">{ipAddress}</Fact>}
        </dl>
        <dl class="facts">
          <Fact title="Widget">{summary.widgetName || summary.widgetId}</Fact>
          <Fact title="Began">{formatMoment(summary.createdAt, now.peek())}</Fact>
          {summary.wantedAgent && <Fact title="Meant for">{summary.wantedAgent}</Fact>}
          {summary.wantedTags && <Fact title="Meant for">{summary.wantedTags.join(', ')}</Fact>}
          {summary.agentAlias && <Fact title="Answered by">{summary.agentAlias}</Fact>}
          <Fact title="Case">
            <CaseId key={summary.id} id={summary.id} />
          </Fact>
        </dl>
        {variables && (
          <section class="annotations" aria-labelledby="page-title">
            <h3 id="page-title">From the page</h3>
            <dl class="facts">
              {variables.map(({ name: title, value }, at) => (
                <Fact key={at} title={title}>
                  {value}
                </Fact>
              ))}
            </dl>
          </section>
        )}
        <AnnotationList
          key={`labels-${summary.id}`}
          list="labels"
          title="Labels"
          noun="label"
          written={summary.labels ?? []}
          annotating={annotating}
        />
        <AnnotationList
          key={`variables-${summary.id}`}
          list="variables"
          title="Variables"
          noun="variable"
          written={summary.operatorVariables ?? []}
          annotating={annotating}
        />
        <div class="visitor-actions">
          <button type="button" class="button" onClick={() => banning.ask(summary.id)}>
            Ban…
          </button>
        </div>
        {annotating.fault.value && (
          <p class="fault" role="alert">
            <Icon name="alert" />
            {annotating.fault.value}
          </p>
        )}
      </div>
      {banning.subject.value !== undefined && (
        <OnDemand
          title="Ban"
          load={async () => (await import('./BanDialog')).BanDialog}
          props={{ banning, name, email: summary.visitorEmail, ipAddress }}
          onClose={banning.cancel}
        />
      )}
    </section>
  );
}
