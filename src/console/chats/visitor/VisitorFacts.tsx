import type { ReadonlySignal } from '@preact/signals';
import type { CaseDetails, CaseSummary } from '../../../operations/console/cases';
import { languageName } from '../../kit/format/language-name';
import { mailLink } from './mail-reply';
import { CaseId } from './CaseId';
import { formatMoment } from '../../kit/format/dates';
import { Fact } from './Fact';
import { IdentityMark } from './IdentityMark';
import { MailAddress } from './MailAddress';
import { PageLink } from '../../kit/page/PageLink';
import type { VisitedPage } from './page-trail';
import { visitorTexts } from './texts';

export interface VisitorFactsProps {
  summary: CaseSummary;
  visitor: CaseDetails['visitor'];
  /** The pages of the chat, the latest first. */
  trail: readonly VisitedPage[];
  now: ReadonlySignal<number>;
}

/** Who the visitor is, and where they come from: what an answer begins with. */
export function VisitorFacts({ summary, visitor, trail, now }: VisitorFactsProps) {
  const texts = visitorTexts();
  const { pageUrl, referrerUrl, entryUrl, locale, answers } = visitor;
  return (
    <>
      <dl class="facts">
        {summary.visitorEmail && (
          <Fact title={texts.email}>
            <a href={mailLink(summary.visitorEmail)}>
              <MailAddress address={summary.visitorEmail} />
            </a>
            {summary.identity && <IdentityMark identity={summary.identity} />}
          </Fact>
        )}
        {summary.visitorPhone && (
          <Fact title={texts.phone}>
            <a href={`tel:${summary.visitorPhone.replace(/[^+\d]/g, '')}`}>{summary.visitorPhone}</a>
          </Fact>
        )}
        {summary.visitorName && <Fact title={texts.name}>{summary.visitorName}</Fact>}
        {locale && <Fact title={texts.language}>{languageName(locale)}</Fact>}
        {answers?.map(({ name, value }, at) => (
          <Fact key={at} title={name}>
            {value}
          </Fact>
        ))}
      </dl>
      <dl class="facts">
        {pageUrl && trail.length === 0 && (
          <Fact title={texts.page}>
            <PageLink url={pageUrl} />
          </Fact>
        )}
        {trail.length > 0 && (
          <Fact title={texts.pages}>
            <ol class="visitor-trail">
              {trail.map(({ url, at }, place) => (
                <li key={place}>
                  <time>{formatMoment(at, now.peek())}</time> <PageLink url={url} />
                </li>
              ))}
            </ol>
          </Fact>
        )}
        {referrerUrl && (
          <Fact title={texts.referrer}>
            <PageLink url={referrerUrl} />
          </Fact>
        )}
        {entryUrl && entryUrl !== pageUrl && (
          <Fact title={texts.firstPage}>
            <PageLink url={entryUrl} />
          </Fact>
        )}
      </dl>
    </>
  );
}

/** What else is known of the visitor's device and the chat. */
export function ChatFacts({ summary, visitor, now }: Omit<VisitorFactsProps, 'trail'>) {
  const texts = visitorTexts();
  const { userAgent, browser, os, ipAddress, variables } = visitor;
  return (
    <>
      <dl class="facts">
        {userAgent && (
          <Fact title={texts.browser}>
            <span title={userAgent}>
              {browser && os ? texts.browserOn(browser, os) : browser || os || userAgent.slice(0, 80)}
            </span>
          </Fact>
        )}
        {ipAddress && <Fact title={texts.ipAddress}>{ipAddress}</Fact>}
      </dl>
      <dl class="facts">
        <Fact title={texts.widget}>{summary.widgetName || summary.widgetId}</Fact>
        <Fact title={texts.began}>{formatMoment(summary.createdAt, now.peek())}</Fact>
        {summary.wantedAgent && <Fact title={texts.meantFor}>{summary.wantedAgent}</Fact>}
        {summary.wantedTags && <Fact title={texts.meantFor}>{summary.wantedTags.join(', ')}</Fact>}
        {summary.agentAlias && <Fact title={texts.answeredBy}>{summary.agentAlias}</Fact>}
        <Fact title={texts.chatId}>
          <CaseId key={summary.id} id={summary.id} />
        </Fact>
      </dl>
      {variables && (
        <section class="annotations" aria-labelledby="page-title">
          <h3 id="page-title">{texts.fromPage}</h3>
          <dl class="facts">
            {variables.map(({ name: title, value }, at) => (
              <Fact key={at} title={title}>
                {value}
              </Fact>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
