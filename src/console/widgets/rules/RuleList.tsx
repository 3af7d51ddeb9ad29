import { useState } from 'preact/hooks';
import type { ProactiveRule } from '../../../contract/rules/rules';
import { OrderedList } from '../../kit/fields/OrderedList';
import { Empty } from '../../kit/page/Empty';
import { LoadFailure } from '../../kit/page/LoadFailure';
import type { Toasting } from '../../kit/toasts/toasting';
import { readField, type FieldSource } from '../../kit/data/field-source';
import { describeByAgents, describeFigures } from './describe-figures';
import { describeRule } from './describe-rule';
import { RuleEditor } from './RuleEditor';
import type { Rules } from './rules';
import { rulesTexts } from './texts';

export interface RuleListProps {
  rules: Rules;
  source: FieldSource;
  toasting: Toasting;
}

export function RuleList({ rules, source, toasting }: RuleListProps) {
  const [open, setOpen] = useState<number>();
  const texts = rulesTexts();
  const list = rules.list.value;
  const published = rules.publishedIds.value;
  const figures = rules.figures.value;
  const counted = figures?.state.value;
  const zone = String(readField(source, 'proactive.timeZone').value);
  const timeHint = texts.timeHint(zone, rules.hoursZone.value);
  function noteOf({ id }: ProactiveRule): string {
    return counted?.kind === 'ready' ? describeFigures(counted.value, id, published.has(id)) : '';
  }
  const byAgents = counted?.kind === 'ready' ? describeByAgents(counted.value) : undefined;
  function remove(at: number) {
    const rule = list[at];
    if (!rule) return;
    const undo = rules.remove(at);
    setOpen(undefined);
    toasting.say(texts.isRemoved(rule.id), undo);
  }
  return (
    <>
      {list.length === 0 && (
        <Empty title={texts.none}>
          <p>{texts.noneHint}</p>
        </Empty>
      )}
      {counted?.kind === 'failed' && (
        <LoadFailure message={texts.figuresFailed(counted.message)} onRetry={() => void figures?.load()} />
      )}
      <OrderedList
        items={list}
        nameOf={({ id }) => id}
        describe={describeRule}
        noteOf={counted?.kind === 'failed' ? undefined : noteOf}
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
            timeHint={timeHint}
            onChange={(next) => rules.change(at, next)}
          />
        )}
      </OrderedList>
      {byAgents && <p class="quiet">{byAgents}</p>}
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            rules.add();
            setOpen(list.length);
          }}
        >
          {texts.addRule}
        </button>
      </div>
    </>
  );
}
