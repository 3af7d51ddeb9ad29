import { addressOf, methodOf, type Operation } from '../../operations/operation';

/** The route as the service registers it: `GET /api/console/keys/:id`. */
export function routeOf(operation: Operation): string {
  return `${methodOf(operation)} ${addressOf(operation).replace(/\{(\w+)\}/g, ':$1')}`;
}

/** What those of another organisation get. */
export function elsewhereOf(operation: Operation): number | 'own' | undefined {
  if (operation.access === 'public') return operation.elsewhere;
  return operation.elsewhere ?? (operation.route.includes('{') ? 404 : 'own');
}
