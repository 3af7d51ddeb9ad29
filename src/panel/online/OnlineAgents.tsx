import { useModel } from '@preact/signals';
import { Avatar } from '../../ui/Avatar';
import { Place } from '../frame/Place';
import { usePanel } from '../frame/use-panel';
import { useTableTexts } from '../frame/use-table-texts';
import { onlineTable } from '../i18n/online/online-table';
import { OnlineAgentsModel } from './online-agents';
import css from './online.css?inline';

/** Faces and names of the agents who are online. */
export function OnlineAgents() {
  const { environment, language, addStyles } = usePanel();
  const model = useModel(() => new OnlineAgentsModel(environment));
  const texts = useTableTexts(onlineTable);
  const agents = model.agents.value;
  addStyles(css);
  if (!texts || !agents) return <Place />;
  if (agents.length === 0) return null;
  const [before, after] = texts.onlineNow.split('#');
  const names = new Intl.ListFormat(language.tag).formatToParts(agents.map(({ alias }) => alias));
  return (
    <div class="online">
      <span>
        {agents.map(({ alias, avatarUrl }) => (
          <Avatar key={alias} name={alias} url={avatarUrl} size="medium" />
        ))}
      </span>
      <p class="small soft">
        {before}
        {names.map(({ type, value }) => (type === 'element' ? <bdi key={value}>{value}</bdi> : value))}
        {after}
      </p>
    </div>
  );
}
