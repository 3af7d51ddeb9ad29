import { useModel } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { interviewTexts } from '../i18n/interview-texts';
import { detailsTable } from '../i18n/details/details-table';
import { useFieldTexts } from '../forms/use-field-texts';
import { usePanel, useTexts } from '../frame/use-panel';
import { useTableTexts } from '../frame/use-table-texts';
import { Answer } from '../interview/Answer';
import interviewCss from '../interview/interview.css?inline';
import { DetailsModel } from './details';
import css from './details.css?inline';

/** Above the composer: asks who the visitor is, one question after the other. Meanwhile they write on. */
export function Details({ caseId }: { caseId: string }) {
  const { session, environment, addStyles } = usePanel();
  const { labelOf } = useFieldTexts();
  const texts = useTexts('interview', interviewTexts);
  const said = useTableTexts(detailsTable);
  const model = useModel(() => new DetailsModel(environment, session.form, caseId));
  const { form, interview } = model;
  const state = model.state.value;
  const step = interview.step.value;
  const first = useRef(step).current;
  const field = interview.questions()[step];
  addStyles(interviewCss + css);

  return (
    <div>
      {/* It is there before its text is, so that the text is read out. */}
      <p
        class={said && state !== 'over' ? 'details-why small soft' : 'cw-unseen'}
        role="status"
        id="details-why"
      >
        {state === 'asking' ? said?.why : state === 'given' && said?.thanks}
      </p>
      {said && state === 'asking' && (
        <div class="details" role="group" aria-labelledby="details-why">
          {field && <p class="details-label small">{labelOf(field)}</p>}
          <Answer
            key={field?.key}
            form={form}
            field={field}
            interview={interview}
            texts={texts}
            isFirst={step > first}
            onRetry={model.submit}
          />
        </div>
      )}
    </div>
  );
}
