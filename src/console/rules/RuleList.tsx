import { useState } from 'preact/hooks';
import { OrderedList } from '../fields/OrderedList';
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

export function RuleList({ rules, source, toasting }: RuleListProps) {
  const [open, setOpen] = useState<number>();
  const list = rules.list.value;
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
      <OrderedList
        items={list}
        nameOf={({ id }) => id}
        describe={describeRule}
        open={open}
        onOpen={setOpen}
        onMove={rules.move}
        onRemove={remove}
        onDuplicate={rules.duplicate}
      >
        {(rule, at) => (
          <RuleEditor
            rule={rule}
            path={`proactive.rules[${at}]`}
            source={source}
            onChange={(next) => rules.change(at, next)}
          />
        )}
      </OrderedList>
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
