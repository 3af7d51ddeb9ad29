import { longestVisitorEmail } from '../../../../contract/limits';
import { assertMayUse, type Caller } from '../../widgets/caller';
import type { CaseMails } from '../events/case-mails';
import { isIdentifier, type Directory } from '../../widgets/directory';
import { parseEmail } from '../../agents/email-address';
import { Failure, invalidParameter } from '../../failure';
import type { CaseLimits } from '../case-limits';
import type { ChatCase } from '../cases';
import type { CaseStore } from '../tables';
import type { Clock } from '../../ports';
import type { Visiting } from '../../shares/visiting';
import type { Widget } from '../../widgets/widgets';
import { isBanned } from '../../access/banning';
import { addedDetails, type VisitorDetails } from './added-details';

export interface VisitorFollowUpPorts {
  store: Pick<CaseStore, 'cases' | 'bans' | 'transaction'>;
  directory: Pick<Directory, 'widget'>;
  clock: Clock;
  mails: Pick<CaseMails, 'addTranscript'>;
  limits: Pick<CaseLimits, 'mayMailTranscript'>;
  /** In which it waits for its turn. */
  visiting: Visiting;
}

interface Survey {
  score: number;
  comments?: string;
}

export type VisitorFollowUp = ReturnType<typeof createVisitorFollowUp>;

/** What a visitor does about a chat besides talking: says who they are, rates it, and asks for its transcript. */
export function createVisitorFollowUp(ports: VisitorFollowUpPorts) {
  const { store, directory, clock, mails, limits, visiting } = ports;

  async function find(caller: Caller, caseId: string): Promise<{ chat: ChatCase; widget: Widget }> {
    const chat = isIdentifier(caseId) ? await store.cases.get(caseId.toLowerCase()) : undefined;
    if (!chat || chat.orgId !== caller.orgId) throw new Failure('notFound');
    const widget = await directory.widget(chat.pageWidgetId ?? chat.widgetId);
    assertMayUse(widget, caller);
    return { chat, widget };
  }

  /** Keeps who the visitor is, where the form asks for the question alone. What was said first stays. */
  async function addDetails(caller: Caller, caseId: string, details: VisitorDetails): Promise<void> {
    const { chat: found, widget } = await find(caller, caseId);
    const { prechat } = widget.settings.forms;
    if (prechat.style !== 'askFirst' || found.type === 'offline') throw new Failure('notOffered');
    if (await isBanned(store.bans, found.orgId, { ...found.visitor, ...details }, clock.now()))
      throw new Failure('banned');
    await store.transaction(async ({ cases }) => {
      const chat = await cases.lock(found.id);
      if (!chat || chat.state === 'closed') throw new Failure('caseClosed');
      const added = addedDetails(chat.visitor, details, prechat);
      if (Object.keys(added).length > 0) await cases.updateVisitor(chat.id, added);
    });
  }

  /** Rates the agent, 0–100. A later rating replaces an earlier one. */
  async function rate(caller: Caller, caseId: string, survey: Survey): Promise<void> {
    const { chat, widget } = await find(caller, caseId);
    if (!widget.settings.survey.isOn || chat.type === 'offline') throw new Failure('notOffered');
    await store.cases.update(chat.id, {
      surveyScore: survey.score,
      surveyComments: survey.comments,
    });
  }

  /**
   * Mails the transcript once: now when the chat has ended, else when it ends. It goes to the chat's own address, and
   * where that has none to the first that the visitor gives. Returns the address.
   */
  async function requestTranscript(caller: Caller, caseId: string, address?: string): Promise<string> {
    const { chat, widget } = await find(caller, caseId);
    if (!widget.settings.transcriptEmail.isOn || chat.type === 'offline') throw new Failure('notOffered');
    const email = parseEmail(address, 'email', longestVisitorEmail);
    await store.transaction(async (tables) => {
      const before = await tables.cases.lock(chat.id);
      const own = before?.visitor.email?.trim().toLowerCase() ?? before?.transcriptEmail;
      if (own !== undefined && own !== email)
        throw invalidParameter('email', `must be the address of this chat, ${shorten(own)}`);
      // Asked twice, it is mailed once.
      if (before?.transcriptEmail !== undefined) return;
      if (!limits.mayMailTranscript(chat.orgId, email)) throw new Failure('tooManyRequests');
      const after = await tables.cases.update(chat.id, { transcriptEmail: email });
      if (after?.state !== 'closed') return;
      await mails.addTranscript(tables, { chat: after, widget, to: email, at: clock.now() });
    });
    return email;
  }

  function inTurn<Given extends unknown[], Done>(
    work: (caller: Caller, caseId: string, ...given: Given) => Promise<Done>,
  ) {
    return (caller: Caller, caseId: string, ...given: Given): Promise<Done> =>
      visiting.inTurn({ orgId: caller.orgId, caseId: caseId.toLowerCase() }, () =>
        work(caller, caseId, ...given),
      );
  }

  return { addDetails: inTurn(addDetails), rate: inTurn(rate), requestTranscript: inTurn(requestTranscript) };
}

/** Enough for its owner to know it: `a…@shop.example`. */
function shorten(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
