import { useEffect, useState } from 'preact/hooks';
import type { RoutingTrial } from '../../../operations/console/inbox/routing-trial';
import type { Routing } from '../../../operations/console/widgets';
import { ResourceModel } from '../../kit/data/resource';
import { useModel } from '../../kit/frame/use-model';
import { Loaded } from '../../kit/page/Loaded';
import { Table } from '../../kit/page/Table';
import { routingTrialTexts } from './texts';
import type { ReadTrial, TriedRouting } from './trial';

export interface TryRoutingProps {
  /** As it is being edited. */
  routing: Routing;
  read: ReadTrial;
}

/** Shows who would have got the chats of the last days by a routing before it is saved. */
export function TryRouting({ routing: { rule, chatLimit }, read }: TryRoutingProps) {
  const [tried, setTried] = useState<TriedRouting>();
  if (rule === 'all') return null;
  const isTried = tried?.rule === rule && tried.chatLimit === chatLimit;
  return (
    <div class="widgets-trial">
      <button
        type="button"
        class="button"
        disabled={!Number.isInteger(chatLimit)}
        onClick={() => setTried({ rule, chatLimit })}
      >
        {routingTrialTexts().tryIt}
      </button>
      {isTried && <Trial key={`${rule} ${chatLimit}`} routing={tried} read={read} />}
    </div>
  );
}

function Trial({ routing, read }: { routing: TriedRouting; read: ReadTrial }) {
  const trial = useModel(() => new ResourceModel((signal) => read(routing, signal)));
  useEffect(() => void trial.load(), []);
  return <Loaded resource={trial}>{(value) => <Outcome trial={value} />}</Loaded>;
}

function Outcome({ trial: { days, chats, changed, agents } }: { trial: RoutingTrial }) {
  const texts = routingTrialTexts();
  if (chats === 0) return <p role="status">{texts.nothing(days)}</p>;
  return (
    <>
      <p role="status">{texts.outcome(chats, changed, days)}</p>
      <Table
        title={texts.title}
        columns={[
          { title: texts.agent, cell: ({ name }) => <span dir="auto">{name}</span> },
          { title: texts.given, isNumber: true, cell: ({ given }) => given },
          { title: texts.wouldBe, isNumber: true, cell: ({ wouldBe }) => wouldBe },
        ]}
        rows={agents}
        keyOf={({ email }) => email}
      />
      <p class="quiet">{texts.basis}</p>
    </>
  );
}
