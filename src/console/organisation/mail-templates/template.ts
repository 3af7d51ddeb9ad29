import { computed, createModel, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import { asFailure, RequestFailure } from '../../../client/request';
import { fillTemplate } from '../../../contract/mails/fill-template';
import { mailDefinitions } from '../../../contract/mails/mail-definitions';
import { renderText, type MailPart } from '../../../contract/mails/mail-part';
import type { MailKind, MailTemplate } from '../../../contract/mails/mail-template';
import type { MailTemplateState } from '../../../operations/console/mail';
import { templateFaults } from '../../../contract/mails/template-faults';
import { MutationModel, type Mutation } from '../../kit/data/mutation';
import { DraftModel, type Draft, type Versioned } from '../../kit/data/draft';
import type { FieldSource } from '../../kit/data/field-source';
import { mailTemplateTexts } from './texts';

export interface MailPreview {
  subject: string;
  parts: readonly MailPart[];
  /** As those read it whose program shows no HTML. */
  text: string;
}

export interface Template {
  draft: Draft<MailTemplate>;
  /** What is edited, with its faults while it is written. */
  source: FieldSource;
  /** Nobody has written another one. */
  isDefault: ReadonlySignal<boolean>;
  /** With made-up values; `undefined` until it is loaded. */
  preview: ReadonlySignal<MailPreview | undefined>;
  testing: Mutation;
  reset(): Promise<void>;
  /** Sends what is saved to the person who is signed in. */
  test(): Promise<void>;
}

/** Returns what a mail says; a default in the console's language, though its readers get it in theirs. */
export function textOf({ kind, isDefault, subject, text }: MailTemplateState): MailTemplate {
  return isDefault ? mailTemplateTexts().defaults[kind] : { subject, text };
}

/** What one kind of mail says. Call `draft.load` after making it. */
export const TemplateModel = createModel(
  ({ call }: Pick<ConsoleClient, 'call'>, kind: MailKind): Template => {
    const definition = mailDefinitions[kind];
    const examples = Object.fromEntries(
      Object.entries(definition.placeholders).map(([name, { example }]) => [
        name,
        mailTemplateTexts().examples[name] ?? example,
      ]),
    );
    /** What it said when it was read or saved. */
    let known = '';
    let version = 0;
    let revision: number | undefined;
    async function find(signal?: AbortSignal) {
      const { templates } = await call('GET /mail/templates', { signal });
      return templates.find((one) => one.kind === kind);
    }
    function take(state: MailTemplateState | undefined): Versioned<MailTemplate> {
      const value = partOf(state);
      known = JSON.stringify(value);
      revision = state?.revision;
      return { value, version: ++version };
    }
    const draft: Draft<MailTemplate> = new DraftModel<MailTemplate>({
      read: async (signal) => take(await find(signal)),
      async write({ value }) {
        const path = { kind };
        const found = await find();
        const said = JSON.stringify(partOf(found));
        // The answer to what was saved before may have been lost.
        if (said !== known && said !== JSON.stringify(value)) throw new RequestFailure(409);
        const query = found ? { revision: found.revision } : {};
        const state = isDefault(value)
          ? await call('DELETE /mail/templates/{kind}', { path, query })
          : await call('PUT /mail/templates/{kind}', { path, body: { ...value, ...query } });
        return take(state);
      },
    });
    const defaults = mailTemplateTexts().defaults[kind];
    function partOf(state: MailTemplateState | undefined): MailTemplate {
      return state ? textOf(state) : defaults;
    }
    function isDefault({ subject, text }: MailTemplate): boolean {
      return subject.trim() === defaults.subject && text.trim() === defaults.text;
    }

    return {
      draft,
      source: {
        value: draft.value,
        setAt: draft.setAt,
        faults: computed(() => {
          const [written, refused] = [draft.value.value, draft.faults.value];
          const own = written ? templateFaults(definition, written) : [];
          return own.length > 0 ? own : refused;
        }),
      },
      isDefault: computed(() => {
        const saved = draft.saved.value;
        return saved !== undefined && isDefault(saved);
      }),
      preview: computed(() => {
        if (draft.value.value === undefined) return undefined;
        const { subject, parts } = fillTemplate(draft.value.value, examples);
        return { subject, parts, text: renderText(parts) };
      }),
      testing: new MutationModel(),
      async reset() {
        try {
          await call('DELETE /mail/templates/{kind}', { path: { kind }, query: { revision } });
        } catch (failure) {
          // What somebody else has written is shown before it is lost, unless something is not saved: saving that says so.
          if (asFailure(failure).status === 409 && !draft.isChanged.value) await draft.load();
          throw failure;
        }
        await draft.load();
      },
      async test() {
        await call('POST /mail/templates/{kind}/test', { path: { kind } });
      },
    };
  },
);
