import { useState } from 'preact/hooks';
import { Icon } from '../../ui/Icon';
import { Empty } from '../page/Empty';
import type { Toasting } from '../page/toasting';
import type { FieldSource } from '../resource/draft';
import { describeRule } from './describe-rule';
import { RuleEditor } from './RuleEditor';
import type { Rules } from './rules';

export interface RuleListProps {
  rules: Rules;
  source: FieldSource;
  toasting: Toasting;
}

/** In their order, which is changed by dragging or by two buttons. */
export function RuleList({ rules, source, toasting }: RuleListProps) {
  const [open, setOpen] = useState<number>();
  const [dragged, setDragged] = useState<number>();
  const list = rules.list.value;
  function move(from: number, to: number) {
    rules.move(from, to);
    setOpen(undefined);
  }
  function remove(at: number) {
    const rule = list[at];
    if (!rule) return;
    rules.remove(at);
    setOpen(undefined);
    toasting.say(`${rule.id} is removed.`, () => rules.insert(at, rule));
  }
  return (
    <>
      {list.length === 0 && (
        <Empty title="There is no rule yet">
          <p>
            A rule invites the visitors that it fits, such as those who have looked at one page for a while.
          </p>
        </Empty>
      )}
      <ol class="rules-list">
        {list.map((rule, at) => (
          <li
            key={rule.id}
            class={dragged === at ? 'rules-rule rules-dragged' : 'rules-rule'}
            draggable={open !== at}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined && dragged !== at) move(dragged, at);
              setDragged(undefined);
            }}
          >
            <div class="rules-head">
              <div class="table-two">
                <b dir="auto">{rule.id}</b>
                <span dir="auto">{describeRule(rule)}</span>
              </div>
              <div class="row">
                <button
                  type="button"
                  class="button button-icon"
                  aria-label={`Move ${rule.id} up`}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <Icon name="arrowUp" />
                </button>
                <button
                  type="button"
                  class="button button-icon"
                  aria-label={`Move ${rule.id} down`}
                  disabled={at === list.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <Icon name="arrowDown" />
                </button>
                <button
                  type="button"
                  class="button"
                  aria-expanded={open === at}
                  aria-label={`${open === at ? 'Close' : 'Edit'} ${rule.id}`}
                  onClick={() => setOpen(open === at ? undefined : at)}
                >
                  {open === at ? 'Close' : 'Edit'}
                </button>
                <button
                  type="button"
                  class="button"
                  aria-label={`Duplicate ${rule.id}`}
                  onClick={() => rules.duplicate(at)}
                >
                  Duplicate
                </button>
                <button
                  type="button"
                  class="button"
                  aria-label={`Remove ${rule.id}`}
                  onClick={() => remove(at)}
                >
                  Remove
                </button>
              </div>
            </div>
            {open === at && (
              <RuleEditor
                rule={rule}
                path={`proactive.rules[${at}]`}
                source={source}
                onChange={(next) => rules.change(at, next)}
              />
            )}
          </li>
        ))}
      </ol>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            rules.add();
            setOpen(list.length);
          }}
        >
          New rule
        </button>
      </div>
    </>
  );
}
