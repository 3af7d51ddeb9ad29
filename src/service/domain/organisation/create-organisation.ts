import type { CloseCase } from '../cases/case-closing';
import type { EndpointAddresses } from '../outbox/endpoints';
import type { Clock, Secrets } from '../ports';
import type { Publishing } from '../widgets/publishing';
import { createEndpointAdministration } from './endpoint-administration';
import { createHome, type HomePorts } from './home';
import type { OrganisationStore } from './tables';
import { createTeamAdministration } from './team-administration';
import { createWidgetAdministration } from './widget-administration';

export interface OrganisationPorts extends Pick<HomePorts, 'mailbox'> {
  store: OrganisationStore;
  clock: Clock;
  secrets: Secrets;
  closeCase: CloseCase;
  publishing: Publishing;
  addresses: EndpointAddresses;
  isMailConfigured: boolean;
}

/** Widgets, teams and endpoints, as administrators change them in the console, and today at a glance. */
export function createOrganisation(ports: OrganisationPorts) {
  return {
    widgetAdministration: createWidgetAdministration(ports),
    teamAdministration: createTeamAdministration(ports),
    endpointAdministration: createEndpointAdministration(ports),
    readHome: createHome(ports),
  };
}
