import { useState } from 'preact/hooks';
import { pauseReasonName, pauseReasons } from './pause-reasons';
import { pausingTexts } from './texts';
import '../fields/fields.css';
import './pausing.css';

export interface PauseReasonProps {
  reason: string | undefined;
  isChanging: boolean;
  /** Without one: no reason. */
  onChoose(reason: string | undefined): void;
}

/** Why the agent takes no chats, for those who lead the team. */
export function PauseReason({ reason = '', isChanging, onChoose }: PauseReasonProps) {
  const texts = pausingTexts();
  /** Shown until it is sent: disabled, it would lose the focus. */
  const [chosen, choose] = useState(reason);
  const known = Object.keys(pauseReasons());
  const options = reason === '' || known.includes(reason) ? known : [...known, reason];
  return (
    <label class="field pause-reason">
      <span>{texts.pausedFor}</span>
      <select
        value={isChanging ? chosen : reason}
        onChange={({ currentTarget: { value } }) => {
          choose(value);
          onChoose(value || undefined);
        }}
      >
        <option value="">{texts.noReason}</option>
        {options.map((one) => (
          <option key={one} value={one}>
            {pauseReasonName(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
